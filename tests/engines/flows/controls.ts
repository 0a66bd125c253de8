import { expect, test } from 'vitest'
import { shell as de } from '../../../src/content/de/shell.ts'
import { screens } from '../../../src/pages.ts'
import { isBilingual } from '../../support/this-site.ts'
import { until, visit } from '../support/tab.ts'
import { article, articleTest, expectNoProblems, type Flow, hasFocus, isGone, isShown } from './flow.ts'

/** The menu comes from the right edge, beside the scrollbar. */
const isMenuInPlace = () => {
  const { left = 0, right } = document.querySelector('dialog')?.getBoundingClientRect() ?? {}
  return left > 0 && right === document.body.getBoundingClientRect().right
}

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

  test('the menu takes the focus, stays inside the window, closes by Escape and by a link', async () => {
    const tab = await open()
    await tab.resize(360, 740)
    await visit(tab, '/impressum')
    await tab.click('header button', de.menu.open)
    await until(tab, isShown, 'dialog')
    expect(await tab.run(() => document.querySelector('dialog')?.contains(document.activeElement))).toBe(true)
    await until(tab, isMenuInPlace)
    await tab.press('Escape')
    await until(tab, isGone, 'dialog')
    expect(await tab.run(hasFocus, '[aria-haspopup=dialog]')).toBe(true)
    await tab.click('header button', de.menu.open)
    await until(tab, isMenuInPlace)
    await tab.click('dialog a', screens.contact.label.de)
    await until(tab, () => location.pathname === '/kontakt')
    await until(tab, isGone, 'dialog')
    await until(tab, hasFocus, 'h1')
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

  test('paper has the page without its controls', async ({ skip }) => {
    const tab = await open()
    if (tab.print === undefined) return skip('the driver cannot print')
    await visit(tab, '/')
    await tab.run(() => {
      matchMedia('print').addEventListener('change', ({ matches }) => {
        if (!matches) return
        const isHidden = (css: string) => document.querySelector(css)?.checkVisibility() === false
        Object.assign(window, { paper: ['header nav', 'section[aria-label=Cookies]'].map(isHidden) })
      })
    })
    const pdf = await tab.print()
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await tab.run(() => (window as unknown as { paper?: boolean[] }).paper)).toEqual([true, true])
    await expectNoProblems(tab)
  })
}
