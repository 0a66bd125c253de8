import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isGermanOnly } from '../src/pages.ts'
import { faultsOf } from './support/axe.ts'
import { launchBrowser, openPage, visit, type WatchedPage } from './support/browser.ts'
import { everyPage } from './support/every-page.ts'

const notFound = '/gibt-es-nicht'

/** In English, pages in German only differ in their shell alone: one of each footer stands for all. */
const pagesIn = {
  de: [...everyPage, notFound],
  en: [...everyPage.filter((path) => !isGermanOnly(path)), '/leistungen/cloud', '/agb', notFound],
}

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

describe.concurrent.each([
  ['de', 'light'],
  ['de', 'dark'],
  ['en', 'light'],
  ['en', 'dark'],
] as const)('in %s and %s colours, axe finds no fault with', (language, colorScheme) => {
  let page: WatchedPage
  beforeAll(async () => {
    const locale = language === 'de' ? 'de-DE' : 'en-GB'
    page = await openPage(browser, { locale, colorScheme, reducedMotion: 'reduce' })
  })

  describe.sequential('a page', () => {
    test.each(pagesIn[language])('%s, with the question for consent and without', async (path) => {
      await visit(page, path)
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      expect(await faultsOf(page)).toEqual([])
      await page.getByRole('button', { name: closeQuestion[language] }).click()
      expect(await faultsOf(page)).toEqual([])
    })

    test('the menu and the cookie settings', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      for (const path of ['/', '/leistungen/cloud', '/agb']) {
        await visit(page, path)
        await page.getByRole('button', { name: /^Men[uü]$/ }).click()
        expect(await faultsOf(page)).toEqual([])
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: /^(Einstellungen|Settings)$/ }).click()
        expect(await faultsOf(page)).toEqual([])
      }
    })
  })
})

const closeQuestion = { de: 'Hinweis schließen', en: 'Close this notice' }
