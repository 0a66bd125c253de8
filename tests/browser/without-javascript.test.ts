import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { company } from '../../src/company/company.ts'
import { blogCopy } from '../../src/content/de/blog.ts'
import { shell as de } from '../../src/content/de/shell.ts'
import { articlePath, navigation } from '../../src/pages.ts'
import { openPage } from '../support/browser.ts'
import { buttonOf, field, fill, formOf } from '../support/contact-form.ts'
import { documentAt } from '../support/documents.ts'
import { publishedSlugs } from '../support/every-page.ts'

const openStill = () =>
  openPage({ javaScriptEnabled: false, locale: 'en-GB', viewport: { width: 360, height: 640 } })

const addressIn = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

test('without JavaScript the home page has its navigation and its styles, and nothing that needs scripts', async () => {
  const page = await openStill()
  await page.goto('/')
  const links = page.getByRole('navigation', { name: de.mainNavigation }).getByRole('link')
  expect(await links.count()).toBe(navigation.length)
  expect(await page.getByRole('button', { name: de.menu.open, exact: true }).count()).toBe(0)
  expect(await page.getByRole('region', { name: de.consent.label }).count()).toBe(0)
  expect(await page.getByText(de.consent.openSettings).isVisible()).toBe(false)
  // The styles for paper are in the whole style sheets alone.
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('header').first().isVisible()).toBe(false)
})

test('without JavaScript the contact form opens a mail, after the checks of the browser, in the language of its path', async () => {
  const form = documentAt('/kontakt').querySelector('form:has([name=message])')
  expect(['action', 'method', 'enctype', 'novalidate'].map((name) => form?.getAttribute(name))).toEqual([
    `mailto:${company.email.general}`,
    'post',
    'text/plain',
    null,
  ])
  const page = await openStill()
  await page.goto('/kontakt')
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  expect(await formOf(page).locator('noscript p').isVisible()).toBe(true)
  await fill(page)
  await buttonOf(page).click()
  await field(page, 'subject').press('Enter')
  expect(addressIn(page)).toBe('/kontakt')
  await page.goto('/contact')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(await page.locator('h1').isVisible()).toBe(true)
})

test('without JavaScript there is an e-mail address instead of the newsletter, and no search and no share menu', async () => {
  const page = await openStill()
  const articles = publishedSlugs.slice(0, 1).map(articlePath)
  for (const path of ['/blog', ...articles, '/kontakt']) {
    await page.goto(path)
    const newsletter = page.locator('form:has([name=consent])')
    expect(await newsletter.locator('a[href^="mailto:"]').count()).toBe(1)
    expect(await newsletter.locator('button').isDisabled()).toBe(true)
    await newsletter.locator('[name=email]').fill('a@example.com')
    await newsletter.locator('[name=email]').press('Enter')
    expect(addressIn(page)).toBe(path)
    expect(await page.getByText(blogCopy.article.share.button, { exact: true }).isVisible()).toBe(false)
    expect(await page.getByRole('searchbox').isVisible()).toBe(false)
    const instead = page.locator('noscript p', { hasText: blogCopy.search.withoutScript })
    expect(await instead.isVisible()).toBe(path === '/blog')
  }
})
