import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { company } from '../src/company/company.ts'
import { phoneLink } from '../src/layout/contact-links.ts'
import { articlePath, enquiryPath } from '../src/pages.ts'
import {
  launchBrowser,
  openFirstVisit,
  openPage,
  recordShifts,
  shiftsIn,
  visit,
  type WatchedPage,
} from './support/browser.ts'
import { everyPage, pagesIn, publishedSlugs } from './support/every-page.ts'
import { existing, readers } from './support/this-site.ts'

const articles = publishedSlugs.slice(0, 1).map(articlePath)
const allPages = [...everyPage, '/gibt-es-nicht']

/** Shows one path after the other. */
let page: WatchedPage
beforeAll(async () => {
  page = await openPage()
})

/** How many pixels of the page are to the right of the window, and which texts and elements are there. */
const sidewards = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement as Element
    if (scrollWidth <= clientWidth) return []
    const outside = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 &&
        ![...element.children].some((child) => child.getBoundingClientRect().right > clientWidth + 1),
    )
    const names = outside.map(
      (element) => `${element.localName}: ${element.textContent?.trim().slice(0, 60)}`,
    )
    return [`${scrollWidth - clientWidth} px`, ...names]
  })

/** From 400 % zoom in a window of 1280 by 1024 to a desk. */
const windows = [
  { width: 320, height: 256 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
]

describe.each(readers)(
  'in %s (%s), beside a scrollbar that takes room, nothing has to be scrolled sidewards on',
  (locale, language) => {
    let withScrollbars: Browser
    let page: WatchedPage
    beforeAll(async () => {
      withScrollbars = await launchBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] })
      page = await openFirstVisit({ locale }, withScrollbars)
    })
    afterAll(() => withScrollbars?.close())

    test.each([...pagesIn(language), '/gibt-es-nicht'])('%s', async (path) => {
      await visit(page, path)
      await page.waitForFunction((expected) => document.documentElement.lang === expected, language)
      await page.evaluate(() => document.fonts.ready)
      for (const size of windows) {
        await page.setViewportSize(size)
        expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(size.width)
        expect([size.width, ...(await sidewards(page))]).toEqual([size.width])
      }
    })
  },
)

/**
 * Texts of which a part is outside an element that hides what is outside. Left out is what is meant to be
 * so: text for screen readers alone, in a box of a pixel, and the excerpt that the specification clamps.
 */
function cutTexts(page: Page, excerptLines: number): Promise<string[]> {
  return page.evaluate((excerptLines) => {
    const hides = (value: string) => value === 'hidden' || value === 'clip'
    const scrolls = (value: string) => value === 'auto' || value === 'scroll'
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true }) || text.textContent?.trim() === '') continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const rects = [...range.getClientRects()]
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) break
        if (!hides(style.overflowX) && !hides(style.overflowY)) continue
        const frame = box.getBoundingClientRect()
        if (frame.width <= 1 && frame.height <= 1) break
        if (style.webkitLineClamp === String(excerptLines)) break
        const isCut = rects.some(
          (rect) =>
            (hides(style.overflowX) && (rect.left < frame.left - 1 || rect.right > frame.right + 1)) ||
            (hides(style.overflowY) && (rect.top < frame.top - 1 || rect.bottom > frame.bottom + 1)),
        )
        if (isCut) cut.push(`${box.localName}: ${text.textContent?.trim().slice(0, 60)}`)
      }
    }
    return cut
  }, excerptLines)
}

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

test.each(allPages)(
  '%s loses nothing at 200 %%, at 400 %% and with the spacing of WCAG 1.4.12',
  async (path) => {
    await visit(page, path)
    await page.evaluate(() => document.fonts.ready)
    for (const [width, height, style] of [
      [1280, 800, ':root { font-size: 200% !important }'],
      [320, 256, ''],
      [360, 800, spacing],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.evaluate((style) => {
        // Not a style element, which the policy forbids.
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(style)
        document.adoptedStyleSheets = [sheet]
        for (const details of document.querySelectorAll('details')) details.removeAttribute('name')
        for (const details of document.querySelectorAll('details')) details.open = true
      }, style)
      const faults = [...(await sidewards(page)), ...(await cutTexts(page, 3))]
      expect([width, ...faults]).toEqual([width])
    }
  },
)

test.each([...existing('/', '/impressum', '/leistungen/managed-services'), ...articles])(
  'on paper, each sheet of %s says whose it is',
  async (path) => {
    const page = await openPage()
    await visit(page, path)
    // The styles for paper come after the first paint.
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('navigation').first().waitFor({ state: 'hidden' })
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    const sheets = pdf.match(/\/Type \/Page\b/g)?.length
    expect(sheets).toBeGreaterThan(1)
    // The telephone number beside the address is a link, which a PDF lists as text.
    expect(pdf.split(`(${phoneLink(company.phone)})`).length - 1).toBeGreaterThanOrEqual(sheets ?? 0)
  },
)

describe.each([[360], [1280]])('at %i px, nothing moves after the first paint of', (width) => {
  test.each([
    ...existing('/', '/leistungen', '/leistungen/backup', '/kontakt', '/blog'),
    enquiryPath('de', 'privacy', 'professional'),
    ...articles,
  ])('%s', async (path) => {
    const page = await openFirstVisit({ viewport: { width, height: 800 } })
    await recordShifts(page)
    await visit(page, path)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    expect(await shiftsIn(page)).toEqual([])
  })
})

test('at 360 px, all columns of the tables of articles are in view', async () => {
  const page = await openPage({ viewport: { width: 360, height: 740 } })
  for (const slug of publishedSlugs) {
    await visit(page, articlePath(slug))
    const cells = page.locator('#article-body td')
    const ends = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().right))
    expect(Math.max(0, ...ends), slug).toBeLessThanOrEqual(360)
  }
})

test.each([320, 768, 970, 1280])('at %i px, what is scrolled to is below the header', async (width) => {
  for (const [locale] of readers) {
    const page = await openPage({ locale, viewport: { width, height: 800 } })
    // The second page has the font, however slow the first was.
    await visit(page, '/impressum')
    await visit(page, '/')
    const [header, room] = await page.evaluate(() => [
      document.querySelector('header')?.getBoundingClientRect().height,
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart),
    ])
    expect(header).toBeLessThan(room ?? 0)
  }
})
