import { expect, test } from 'vitest'
import { shell as de } from '../../../src/content/de/shell.ts'
import { isBilingual } from '../../support/this-site.ts'
import { until, visit } from '../support/tab.ts'
import { article, articleTest, expectNoProblems, type Flow, hasFocus, isGone } from './flow.ts'

/** What a visitor opens, chooses and closes by the pointer. The rest is in `keyboard.ts`. */
export function testControls({ open }: Flow): void {
  test('the consent banner comes back where it was closed, and not where all was accepted', async () => {
    const tab = await open()
    const banner = `section[aria-label="${de.consent.label}"]`
    for (const button of [de.consent.close, de.consent.acceptAll]) {
      await visit(tab, '/')
      await tab.click('section button', button)
      expect(await tab.run(isGone, banner)).toBe(true)
      await visit(tab, '/impressum')
      const isStored = button === de.consent.acceptAll
      expect([button, await tab.run(isGone, banner)]).toEqual([button, isStored])
      const cookie = decodeURIComponent(await tab.run(() => document.cookie))
      expect(cookie.includes('"analytics":true')).toBe(isStored)
    }
    await expectNoProblems(tab)
  })

  test.runIf(isBilingual)('the language switch changes texts and address at once, for the tab', async () => {
    const tab = await open()
    await visit(tab, '/kontakt')
    await tab.click('header button', 'English')
    await until(tab, () => location.pathname === '/contact' && document.documentElement.lang === 'en')
    await visit(tab, '/kontakt')
    expect(await tab.run(() => document.documentElement.lang)).toBe('en')
    await expectNoProblems(tab)
  })

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
