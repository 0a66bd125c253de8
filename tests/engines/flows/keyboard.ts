import { expect, test, vi } from 'vitest'
import { de } from '../../../src/language/de.ts'
import { visit } from '../support/tab.ts'
import type { Flow } from './flow.ts'

/** Runs in the page: what has the focus, and what is wrong with it. */
function focused() {
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
  return {
    name: `${element.localName} ${element.getAttribute('name') ?? element.textContent?.trim().slice(0, 40)}`,
    faults: Object.entries(faults).flatMap(([fault, isTrue]) => (isTrue ? [fault] : [])),
  }
}

/** Runs in the page: whether the focus has left the page, or begins again. */
function isAtEnd(key: string): boolean {
  const element = document.activeElement as HTMLElement
  // Behind the last stop is the browser itself. WebKit's has nothing else there, and starts again.
  if (!document.hasFocus() || element.matches('html, body') || element.dataset.stop === key) return true
  element.dataset.stop = key
  return false
}

/** With the keyboard alone. */
export function testKeyboard({ open }: Flow): void {
  test.each([['/'], ['/kontakt'], ['/leistungen/it-sicherheit'], ['/blog']])(
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
          if (await tab.run(isAtEnd, key)) break
          // The page scrolls to it, which takes a moment.
          await vi.waitFor(async () => {
            const { name, faults } = await tab.run(focused)
            expect([key, name, ...faults]).toEqual([key, name])
          }, 5000)
          stops += 1
        }
      }
      expect(stops).toBeGreaterThan(30)
      expect(stops).toBeLessThan(300)
    },
  )
}
