import { expect, test, vi } from 'vitest'
import { de } from '../../../src/language/de.ts'
import { existing } from '../../support/this-site.ts'
import { visit } from '../support/tab.ts'
import type { Flow } from './flow.ts'

/** Runs in the page after a key: what has the focus, what is wrong with it, and whether it was the last stop. */
function focused(key: string) {
  const element = document.activeElement as HTMLElement
  const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element)
  const { width, height, top, bottom, left, right } = element.getBoundingClientRect()
  const centre = document.elementFromPoint((left + right) / 2, Math.max(1, (top + bottom) / 2))
  const isOnTop = centre !== null && (element.contains(centre) || centre.contains(element))
  const faults = {
    'out of view': bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth,
    'without a size': width === 0 || height === 0 || opacity === '0',
    'under something': !isOnTop && height < innerHeight / 2,
    'not marked': outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2,
  }
  const faultsFound = Object.entries(faults).flatMap(([fault, isTrue]) => (isTrue ? [fault] : []))
  // Behind the last stop is the browser itself. WebKit's has nothing else there, and starts again.
  const isEnd = !document.hasFocus() || element.matches('html, body') || element.dataset.stop === key
  if (faultsFound.length === 0) element.dataset.stop = key
  return {
    isEnd,
    name: `${element.localName} ${element.getAttribute('name') ?? element.textContent?.trim().slice(0, 40)}`,
    faults: faultsFound,
  }
}

/** With the keyboard alone. */
export function testKeyboard({ open }: Flow): void {
  test.each(existing('/', '/kontakt', '/leistungen/it-sicherheit', '/blog'))(
    'every stop of the keyboard on %s is in view, marked, and under nothing',
    async (path) => {
      const tab = await open()
      await visit(tab, path)
      let stops = 0
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        // Backwards from the end, where the page scrolls up towards the header.
        if (key === 'Shift+Tab') {
          await tab.click('section button', de.consent.close)
          await tab.run(() => [...document.querySelectorAll<HTMLElement>('footer a')].at(-1)?.focus())
        }
        for (let step = 0; step < 150; step++) {
          await tab.press(key)
          // The page scrolls to it, which takes a moment.
          const isEnd = await vi.waitFor(async () => {
            const { isEnd, name, faults } = await tab.run(focused, key)
            if (!isEnd) expect([key, name, ...faults]).toEqual([key, name])
            return isEnd
          }, 30_000)
          if (isEnd) break
          stops += 1
        }
      }
      expect(stops).toBeGreaterThan(30)
      expect(stops).toBeLessThan(300)
    },
  )
}
