import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { blogCopy } from '../../src/content/de/blog.ts'
import { shell } from '../../src/content/de/shell.ts'
import { fill } from '../../src/i18n/fill.ts'
import { footerColumns, searchPath } from '../../src/pages.ts'
import { violationsInBothThemes } from '../support/axe.ts'
import { openPage, visit } from '../support/browser.ts'
import { publishedSlugs } from '../support/every-page.ts'

const { filter, search } = blogCopy

const field = (page: Page) => page.getByRole('searchbox')
const reported = (page: Page, text: string) =>
  page.locator('main p[role=status]', { hasText: text }).waitFor()
const result = (page: Page, path: string) => page.locator(`[data-list] h2 a[href="${path}"]`)

// A site without articles has no search field.
describe.skipIf(publishedSlugs.length === 0)('the search', () => {
  test('finds pages, says where they are, and leads there', async () => {
    const page = await openPage()
    await visit(page, '/blog')
    await field(page).fill('Impressum')
    await reported(page, fill(filter.search, { text: 'Impressum' }))
    const found = page.locator('[data-list] article', {
      hasText: `${search.page} · ${shell.labels.legalNotice}`,
    })
    expect(await found.locator('h2 a').getAttribute('href')).toBe('/impressum')
    await result(page, '/impressum').click()
    await page.waitForURL('**/impressum')
    await page.goBack()
    await result(page, '/impressum').waitFor()
    expect(await field(page).inputValue()).toBe('Impressum')
    expect(page.problems).toEqual([])
  })

  test('finds for visitors who read English what they see in English', async () => {
    const page = await openPage({ locale: 'en-GB' })
    await visit(page, searchPath('contact'))
    const link = result(page, '/contact')
    await link.waitFor()
    expect(await link.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en')
    await page.goto(`${new URL(page.url()).origin}${searchPath('privacy')}`)
    const german = result(page, '/datenschutz')
    await german.waitFor()
    expect(await german.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('de')
    expect(page.problems).toEqual([])
  })

  test('leads to the contact form, not to the newsletter, where it finds nothing', async () => {
    const page = await openPage()
    const newsletter = page.locator('main form', { has: page.locator('[name=email]') })
    const visible = () => newsletter.isVisible()
    await visit(page, '/blog')
    const before = await visible()
    await field(page).fill('xqzvw')
    await reported(page, fill(search.noneFor, { text: 'xqzvw' }))
    expect([before, await visible()]).toEqual([true, false])
    expect(await page.locator('main a[href="/kontakt"]').isVisible()).toBe(true)
    expect(await page.locator('main p', { hasText: search.services }).getByRole('link').count()).toBe(
      footerColumns.servicesOverview.length - 1,
    )
    await field(page).fill('Impressum')
    await result(page, '/impressum').waitFor()
    expect(await visible()).toBe(true)
  })

  test('offers the closest words, and says what it found instead of others', async () => {
    const page = await openPage({ reducedMotion: 'reduce' })
    await visit(page, searchPath('Ransomwehr'))
    const offer = page.locator('[data-list=ready] p', { hasText: search.suggestions }).getByRole('link')
    await offer.waitFor()
    expect(await offer.allTextContents()).toEqual(['Ransomware'])
    expect(await violationsInBothThemes(page)).toEqual([])
    await offer.click()
    await reported(page, fill(filter.search, { text: 'Ransomware' }))
    expect(await field(page).inputValue()).toBe('Ransomware')
    await field(page).fill('NIS2 Luxmburg')
    await reported(page, fill(search.similar, { words: fill(search.quoted, { text: 'Luxemburg' }) }))
    await field(page).fill('Backup xqzvw')
    await reported(page, search.isPartial)
    expect(page.problems).toEqual([])
  })

  test('begins on the page for unknown addresses, too', async () => {
    const page = await openPage()
    await visit(page, '/gibt-es-nicht')
    await field(page).fill('Impressum')
    await field(page).press('Enter')
    await page.waitForURL(`**${searchPath('Impressum')}`)
    await result(page, '/impressum').waitFor()
  })
})
