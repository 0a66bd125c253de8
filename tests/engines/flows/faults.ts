import { expect, test } from 'vitest'
import { shell as de } from '../../../src/content/de/shell.ts'
import { type Answer, half, text } from '../../support/form-server.ts'
import { isBilingual } from '../../support/this-site.ts'
import { holdApplication, releaseApplication } from '../support/engine-server.ts'
import { isHydrated, until, visit } from '../support/tab.ts'
import { article, articleTest, expectNoProblems, type Flow, hasFocus, isGone } from './flow.ts'

const page = text(200, '<!doctype html><title>Anmelden</title><h1>WLAN</h1>', { 'Content-Type': 'text/html' })

const code = /\/assets\/article-[\w-]+\.js/
const data = /\/content\/posts\//

const badCode: [string, Answer][] = [
  ['404', text(404, '')],
  ['a page', page],
  ['half', half('text/javascript')],
]

/** In a reloaded page: whether its article is shown after its code failed. A text: vitest replaces `import` in functions. */
const isShownWithoutCode = new Function(`return (async () => {
  await import(document.querySelector('script[src*="/app-"]').src)
  const { href } = document.querySelector('link[href*="/article-"]')
  const hasFailed = await import(href).then(() => false, () => true)
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
  return hasFailed && document.querySelector('#article-body h2')?.checkVisibility()
})()`) as () => Promise<boolean>

const isEnglish = () => location.pathname === '/contact' && document.documentElement.lang === 'en'

/** Whatever a host, a network or a browser does wrong. */
export function testFaults({ open, server }: Flow): void {
  articleTest.each([
    ...badCode.map(([what, answer]) => ['code', what, code, answer] as const),
    // Data that is not there is an article that is not there, which leads to the blog.
    ['data', '500', data, text(500, '')] as const,
    ['data', 'half', data, half()] as const,
  ])('an article whose %s is answered with %s is loaded as a page', async (_, __, files, answer) => {
    const tab = await open()
    await visit(tab, '/blog')
    server().fail(files, answer)
    await tab.run(() => {
      Object.assign(window, { isOld: true })
    })
    await tab.click(`main a[href="${article}"]`)
    await until(tab, (path) => location.pathname === path && !('isOld' in window), article)
    await until(tab, () => document.querySelector('#article-body h2')?.checkVisibility())
  })

  articleTest.each([
    ['404', text(404, '')],
    ['a page, as some hosts do', page],
  ])('an article whose data is answered with %s is gone, and leads to the blog', async (_, answer) => {
    const tab = await open()
    await visit(tab, '/blog#main')
    server().fail(data, answer)
    await tab.click(`main a[href="${article}"]`)
    await until(tab, () => location.pathname === '/blog' && location.hash === '')
    await until(tab, hasFocus, 'h1')
  })

  articleTest.each(badCode)('a page whose own code is answered with %s can be read', async (_, answer) => {
    const tab = await open()
    server().fail(code, answer)
    await tab.goto(article)
    // It is loaded a second time, which helps when the first failure was of a moment.
    await until(tab, () => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return navigation?.type === 'reload' && document.querySelector('script[src*="/app-"]') !== null
    })
    expect(await tab.run(isShownWithoutCode)).toBe(true)
    // Browsers say themselves what they could not load.
    await expectNoProblems(tab, /Failed to load|Loading (module|failed)/)
  })

  articleTest('a network that wants a login gets it, and the page is there after that', async () => {
    const tab = await open()
    await visit(tab, '/blog')
    const login = server().url.replace('127.0.0.1', 'localhost')
    server().fail(/\?from=/, page)
    server().fail(/./, (response, { url }) =>
      response.writeHead(302, { Location: `${login}/?from=${url}` }).end(),
    )
    await tab.click(`main a[href="${article}"]`)
    await until(tab, (path) => location.search === `?from=${path}`, article)
    server().repair()
    await visit(tab, article)
    await until(tab, () => document.querySelector('#article-body h2')?.checkVisibility())
  })

  test('before the application starts links work, and buttons wait', async () => {
    const tab = await open()
    server().runBefore(holdApplication)
    await tab.goto('/')
    await tab.click('header nav a[href="/kontakt"]')
    await until(tab, () => location.pathname === '/kontakt' && document.readyState === 'complete')
    await tab.click('section button', de.consent.decline)
    if (isBilingual) await tab.click('header button', 'English')
    expect(await tab.run(isHydrated)).toBe(false)
    await until(tab, releaseApplication)
    await until(tab, isGone, 'section[aria-label=Cookies]')
    if (isBilingual) await until(tab, isEnglish)
    await expectNoProblems(tab)
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
    expect(await tab.run(() => document.querySelector<HTMLInputElement>('[name=message]')?.value)).toBe(
      'Halb getippt',
    )
    await tab.click('header nav a[href="/"]')
    await until(tab, () => location.pathname === '/' && 'isKept' in window)
    await expectNoProblems(tab)
  })
}
