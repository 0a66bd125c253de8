import { describe, expect, test } from 'vitest'
import { blogCopy } from '../../../src/content/blog.ts'
import { de } from '../../../src/language/de.ts'
import { screens } from '../../../src/pages.ts'
import { existing, isBilingual } from '../../support/this-site.ts'
import { type Tab, until, visit } from '../support/tab.ts'
import {
  article,
  articleTest,
  expectNoProblems,
  type Flow,
  focusOn,
  hasFocus,
  isGone,
  isShown,
  isToast,
  wordOfArticle,
} from './flow.ts'

const [questions = ''] = existing('/leistungen/it-sicherheit')

const hasBanner = (tab: Tab) =>
  tab.run((label) => document.querySelector(`section[aria-label="${label}"]`) !== null, de.consent.label)

/** The menu comes from the right edge, beside the scrollbar. */
const isMenuInPlace = () => {
  const { left = 0, right } = document.querySelector('dialog')?.getBoundingClientRect() ?? {}
  return left > 0 && right === document.body.getBoundingClientRect().right
}

/** What a visitor opens, chooses and closes. */
export function testControls({ open }: Flow): void {
  test.each([
    [de.consent.acceptAll, true, true],
    [de.consent.decline, false, true],
    [de.consent.close, false, false],
  ])('the consent banner takes "%s"', async (button, allows, isStored) => {
    const tab = await open()
    await visit(tab, '/')
    await tab.click('section button', button)
    expect(await hasBanner(tab)).toBe(false)
    const cookie = decodeURIComponent(await tab.run(() => document.cookie))
    expect(cookie.includes(`"analytics":${allows}`)).toBe(isStored)
    await visit(tab, '/impressum')
    expect(await hasBanner(tab)).toBe(!isStored)
    await expectNoProblems(tab)
  })

  test('the cookie settings open, change the answer and give the focus back', async () => {
    const tab = await open()
    await visit(tab, '/')
    await tab.click('section button', de.consent.settings)
    await until(tab, isShown, 'dialog')
    await tab.press('Escape')
    await until(tab, isGone, 'dialog')
    expect(await tab.run(() => document.activeElement?.textContent)).toBe(de.consent.settings)
    await tab.press('Enter')
    await until(tab, isShown, 'dialog')
    await tab.click('dialog input:enabled')
    await tab.click('dialog button', de.consent.save)
    await until(tab, isGone, 'dialog')
    expect(decodeURIComponent(await tab.run(() => document.cookie))).toContain('"analytics":true')
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
    expect(await tab.run(() => document.activeElement?.getAttribute('aria-haspopup'))).toBe('dialog')
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

  describe('the share menu', () => {
    const openMenu = async ({ key }: { key: 'Enter' | 'ArrowDown' }) => {
      const tab = await open()
      // A device that shares has its own menu.
      await visit(tab, article)
      await tab.run(() => {
        Object.defineProperty(navigator, 'share', { value: undefined })
      })
      await tab.run(focusOn, 'main [aria-haspopup=menu]')
      await tab.press(key)
      await until(tab, isShown, '[role=menu]')
      return tab
    }

    articleTest('is gone through by keys', async () => {
      const tab = await openMenu({ key: 'ArrowDown' })
      const entry = () => tab.run(() => document.activeElement?.textContent)
      expect(await entry()).toBe('LinkedIn')
      await tab.press('ArrowDown')
      expect(await entry()).toBe('Facebook')
      await tab.press('End')
      expect(await entry()).toBe('Link kopieren')
      await tab.press('Escape')
      await until(tab, isGone, '[role=menu]')
      expect(await tab.run(() => document.activeElement?.getAttribute('aria-haspopup'))).toBe('menu')
      await expectNoProblems(tab)
    })

    articleTest('copies the link and says so', async () => {
      const tab = await openMenu({ key: 'Enter' })
      await tab.click('[role=menuitem]', 'Link kopieren')
      await until(tab, isToast, 'Link kopiert!')
      await expectNoProblems(tab)
    })
  })

  test.runIf(questions)('one question is open at a time, by pointer and by key', async () => {
    const tab = await open()
    await visit(tab, questions)
    const opened = () =>
      tab.run(() =>
        [...document.querySelectorAll('main details')].flatMap((it, at) => (it.matches('[open]') ? at : [])),
      )
    await tab.run(() => document.querySelector('main summary')?.setAttribute('id', 'first'))
    await tab.click('#first')
    expect(await opened()).toEqual([0])
    await tab.press('Enter')
    expect(await opened()).toEqual([])
    await tab.press('Tab')
    await tab.press('Enter')
    expect(await opened()).toEqual([1])
    await tab.press('Tab')
    await tab.press('Space')
    expect(await opened()).toEqual([2])
    await expectNoProblems(tab)
  })

  articleTest('the search finds while one types, and has an address', async () => {
    const tab = await open()
    await visit(tab, '/blog')
    await tab.type('input[type=search]', wordOfArticle)
    await until(tab, (word) => new URLSearchParams(location.search).get('suche') === word, wordOfArticle)
    await until(
      tab,
      (found) =>
        document.querySelector('main')?.innerText.includes(found) &&
        document.querySelector('main article') !== null,
      blogCopy.filter.search(wordOfArticle),
    )
    await tab.press('Enter')
    await visit(tab, '/blog?suche=quantenschaum')
    await until(
      tab,
      (text) => document.querySelector('main')?.innerText.includes(text),
      blogCopy.filter.noneFor('quantenschaum'),
    )
    await expectNoProblems(tab)
  })

  test('the button at the end leads back to the top', async () => {
    const tab = await open()
    await visit(tab, '/')
    expect(await tab.run(isShown, 'main > button')).toBe(false)
    await tab.run(() => scrollTo({ top: 900, behavior: 'instant' }))
    await until(tab, isShown, 'main > button')
    await tab.click('main > button')
    await until(tab, () => scrollY === 0)
    await until(tab, isGone, 'main > button')
    expect(await tab.run(hasFocus, 'h1')).toBe(true)
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

  test.each([
    ['german', true],
    ['english', false],
  ] as const)('the colours are those that the system asks for (%s visitor)', async (visitor, isLight) => {
    const tab = await open(visitor)
    await visit(tab, '/')
    const ink = await tab.run(() => getComputedStyle(document.body).color)
    const [red] = /\d+/.exec(ink) ?? []
    expect(Number(red) < 128).toBe(isLight)
  })
}
