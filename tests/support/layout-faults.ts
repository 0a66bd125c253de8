import type { Page } from '@playwright/test'

/** How many pixels of the page are to the right of the window, and which texts and elements are there. */
export function sidewards(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
}

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

/** From 400 % zoom in a window of 1280 by 1024 to a desk; `zoomFaults` has a phone. */
export const windows = [
  { width: 320, height: 256 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
]

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** What is lost at 200 %, at 400 % and with the spacing of WCAG 1.4.12; the page is as it was after that. */
export async function zoomFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
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
    const found = [...(await sidewards(page)), ...(await cutTexts(page, 3))]
    faults.push(...found.map((fault) => `${width} px${style && ` with ${style}`}: ${fault}`))
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return faults
}
