import { beforeAll, describe, expect, test } from 'vitest'
import { de } from '../src/language/de.ts'
import { en } from '../src/language/en.ts'
import { stopFaults, treeFaults } from './support/access-faults.ts'
import { violationsInBothThemes, violationsOn } from './support/axe.ts'
import { openPage, visit, type WatchedPage } from './support/browser.ts'
import { pagesIn } from './support/every-page.ts'
import { germanPage, readers } from './support/this-site.ts'

const notFound = '/gibt-es-nicht'

const messages = { de, en }

/** The last one as before: axe finds other elements in others. */
const stopWindows = [
  // 1280 pixels at 400 %.
  { width: 320, height: 256 },
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
]

describe.concurrent.each(readers)('in %s (%s), axe finds no violation on', (locale, language) => {
  const { consent, menu } = messages[language]
  let page: WatchedPage
  beforeAll(async () => {
    page = await openPage({ locale, colorScheme: 'light', reducedMotion: 'reduce' })
  })

  /** In English a page has the elements of the German one. */
  const violationsAt = (path: string) =>
    language === 'en' && path !== '/' && path !== notFound ? violationsOn(page) : violationsInBothThemes(page)

  describe.sequential('a page', () => {
    test.each([...pagesIn(language), notFound])('%s', async (path) => {
      await visit(page, path)
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      if (language === 'de') {
        expect(await treeFaults(page)).toEqual([])
        for (const size of stopWindows) {
          await page.setViewportSize(size)
          expect([size.width, ...(await stopFaults(page))]).toEqual([size.width])
        }
      }
      // The banner covers a part of the page, which axe would leave out.
      await page.getByRole('button', { name: consent.close }).click()
      expect(await violationsAt(path)).toEqual([])
    })

    test('the consent banner, the menu and the cookie settings', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      for (const path of ['/', germanPage, '/impressum', notFound]) {
        await visit(page, path)
        expect(await violationsAt(path)).toEqual([])
        await page.getByRole('button', { name: menu.open, exact: true }).click()
        expect(await violationsAt(path)).toEqual([])
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: consent.settings, exact: true }).click()
        expect(await violationsAt(path)).toEqual([])
      }
    })
  })
})
