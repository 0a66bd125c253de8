import { JSDOM } from 'jsdom'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { isGermanOnly } from '../src/pages.ts'
import { frames, launchBrowser, openPage, visit, type WatchedPage } from './support/browser.ts'
import { everyPage } from './support/every-page.ts'

const allPages = [...everyPage, '/gibt-es-nicht']

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

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

describe.each([
  ['de', 'de-DE', allPages],
  ['en', 'en-GB', allPages.filter((path) => !isGermanOnly(path))],
])('in %s, nothing has to be scrolled sidewards at 320 px on', (language, locale, paths) => {
  let page: WatchedPage
  beforeAll(async () => {
    page = await openPage(browser, { locale, viewport: { width: 320, height: 640 } })
  })

  test.each(paths)('%s', async (path) => {
    await visit(page, path)
    await page.waitForFunction((expected) => document.documentElement.lang === expected, language)
    await page.evaluate(() => document.fonts.ready)
    expect(await sidewards(page)).toEqual([])
  })
})

describe('with text at 200 %, nothing is lost on', () => {
  let page: WatchedPage
  beforeAll(async () => {
    page = await openPage(browser, { viewport: { width: 1280, height: 800 } })
  })

  test.each(allPages)('%s', async (path) => {
    await visit(page, path)
    await page.evaluate(async () => {
      document.documentElement.style.setProperty('font-size', '200%', 'important')
      for (const details of document.querySelectorAll('details')) details.removeAttribute('name')
      for (const details of document.querySelectorAll('details')) details.open = true
      await document.fonts.ready
    })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(await sidewards(page)).toEqual([])
    expect(await cutTexts(page, 3)).toEqual([])
  })
})

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

describe('images and drawings', () => {
  const documents = new Map<string, Document>()
  beforeAll(async () => {
    for (const path of allPages) {
      const response = await fetch(inject('siteUrl') + path)
      documents.set(path, new JSDOM(await response.text()).window.document)
    }
  })

  test.each(allPages)('%s: every image has its size and an alternative text, which may be empty', (path) => {
    const images = [...(documents.get(path)?.querySelectorAll('img') ?? [])]
    const wrong = images.filter((image) => !isSized(image) || !image.hasAttribute('alt'))
    expect(wrong.map((image) => image.outerHTML)).toEqual([])
  })

  test.each(allPages)('%s: every drawing has a name or is hidden from assistive technology', (path) => {
    const drawings = [...(documents.get(path)?.querySelectorAll('svg') ?? [])]
    const wrong = drawings.filter((svg) => svg.closest('[aria-hidden=true]') === null && !hasName(svg))
    expect(wrong.map((svg) => svg.outerHTML.slice(0, 200))).toEqual([])
  })

  const isSized = (image: Element) =>
    ['width', 'height'].every((name) => Number(image.getAttribute(name)) > 0)

  const hasName = (svg: Element) => {
    const labels = (svg.getAttribute('aria-labelledby') ?? '').split(/\s+/)
    const named = labels.map((id) => svg.ownerDocument.getElementById(id)?.textContent ?? '').join('')
    const name = svg.getAttribute('aria-label') ?? (named || svg.querySelector(':scope > title')?.textContent)
    return svg.getAttribute('role') === 'img' && (name ?? '').trim() !== ''
  }
})

describe.each([[360], [1280]])('at %i px, nothing moves after the first paint of', (width) => {
  test.each([
    ['/'],
    ['/leistungen'],
    ['/leistungen/backup'],
    ['/kontakt'],
    ['/blog'],
    ['/blog/nis2-richtlinie-umsetzung'],
  ])('%s', async (path) => {
    const page = await openPage(browser, { viewport: { width, height: 800 } })
    await page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) {
          const nodes = entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? '')
          shifts.push(`${entry.value.toFixed(4)}: ${nodes.join(' | ')}`)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await visit(page, path)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    // A shift is reported after the frame in which it happens.
    await frames(page)
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
  })
})

/** TypeScript has no type for it yet. */
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
