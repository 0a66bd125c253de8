import { describe, expect, test } from 'vitest'
import { de } from '../../../src/language/de.ts'
import { en } from '../../../src/language/en.ts'
import { everyPage } from '../../support/every-page.ts'
import { type Tab, until, visit } from '../support/tab.ts'
import { expectNoProblems, type Flow } from './flow.ts'

const notFound = '/gibt-es-nicht'

/** The not-found page logs the path (spec §2), and some browsers the status. */
const reportOfNotFound = /404/

/** Every page in both languages, and every page at 320 pixels. */
export function testPages({ open }: Flow): void {
  describe.each([
    ['german', 'de', de.skipToContent],
    ['english', 'en', en.skipToContent],
  ] as const)('for a visitor who reads %s', (visitor, lang, text) => {
    test.each([...everyPage, notFound])(
      '%s is right at first paint, and hydrated without a word',
      async (path) => {
        const tab = await open(visitor)
        await visit(tab, path)
        const first = await tab.run(() => (window as unknown as { firstPaint: object }).firstPaint)
        expect(first).toEqual({ lang, text, hidden: false })
        expect(await tab.run(() => document.documentElement.lang)).toBe(lang)
        expect(await tab.run(() => document.querySelectorAll('h1').length)).toBe(1)
        await expectNoProblems(tab, path === notFound ? reportOfNotFound : undefined)
      },
    )
  })

  test('no page has to be scrolled sidewards at 320 pixels', async () => {
    const tab = await open()
    await tab.goto('/blank')
    const tooWide = []
    for (const path of [...everyPage, notFound]) {
      await frame(tab, path)
      const [needed = 0, given = 0] = await tab.run(() => {
        const page = window.frames[0]?.document.scrollingElement
        return [page?.scrollWidth, page?.clientWidth]
      })
      expect(given).toBeGreaterThan(0)
      expect(given).toBeLessThanOrEqual(320)
      if (needed > given) tooWide.push(`${path}: ${needed} px`)
    }
    expect(tooWide).toEqual([])
  })
}

/** Shows a page in a frame, which can be narrower than a window. */
async function frame(tab: Tab, path: string): Promise<void> {
  await tab.run((src) => {
    const frame = document.createElement('iframe')
    Object.assign(frame, { src, width: 320, height: 640 })
    frame.style.border = '0'
    document.body.replaceChildren(frame)
  }, path)
  await until(tab, () => window.frames[0]?.history.scrollRestoration === 'manual')
  await tab.run(() => window.frames[0]?.document.fonts.ready.then(() => true))
}
