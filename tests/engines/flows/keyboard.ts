import { expect, test } from 'vitest'
import { shell as de } from '../../../src/content/de/shell.ts'
import { messages } from '../../support/copies.ts'
import { type Tab, until, visit } from '../support/tab.ts'
import { articleTest, expectNoProblems, type Flow, isGone, isShown, isToast, wordOfArticle } from './flow.ts'

/** Runs in the page: the focus is on such an element, whose text or label begins with `text`. */
function isAt(css: string, text = ''): boolean {
  const { activeElement } = document
  const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
  return activeElement?.matches(css) === true && name.trim().startsWith(text)
}

/** Goes on with Tab until the focus is where it is wanted. */
async function tabTo(tab: Tab, css: string, text = ''): Promise<void> {
  for (let step = 0; step < 120; step++) {
    await tab.press('Tab')
    if (await tab.run(isAt, css, text)) return
  }
  throw new Error(`Tab never comes to ${css} ${text}`)
}

const typeHere = (tab: Tab, text: string) => tab.type(':focus', text)

/** Runs in the page: Tab scrolls smoothly, and Firefox may drop the next smooth scroll while that lasts. */
const isScrollFinished = () =>
  new Promise<boolean>((resolve) => {
    const before = scrollY
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY === before)))
  })

/** The menu comes from the right edge, beside the scrollbar. */
const isMenuInPlace = () => {
  const { left = 0, right } = document.querySelector('dialog')?.getBoundingClientRect() ?? {}
  return left > 0 && right === document.body.getBoundingClientRect().right
}

/** The flows in which no pointer touches the page. */
export function testKeyboard({ open }: Flow): void {
  test('with the keyboard alone one declines cookies, opens the menu and goes to a page', async () => {
    const tab = await open()
    await tab.resize(500, 740)
    await visit(tab, '/')
    await tabTo(tab, 'section button', de.consent.decline)
    await tab.press('Space')
    await until(tab, isGone, 'section[aria-label=Cookies]')
    await tabTo(tab, 'header button', de.menu.open)
    await tab.press('Enter')
    await until(tab, isMenuInPlace)
    expect(await tab.run(isAt, 'dialog, dialog *')).toBe(true)
    await tab.press('Escape')
    await until(tab, isGone, 'dialog')
    expect(await tab.run(isAt, 'header button', de.menu.open)).toBe(true)
    await tab.press('Enter')
    await until(tab, isShown, 'dialog')
    await tabTo(tab, 'dialog summary')
    await tab.press('Enter')
    await tabTo(tab, 'dialog details a')
    await tabTo(tab, 'dialog a', messages.de.labels.contact)
    await tab.press('Enter')
    await until(tab, () => location.pathname === '/kontakt')
    await until(tab, isGone, 'dialog')
    await until(tab, isAt, 'h1')
    await expectNoProblems(tab)
  })

  test('with the keyboard alone one sends a message after its mistakes, and closes the notification', async () => {
    const tab = await open()
    await visit(tab, '/kontakt')
    await tabTo(tab, 'form:has([name=lastName]) [type=submit]')
    await tab.press('Enter')
    await until(tab, isAt, '[name=firstName][aria-invalid=true]')
    await typeHere(tab, 'Zoë')
    const typed = { lastName: 'Muster', company: 'Muster', email: 'zoe@example.com', message: 'Guten Tag' }
    for (const [name, text] of Object.entries(typed)) {
      await tabTo(tab, `[name=${name}]`)
      await typeHere(tab, text)
    }
    await tabTo(tab, 'form:has([name=lastName]) [type=submit]')
    await tab.press('Space')
    await until(tab, isToast, 'Nachricht gesendet!')
    await tabTo(tab, 'section button', de.notifications.close)
    await tab.press('Enter')
    await until(tab, isGone, '[role=status] > div')
    await expectNoProblems(tab)
  })

  articleTest(
    'with the keyboard alone one finds an article, shares it and goes back to its top',
    async () => {
      const tab = await open()
      await visit(tab, '/blog')
      await tabTo(tab, 'input[type=search]')
      await typeHere(tab, wordOfArticle)
      await until(tab, (word) => new URLSearchParams(location.search).get('suche') === word, wordOfArticle)
      await tabTo(tab, 'main article :is(h2, h3) a[href^="/blog/"]')
      await tab.press('Enter')
      await until(tab, () => location.pathname.startsWith('/blog/'))
      await until(tab, isAt, 'h1')
      await tab.run(() => {
        Object.defineProperty(navigator, 'share', { value: undefined })
      })
      await tabTo(tab, 'main [aria-expanded]')
      await tab.press('Enter')
      await until(tab, isShown, '[aria-expanded=true] + ul')
      await tabTo(tab, '[aria-expanded=true] + ul button')
      await tab.press('Enter')
      await until(tab, isToast, 'Link kopiert!')
      await tab.press('Escape')
      await tabTo(tab, 'header button', de.backToTop)
      await until(tab, isScrollFinished)
      await tab.press('Enter')
      await until(tab, () => scrollY === 0)
      await until(tab, isAt, 'h1')
      await expectNoProblems(tab)
    },
  )
}
