import { expect } from 'vitest'
import { until, visit } from '../support/tab.ts'
import { article, articleTest, expectNoProblems, type Flow, hasFocus } from './flow.ts'

/** How a visitor goes from page to page by the pointer. The rest is in `keyboard.ts` and `faults.ts`. */
export function testNavigation({ open }: Flow): void {
  articleTest('pages change without a load, start at the top, and the history leads back', async () => {
    const tab = await open()
    await visit(tab, '/blog')
    await tab.run(() => {
      Object.assign(window, { isSame: true })
      scrollTo({ top: 500, behavior: 'instant' })
    })
    await tab.click(`main a[href="${article}"]`)
    await until(tab, (path) => location.pathname === path && scrollY === 0, article)
    await until(tab, hasFocus, 'h1')
    await tab.run(() => history.back())
    await until(tab, () => location.pathname === '/blog' && scrollY === 0)
    expect(await tab.run(() => 'isSame' in window)).toBe(true)
    await expectNoProblems(tab)
  })
}
