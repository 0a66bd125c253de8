import { expect, test } from 'vitest'
import { company } from '../../src/company/company.ts'
import { shell as de } from '../../src/content/de/shell.ts'
import { shell as en } from '../../src/content/en/shell.ts'
import { hydrated, openFirstVisit, until } from '../support/browser.ts'
import { buttonOf, fill, successesOf } from '../support/contact-form.ts'
import { inlineScriptFaults } from '../support/foreign-changes.ts'

async function open(change: (html: string) => string, locale: string) {
  const page = await openFirstVisit({ locale })
  await page.route(/^[^?]*\/[^./]*$/, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers, body: change(await response.text()) })
  })
  await page.goto('/kontakt')
  return page
}

// The other faults do the same to Chromium; all of them are in `tests/engines`.
const faults = ['is taken away', 'is blocked by another policy', 'is broken off'].map(
  (name) => [name, inlineScriptFaults[name] as (html: string) => string] as const,
)

test.concurrent.each(faults)(
  'where the inline script %s a page has its whole style sheet, its links and its forms',
  async (_, change) => {
    const page = await open(change, 'de-DE')
    await until(async () => expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(1))
    await hydrated(page)
    await fill(page)
    await buttonOf(page).click()
    await successesOf(page).waitFor()
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.locator('header nav').getByRole('link', { name: de.labels.home }).click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    await page.getByRole('button', { name: de.consent.decline }).click()
    expect(await page.evaluate(() => document.cookie)).toContain('cookie-consent')
    expect(
      page.problems.filter(
        (problem) => !/Content Security Policy|SyntaxError|Unexpected|Invalid/.test(problem),
      ),
    ).toEqual([])
  },
)

test('without the inline script an English visitor gets English as soon as the application is there', async () => {
  const page = await open(faults[0]?.[1] ?? String, 'en-GB')
  await until(async () => expect(await buttonOf(page).textContent()).toBe(en.contactForm.submit))
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  expect(await page.title()).toContain(company.shortName)
})
