import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { shell as de } from '../../src/content/de/shell.ts'
import { shell as en } from '../../src/content/en/shell.ts'
import { articlePath, isInOneLanguage } from '../../src/pages.ts'
import { openFirstVisit, openPage, visit } from '../support/browser.ts'
import { contact } from '../support/copies.ts'
import { sourceAt } from '../support/documents.ts'
import { everyPage, germanPage, publishedSlugs } from '../support/every-page.ts'
import { pagesToVisit } from '../support/scope.ts'

/** A page on which the application never starts: what is seen is the HTML and its inline scripts alone. */
async function openStill(locale: string, setUp: () => void = () => {}) {
  const page = await openPage({ locale })
  await page.addInitScript(setUp)
  await page.route(/\/assets\/(?!start-).*\.js$/, (route) => route.abort())
  return page
}

const skipLink = { de: de.skipToContent, en: en.skipToContent }

test.each([
  ['fr-FR', 'de', ['/', germanPage, '/kontakt', '/contact']],
  ['en-GB', 'en', [...pagesToVisit('de'), '/kontakt', '/contact']],
] as const)(
  'before the application starts, a browser that speaks %s shows every page in %s',
  async (locale, language, paths) => {
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
        templates: document.querySelectorAll('#other-language').length,
      }))
      expect(shown, path).toEqual({
        lang: language,
        skipLink: skipLink[language],
        main: isInOneLanguage(path) ? 'de' : '',
        isHidden: false,
        headings: 1,
        titles: 1,
        descriptions: 1,
        templates: 0,
      })
      if (!['/kontakt', '/contact'].includes(path)) continue
      expect(await page.title()).toContain(contact[language].title)
      const description = page.locator('meta[name="description"]')
      expect(await description.getAttribute('content')).toBe(contact[language].description)
    }
  },
)

test('nothing of the first language is ever painted for a reader of the other', async () => {
  const page = await openFirstVisit({ locale: 'en-GB' })
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
  await page.goto(germanPage)
  expect(await page.locator('a').first().textContent()).toBe(skipLink.en)
})

describe('the first paint waits for nothing but the page itself', () => {
  /** Where each element is, and its colours. What comes after an article, far below, may come later. */
  const look = (page: Page) =>
    page.evaluate(() => {
      // What comes after it has its styles later.
      const article = document.querySelector('article:has(#article-body)')
      const end = article?.getBoundingClientRect().bottom ?? 3 * window.innerHeight
      return [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
        .filter((element) => element.getBoundingClientRect().bottom <= end)
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const { color, backgroundColor, font } = getComputedStyle(element)
          return [element.localName, x, y, width, height, color, backgroundColor, font].join(' ')
        })
    })

  test('every page has its styles in it, and the rest in a template', () => {
    const faults = everyPage.filter((path) => {
      const html = sourceAt(path)
      const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
      const visible = html.replaceAll(/<(template|noscript)\b.*?<\/\1>/gs, '')
      return (
        style.length < 5000 || /rel="(stylesheet|modulepreload)"|<script(?! async)[^>]* src=/.test(visible)
      )
    })
    expect(faults).toEqual([])
  })

  test.each([
    '/',
    '/kontakt',
    '/blog',
    '/leistungen/telefonie',
    ...publishedSlugs.slice(-1).map(articlePath),
  ])('%s looks the same when the whole style sheets have come', async (path) => {
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      const [first, whole] = await Promise.all([
        openPage({ viewport, reducedMotion: 'reduce' }),
        openPage({ viewport, reducedMotion: 'reduce' }),
      ])
      // The application adds some things, and the font may be late: here it is the styles alone that count.
      await first.route(/\.(js|css|woff2)$/, (route) => route.abort())
      await whole.route(/\/(?!start-)[^/]*\.(js|woff2)$/, (route) => route.abort())
      await Promise.all([first.goto(path), whole.goto(path)])
      await whole.waitForFunction(() => document.styleSheets.length > 1)
      expect(await look(first)).toEqual(await look(whole))
    }
  })
})

// That it is rendered after the first paint is what `visit` waits for.
test('what is below the screen is rendered at once where the browser scrolls: at an anchor, and in a page that was left', async () => {
  const isRendered = (page: Page) =>
    page.evaluate(() =>
      document.querySelector('#root > footer a')?.checkVisibility({ contentVisibilityAuto: true }),
    )
  const page = await openStill('de-LU')
  await page.goto('/#main')
  expect(await isRendered(page)).toBe(true)
  await page.goto('/kontakt')
  expect(await isRendered(page)).toBe(false)
  await page.evaluate(() => history.replaceState({}, ''))
  await page.reload()
  expect(await isRendered(page)).toBe(true)
})

test('the application is not loaded before the content is painted', async () => {
  const page = await openStill('de-LU', () => {
    const isWaiting = () => document.querySelector('template#application') !== null
    // Reports first what Chromium reports when the background is painted alone.
    window.PerformanceObserver = class {
      constructor(private report: (paints: { getEntriesByName: (name: string) => object[] }) => void) {}
      observe() {
        this.report({ getEntriesByName: (name) => (name === 'first-paint' ? [{}] : []) })
        const before = isWaiting()
        this.report({ getEntriesByName: () => [{}] })
        Object.assign(window, { waiting: [before, isWaiting()] })
      }
    } as unknown as typeof PerformanceObserver
  })
  await page.goto('/')
  expect(await page.evaluate('waiting')).toEqual([true, false])
})

test('a page that ends in the middle of its other language shows the one that it has', async () => {
  const html = sourceAt('/')
  const end = html.indexOf(' id="other-language"')
  const page = await openPage({ locale: 'en-GB' })
  await page.route('**/', (route) =>
    route.fulfill({ contentType: 'text/html', body: html.slice(0, end + 3000) }),
  )
  await page.goto('/')
  expect(await page.locator('a').first().textContent()).toBe(skipLink.de)
  expect(await page.locator('h1').isVisible()).toBe(true)
})
