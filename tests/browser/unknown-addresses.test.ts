import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { shell as de } from '../../src/content/de/shell.ts'
import { articlePath } from '../../src/pages.ts'
import { unknownArticles, unknownPaths } from '../hostile/requests.ts'
import { hydrated, openPage, until, visit, type WatchedPage } from '../support/browser.ts'
import { findArticle } from '../support/every-page.ts'

const slug = findArticle()
const article = articlePath(slug)

/** The ways to an address: the first asks the host, the others the router. */
const ways: [string, (page: Page, path: string) => Promise<unknown>][] = [
  ['is loaded', (page, path) => page.goto(new URL(page.url()).origin + path)],
  [
    'comes from the history',
    (page, path) =>
      page.evaluate((path) => {
        window.history.pushState(null, '', window.location.origin + path)
        window.dispatchEvent(new PopStateEvent('popstate'))
      }, path),
  ],
  [
    'is linked in an article',
    (page, path) =>
      page.evaluate((path) => {
        const link = document.createElement('a')
        link.href = window.location.origin + path
        document.getElementById('article-body')?.append(link)
        link.click()
      }, path),
  ],
]

/** Browsers log responses with status 404; the router warns of malformed escapes. */
const problemsOf = ({ problems }: WatchedPage) =>
  problems.filter(
    (problem) => !/^error: Failed to load .* 404 |^warning: The URL path .* malformed/.test(problem),
  )

describe.skipIf(slug === '').concurrent.each(ways)('an unknown address that %s', (_, go) => {
  test('shows the not-found page, logs the path and asks no other host', async () => {
    const page = await openPage()
    const origins = new Set<string>()
    page.on('request', (request) => origins.add(new URL(request.url()).origin))
    await visit(page, article)
    for (const path of unknownPaths.slice(-4)) {
      page.problems.length = 0
      await go(page, path)
      await page.getByText(de.notFound.description).waitFor()
      await until(() => expect(problemsOf(page)).toEqual([`error: 404: ${path}`]))
      expect(page.url()).toBe(new URL(page.url()).origin + path)
      await hydrated(page)
      await page.goBack()
      await page.locator('#article-body').waitFor()
    }
    await page.goForward()
    await page.locator('main a[href="/"]').click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(origins.size).toBe(1)
  })

  test('and is below the blog leads to the blog, in place of its entry in the history', async () => {
    const page = await openPage()
    await visit(page, article)
    for (const path of unknownArticles.slice(-2)) {
      await go(page, path)
      await page.waitForURL('**/blog')
      await page.locator('main article h2').first().waitFor()
      await page.goBack()
      await page.waitForURL(`**${article}`)
      await page.locator('#article-body').waitFor()
    }
    expect(problemsOf(page)).toEqual([])
  })

  // What else is written otherwise or almost right is in the unit tests of `page-address.ts` and `nearest-page.ts`.
  test('and is written otherwise than a page becomes that of the page, and one that is almost right offers it', async () => {
    const page = await openPage()
    await visit(page, article)
    for (const [written, right] of [
      ['/Kontakt?thema=backup#main', '/kontakt?thema=backup#main'],
      ['/%4bontakt', '/kontakt'],
      [`${article.toUpperCase()}/#main`, `${article}#main`],
    ] as const) {
      await go(page, written)
      await page.waitForURL((url) => url.href === url.origin + right)
      await page.locator('h1').waitFor()
      expect(await page.getByText(de.notFound.description).count()).toBe(0)
      await page.goBack()
      await page.locator('#article-body').waitFor()
    }
    expect(problemsOf(page)).toEqual([])
    await go(page, '/kontact')
    await page.getByText(de.notFound.suggestion).getByRole('link').click()
    await page.waitForURL('**/kontakt')
    await page.locator('h1:focus').waitFor()
  })
})

test.skipIf(slug === '').each(['/blog/frueherer-name', '/alt/x?a=b#c'])(
  'a link to the old address %s leads to where the host redirects it, in one entry of the history',
  async (old) => {
    const page = await openPage()
    await visit(page, article)
    await page.route(`**${old.replace(/#.*/, '')}`, (route) =>
      route.fulfill({ status: 301, headers: { location: '/kontakt' } }),
    )
    await ways[2]?.[1](page, old)
    await page.waitForURL((url) => url.pathname === '/kontakt')
    await hydrated(page)
    await page.goBack()
    await page.waitForURL(`**${article}`)
    expect(problemsOf(page)).toEqual([])
  },
)

test('a host that answers with a page at other addresses shows it at its own', async () => {
  const page = await openPage()
  for (const written of ['/Kontakt?thema=backup#main', '/%4bontakt', '/kontakt.html']) {
    await page.route(`**${written.replace(/[?#].*/, '')}*`, (route) =>
      route.fulfill({ path: 'dist/kontakt.html' }),
    )
    await page.goto(written)
    await hydrated(page)
    expect(page.url()).toBe(new URL(page.url()).origin + written.replace(/^[^?#]*/, '/kontakt'))
    expect(await page.locator('form').count()).toBeGreaterThan(1)
  }
  expect(page.problems).toEqual([])
})
