import { expect, test } from 'vitest'
import { messages } from '../../support/copies.ts'
import { everyPage } from '../../support/every-page.ts'
import { english } from '../../support/this-site.ts'
import { type Tab, until, visit } from '../support/tab.ts'
import type { Flow } from './flow.ts'

const notFound = '/gibt-es-nicht'
const paths = [...everyPage, notFound]

/** The not-found page logs the path (spec §2), and some browsers the status. */
const reportOfNotFound = /404/

/** Every page in both languages, and every page at 320 pixels. */
export function testPages({ open }: Flow): void {
  test.each([
    ['german', 'de'],
    ['english', english],
  ] as const)(
    'for a %s visitor every page is right at first paint, and hydrated without a word',
    async (visitor, lang) => {
      // One tab for all: to open one takes as long as to load a page.
      const tab = await open(visitor)
      let known = 0
      const found: object[] = []
      for (const path of paths) {
        await visit(tab, path)
        const page = await tab.run(() => ({
          firstPaint: (window as unknown as { firstPaint: object }).firstPaint,
          lang: document.documentElement.lang,
          headings: document.querySelectorAll('h1').length,
        }))
        const problems = await tab.problems()
        const said = problems
          .slice(known)
          .filter((problem) => path !== notFound || !reportOfNotFound.test(problem))
        known = problems.length
        found.push({ path, ...page, said })
      }
      const firstPaint = { lang, text: messages[lang].skipToContent, hidden: false }
      expect(found).toEqual(paths.map((path) => ({ path, firstPaint, lang, headings: 1, said: [] })))
    },
    300_000,
  )

  test('no page has to be scrolled sidewards at 320 pixels', async () => {
    const tab = await open()
    await tab.goto('/blank')
    const tooWide = []
    for (const path of paths) {
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
