import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { rendered } from './page.ts'
import type { Page } from './test.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds in light and in dark colours; the elements are the same in both, so only colours are judged twice. */
export async function violations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await runAxe(page, { runOnly: allRules, rules: { 'target-size': { enabled: true } } })
  await page.emulateMedia({ colorScheme: 'dark' })
  const colours = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] }
  const dark = await runAxe(page, { runOnly: colours })
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map((violation) => `dark: ${violation}`)]
}

/** axe is evaluated, which no policy forbids. */
async function runAxe(page: Page, options: RunOptions): Promise<string[]> {
  // axe looks at what lies over what, which is not known of sections that are not rendered.
  await rendered(page)
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe)
  // Transitions begin with the style sheet.
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    return links.every(({ sheet }) => sheet) && document.getAnimations().length === 0
  })
  const { violations } = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(options),
    { ...options, resultTypes: ['violations' as const] },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary?.replaceAll(/\s+/g, ' ')}`),
  )
}

/** What makes the page wider than the window. */
export function sidewards(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement as Element
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `wide: ${element.localName} ${element.textContent?.trim().slice(0, 60)}`)
      .slice(-3)
  })
}

/** Stops of the keyboard that something covers (WCAG 2.4.11), that are outside of the window, or that nothing marks. */
export function stopFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary, [tabindex="0"]'),
    ].filter((stop) => stop.checkVisibility() && !stop.matches(':disabled, [tabindex="-1"]'))

    const isCovered = (stop: HTMLElement) => {
      const [box] = stop.getClientRects()
      // What is higher than half of the window is not covered as a whole.
      if (box === undefined || box.height > innerHeight / 2) return false
      const y = (box.top + box.bottom) / 2
      return [box.left + 2, (box.left + box.right) / 2, box.right - 2].some((x) => {
        const top = document.elementFromPoint(Math.min(Math.max(x, 1), innerWidth - 1), y)
        return top === null || !(stop.contains(top) || top.contains(stop))
      })
    }
    const isOutside = (stop: HTMLElement) => {
      const { top, bottom, left, right } = stop.getBoundingClientRect()
      return bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth
    }
    const isMarked = (stop: HTMLElement) =>
      [stop, ...(stop.closest('label')?.querySelectorAll('*') ?? [])]
        .map((element) => getComputedStyle(element))
        .some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        )

    const faults = new Set<string>()
    for (const order of [stops, stops.toReversed()]) {
      for (const stop of order) {
        stop.focus()
        if (document.activeElement !== stop) continue
        const name = `${stop.localName} ${stop.getAttribute('name') ?? stop.textContent?.trim().slice(0, 40)}`
        if (isCovered(stop)) faults.add(`covered: ${name}`)
        if (isOutside(stop)) faults.add(`outside: ${name}`)
        if (!isMarked(stop)) faults.add(`not marked: ${name}`)
      }
    }
    return [...faults]
  })
}

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
    const found = await sidewards(page)
    faults.push(...found.map((fault) => `${width} px ${fault}`))
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return faults
}
