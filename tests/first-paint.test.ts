import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isGermanOnly, screens } from '../src/paths.ts'
import { launchBrowser, openPage, visit } from './browser.ts'
import { everyPage } from './every-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

/** A page on which the application never starts: what is seen is the HTML and its inline scripts alone. */
async function openStill(locale: string, setUp: () => void = () => {}) {
  const page = await openPage(browser, { locale })
  await page.addInitScript(setUp)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  return page
}

const skipLink = { de: 'Zum Inhalt springen', en: 'Skip to content' }

describe.each([
  ['fr-FR', 'de', [...everyPage, '/gibt-es-nicht']],
  ['en-GB', 'en', [...everyPage, '/gibt-es-nicht']],
  ['de-LU', 'de', ['/contact', '/leistungen/cloud']],
  ['en', 'en', ['/kontakt', '/leistungen/cloud']],
] as const)('before the application starts, a browser that speaks %s', (locale, language, paths) => {
  test('shows every page in the right language', async () => {
    const page = await openStill(locale)
    for (const path of paths) {
      await page.goto(path)
      const shown = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        skipLink: document.querySelector('a')?.textContent,
        main: document.querySelector('main')?.lang,
        isHidden: document.documentElement.hidden,
        headings: document.querySelectorAll('h1').length,
        titles: document.querySelectorAll('title').length,
        descriptions: document.querySelectorAll('meta[name="description"]').length,
        templates: document.querySelectorAll('template').length,
      }))
      expect(shown, path).toEqual({
        lang: language,
        skipLink: skipLink[language],
        main: isGermanOnly(path) ? 'de' : '',
        isHidden: false,
        headings: 1,
        titles: 1,
        descriptions: 1,
        templates: 0,
      })
    }
  })

  test('has title and description of a page with two languages in the right one', async () => {
    const page = await openStill(locale)
    for (const path of Object.values(screens.contact.path)) {
      await page.goto(path)
      expect(await page.title()).toContain(language === 'de' ? 'Kontakt' : 'Contact')
      const description = page.locator('meta[name="description"]')
      expect(await description.getAttribute('content')).toContain(
        language === 'de' ? 'Luxemburg' : 'Luxembourg',
      )
    }
  })
})

test('nothing of the first language is ever painted for a reader of the other', async () => {
  const page = await openPage(browser, { locale: 'en-GB' })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const root = document.getElementById('root')
      if (root && document.documentElement.checkVisibility())
        seen.push(root.querySelector('a')?.textContent ?? '')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await visit(page, '/kontakt')
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(new Set(seen)).toEqual(new Set([skipLink.en]))
})

test('the choice of a tab wins over the browser, also before the application starts', async () => {
  const page = await openStill('de-DE', () => sessionStorage.setItem('language', 'en'))
  await page.goto('/leistungen/cloud')
  expect(await page.locator('a').first().textContent()).toBe(skipLink.en)
})

test.each([
  [
    'throws',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new Error('refused')
        },
      }),
  ],
  ['holds something else', () => sessionStorage.setItem('language', 'fr')],
  ['is missing', () => Object.defineProperty(window, 'sessionStorage', { value: undefined })],
])('storage that %s leaves the browser’s language', async (_, setUp) => {
  const page = await openStill('en-GB', setUp)
  await page.goto('/kontakt')
  expect(await page.locator('a').first().textContent()).toBe(skipLink.en)
})

test('without JavaScript a page is in the language of its path', async () => {
  const page = await openPage(browser, { locale: 'en-GB', javaScriptEnabled: false })
  await page.goto('/kontakt')
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  await page.goto('/contact')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(await page.locator('h1').isVisible()).toBe(true)
})
