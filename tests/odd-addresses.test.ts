import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { de } from '../src/language/de.ts'
import { articlePath } from '../src/pages.ts'
import { hydrated, openPage, until, visit, type WatchedPage } from './support/browser.ts'
import { findArticle } from './support/every-page.ts'

const slug = findArticle()
const start = articlePath(slug)

/** Addresses that no page has: the not-found page logs each as the browser writes it. */
const unknown = [
  '/%',
  '/%E0%A4%A',
  '/%00',
  '/%2F%2Fexample.org',
  '/%5C%5Cexample.org',
  '/javascript:alert(1)',
  '/__proto__',
  '/constructor/prototype',
  '/leistungen/%E0%A4%A',
  '/blog/x/y',
  '//example.org',
  '//example.org/blog/x',
  '/%3Cscript%3Ealert(1)%3C/script%3E',
  '/Kontakt',
  `/${'a'.repeat(5000)}`,
  `/${'%C3%BC/'.repeat(500)}x`,
]

/** Articles that there are not: they lead to the blog. */
const unknownArticles = [
  '/blog/%',
  '/blog/%E0%A4%A',
  '/blog/__proto__',
  '/blog/constructor',
  '/blog/toString',
  '/blog/%2e%2e%2fx',
  '/blog/..%5Cx',
  '/blog/%2F%2Fexample.org',
  '/blog/x/',
  '/blog/x?a=%E0%A4%A#%',
  `${start}%20`,
  `/blog/${'a'.repeat(5000)}`,
]

/** The ways to an address: the first asks the host, the others the router. */
const ways = {
  'is loaded': async (page: Page, path: string) => {
    await page.goto(new URL(page.url()).origin + path)
  },
  'comes from the history': async (page: Page, path: string) => {
    await page.evaluate((path) => {
      window.history.pushState(null, '', window.location.origin + path)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  },
  'is linked in an article': async (page: Page, path: string) => {
    await page.evaluate((path) => {
      const link = document.createElement('a')
      link.href = window.location.origin + path
      document.getElementById('article-body')?.append(link)
      link.click()
    }, path)
  },
} as const

describe.skipIf(slug === '').concurrent.each(Object.entries(ways))('an odd address that %s', (_, go) => {
  let page: WatchedPage
  let origin: string
  const origins = new Set<string>()
  beforeAll(async () => {
    page = await openPage()
    page.on('request', (request) => origins.add(new URL(request.url()).origin))
    await visit(page, start)
    origin = new URL(page.url()).origin
  })

  /** Goes to `path` from the article, does `check`, and comes back, in one step. */
  async function goAndReturn(path: string, check: () => Promise<void>): Promise<void> {
    if (page.url() !== origin + start) await visit(page, start)
    page.problems.length = 0
    await go(page, path)
    await check()
    await page.goBack()
    await page.waitForURL(origin + start)
    await hydrated(page)
    await page.locator('#article-body').waitFor()
    expect([...origins]).toEqual([origin])
  }

  describe.sequential('and', () => {
    test.each(unknown.map((path) => [short(path), path]))('%s is not found', async (_, path) => {
      await goAndReturn(path, async () => {
        await until(() => expect(problemsOf(page)).toEqual([`error: 404: ${path}`]))
        await page.getByText(de.notFound.description).waitFor()
        expect(page.url()).toBe(origin + path)
      })
      expect(problemsOf(page)).toEqual([`error: 404: ${path}`])
    })

    test.each(unknownArticles.map((path) => [short(path), path]))('%s leads to the blog', async (_, path) => {
      await goAndReturn(path, async () => {
        await page.waitForURL(`${origin}/blog`)
        await page.locator('main article h2').first().waitFor()
      })
      expect(problemsOf(page)).toEqual([])
    })
  })
})

/** The browser logs each response with status 404, and the router warns of malformed escapes. */
function problemsOf(page: WatchedPage): string[] {
  return page.problems.filter(
    (problem) =>
      !/^error: Failed to load resource: .* 404 |^warning: The URL path .* malformed/.test(problem),
  )
}

function short(path: string): string {
  return path.length > 60 ? `${path.slice(0, 40)}… (${path.length} characters)` : path
}
