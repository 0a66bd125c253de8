import { expect, test } from 'vitest'
import { messages } from '../../support/copies.ts'
import { everyPage } from '../../support/every-page.ts'
import { problemsOf, visit } from '../support/tab.ts'
import type { Flow } from './flow.ts'

const notFound = '/gibt-es-nicht'
const paths = [...everyPage, notFound]

/** The not-found page logs the path (spec §2), and some browsers the status. */
const reportOfNotFound = /404/

const visitors = [
  ['german', 'de', 'dark on light'],
  ['english', 'en', 'light on dark'],
] as const

/** Runs in the page, once it is hydrated. */
function readPage() {
  const [red] = /\d+/.exec(getComputedStyle(document.body).color) ?? []
  return {
    firstPaint: (window as unknown as { firstPaint: object }).firstPaint,
    lang: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    colours: Number(red) < 128 ? 'dark on light' : 'light on dark',
    scrollsSideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }
}

/** Every page in both languages and themes. */
export function testPages({ open }: Flow): void {
  const long = { timeout: 300_000 }
  test.each(visitors)('every page is right at once (%s)', long, async (visitor, lang, colours) => {
    // One tab for all: to open one takes as long as to load a page.
    const tab = await open(visitor)
    let known = 0
    const found: object[] = []
    for (const path of paths) {
      await visit(tab, path)
      const page = await tab.run(readPage)
      const problems = await problemsOf(tab)
      const isKnown = (problem: string) => path === notFound && reportOfNotFound.test(problem)
      const said = problems.slice(known).filter((problem) => !isKnown(problem))
      known = problems.length
      found.push({ path, ...page, said })
    }
    const firstPaint = { lang, text: messages[lang].skipToContent, hidden: false }
    const right = { firstPaint, lang, headings: 1, colours, scrollsSideways: false, said: [] }
    expect(found).toEqual(paths.map((path) => ({ path, ...right })))
  })
}
