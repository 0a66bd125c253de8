import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pathOf } from '../../src/pages.ts'
import { openFirstVisit, recordRequests, visit } from '../support/browser.ts'
import { contact, messages } from '../support/copies.ts'
import { germanPage } from '../support/every-page.ts'

/** The chunks of copy that a page requests, as `de/home`, each as often as it does. */
async function openCounted(locale = 'de-DE') {
  const page = await openFirstVisit({ locale })
  const copies = recordRequests(
    page,
    (request) => /\/assets\/(..\/[\w-]+)-[\w-]{7}\.js$/.exec(request.url())?.[1] ?? '',
  )
  return Object.assign(page, { copies })
}

const switchTo = (page: Page, language: 'de' | 'en') =>
  page
    .locator('header')
    .getByRole('button', { name: { de: 'Deutsch', en: 'English' }[language], exact: true })

const languagesOf = (copies: string[]) => [...new Set(copies.map((copy) => copy.slice(0, 2)))]

describe('the copy of a page', () => {
  test.each([
    ['de-DE', '/', ['de/home', 'de/shell-de'], 'de'],
    ['en-US', '/', ['en/home', 'en/shell-en'], 'en'],
    ['de-DE', germanPage, ['de/shell-de'], 'de'],
    // A page in German only has the German texts of its buttons, too.
    ['en-US', germanPage, ['de/shell-de', 'en/shell-en'], 'de en'],
  ])(
    'is loaded for %s on %s in their languages alone, at once, each file once',
    async (locale, path, wanted, languages) => {
      const page = await openCounted(locale)
      await visit(page, path)
      expect(page.copies).toEqual(expect.arrayContaining(wanted))
      expect(languagesOf(page.copies).toSorted().join(' ')).toBe(languages)
      expect(page.copies).toEqual([...new Set(page.copies)])
      if (path === germanPage)
        expect(page.copies.filter((copy) => copy.startsWith('en/'))).toEqual(
          locale === 'en-US' ? expect.arrayContaining(['en/shell-en', 'en/summaries']) : [],
        )
      expect(page.problems).toEqual([])
    },
  )

  test('is loaded in another language once, with what was typed left in the form', async () => {
    const page = await openCounted()
    await visit(page, pathOf('contact', 'de'))
    await page.locator('[name=message]').fill('Guten Tag')
    for (const language of ['en', 'de', 'en'] as const) {
      await switchTo(page, language).click()
      await page.waitForURL(`**${pathOf('contact', language)}`)
      await page.getByRole('heading', { level: 1, name: contact[language].heading }).waitFor()
      expect(await page.locator('[name=message]').inputValue()).toBe('Guten Tag')
    }
    expect(page.copies.filter((copy) => copy === 'en/contact')).toHaveLength(1)
    expect(page.copies).toEqual([...new Set(page.copies)])
    expect(page.problems).toEqual([])
  })

  test('is fetched ahead when the switch is pointed at, and follows the language to pages whose code is there', async () => {
    const page = await openCounted()
    await visit(page, '/')
    const follow = async (language: 'de' | 'en') => {
      await page
        .locator(`header a[href="${pathOf('contact', language)}"]`)
        .first()
        .click()
      await page.getByRole('heading', { level: 1, name: contact[language].heading }).waitFor()
    }
    await follow('de')
    await page.goBack()
    await switchTo(page, 'en').hover()
    await expect.poll(() => page.copies).toContain('en/home')
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    await switchTo(page, 'en').click()
    await page.getByRole('link', { name: messages.en.skipToContent }).waitFor({ state: 'attached' })
    await follow('en')
    expect(page.problems).toEqual([])
  })

  test('stays in its language if the other one cannot be loaded, with what was typed', async () => {
    const page = await openCounted()
    await page.route('**/assets/en/*', (route) => route.abort())
    await visit(page, pathOf('contact', 'de'))
    await page.locator('[name=message]').fill('Guten Tag')
    await switchTo(page, 'en').click()
    await expect.poll(() => page.copies).toContain('en/contact')
    expect(await page.locator('h1').textContent()).toBe(contact.de.heading)
    expect(await page.locator('[name=message]').inputValue()).toBe('Guten Tag')
  })
})
