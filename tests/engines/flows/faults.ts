import { expect, test } from 'vitest'
import { shell as de } from '../../../src/content/de/shell.ts'
import { half } from '../../support/form-server.ts'
import { holdApplication, releaseApplication } from '../support/engine-server.ts'
import { isHydrated, until, visit } from '../support/tab.ts'
import { article, articleTest, expectNoProblems, type Flow, hasFocus, isGone, isToast } from './flow.ts'

const isEnglish = () => location.pathname === '/contact' && document.documentElement.lang === 'en'

const typedIn = (css: string) => document.querySelector<HTMLInputElement>(css)?.value

/** Where engines differ when a host or a network fails, or a visitor is early. */
export function testFaults({ open, server }: Flow): void {
  articleTest('an article whose code comes half is loaded as a page', async () => {
    const tab = await open()
    await visit(tab, '/blog')
    server().fail(/\/assets\/article-[\w-]+\.js/, half('text/javascript'))
    await tab.run(() => {
      Object.assign(window, { isOld: true })
    })
    await tab.click(`main a[href="${article}"]`)
    await until(tab, (path) => location.pathname === path && !('isOld' in window), article)
    await until(tab, () => document.querySelector('#article-body h2')?.checkVisibility())
  })

  test('before the application starts links and fields work, and buttons wait', async () => {
    const tab = await open()
    server().runBefore(holdApplication)
    await tab.goto('/')
    await tab.click('header nav a[href="/kontakt"]')
    await until(tab, () => location.pathname === '/kontakt' && document.readyState === 'complete')
    await tab.type('[name=message]', 'Früh getippt')
    await tab.click('section button', de.consent.decline)
    await tab.click('header button', 'English')
    expect(await tab.run(isHydrated)).toBe(false)
    await until(tab, releaseApplication)
    await until(tab, isGone, 'section[aria-label=Cookies]')
    await until(tab, isEnglish)
    await until(tab, isHydrated)
    expect(await tab.run(typedIn, '[name=message]')).toBe('Früh getippt')
    await expectNoProblems(tab)
  })

  test('the newsletter keeps the address when there is no answer', async () => {
    const tab = await open()
    const form = 'form:has([name=consent])'
    await visit(tab, '/kontakt')
    server().fail(/^\/functions\//, (_, request) => void request.socket.resetAndDestroy())
    await tab.type(`${form} [name=email]`, 'zoe@example.com')
    for (const css of ['[name=consent]', '[type=submit]']) await tab.click(`${form} ${css}`)
    await until(tab, isToast, de.newsletter.failed.title)
    await until(tab, isToast, de.newsletter.failed.description)
    expect(await tab.run(typedIn, `${form} [name=email]`)).toBe('zoe@example.com')
    await until(tab, hasFocus, `${form} [type=submit]`)
  })

  test('a page that is left is there as it was when one comes back', async () => {
    const tab = await open()
    await visit(tab, '/kontakt')
    await tab.type('[name=message]', 'Halb getippt')
    await tab.run(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isKept: persisted })),
    )
    await tab.goto('/impressum')
    // The answer to this call has to arrive before the page goes.
    await tab.run(() => void setTimeout(() => history.back()))
    await until(tab, () => location.pathname === '/kontakt' && history.scrollRestoration === 'manual')
    expect(await tab.run(() => 'isKept' in window && window.isKept)).toBe(true)
    expect(await tab.run(typedIn, '[name=message]')).toBe('Halb getippt')
    await tab.click('header nav a[href="/"]')
    await until(tab, () => location.pathname === '/' && 'isKept' in window)
    await expectNoProblems(tab)
  })
}
