import type { BrowserContextOptions, Locator } from 'playwright-core'
import { test as always, describe, expect } from 'vitest'
import { pageSize } from '../../src/blog/post.ts'
import { articlePath } from '../../src/pages.ts'
import {
  connect,
  hydrated,
  openFirstVisit,
  pathOfRequest,
  recordRequests,
  until,
  visit,
  type WatchedPage,
} from '../support/browser.ts'
import { findArticle, publishedSlugs } from '../support/every-page.ts'

/** A page with a clock of its own, and everything that it asks for from now on. */
type CountedPage = WatchedPage & { asked: string[] }

async function open(
  path: string,
  options: BrowserContextOptions = {},
  connection?: object,
): Promise<CountedPage> {
  const page = await openFirstVisit(options)
  await page.clock.install()
  if (connection) await connect(page, connection)
  await visit(page, path)
  await page.waitForLoadState('networkidle')
  return Object.assign(page, { asked: recordRequests(page, pathOfRequest) })
}

/** One that links to another, on the first page of the blog. */
const slug = findArticle(({ html }) => html.includes('href="/blog/'))
const test = always.skipIf(slug === '' || publishedSlugs.length > pageSize)

const article = articlePath(slug)
const articleData = `/content/posts/${slug}.json`
const codeOf = (name: string) => new RegExp(`^/assets/(${name})-[\\w-]{7}\\.js$`)
const articleCode = codeOf('article')

/** What only links to the blog and its articles need; pages in the header may be fetched at any time. */
const isOfLists = /^\/content\/|^\/blog|^\/assets\/(article|blog)-/

const count = ({ asked }: CountedPage, wanted: string | RegExp) =>
  asked.filter((path) => (typeof wanted === 'string' ? path === wanted : wanted.test(path))).length

/** Long enough for a link that is pointed at, and too short for links in view. */
const soon = (page: CountedPage) => page.clock.runFor(400)

/** From here on, time passes only as the test says. */
const stopClock = (page: WatchedPage) => page.clock.pauseAt(Date.now() + 60_000)

/** The link to an article, below the first screen. */
const link = (page: CountedPage, href = article) => page.locator(`main a[href="${href}"]`).first()

/** As an assistive technology or a script would: without a pointer or focus that comes before it. */
const follow = (page: CountedPage, href = article) =>
  link(page, href).evaluate((element: HTMLElement) => element.click())

// That a file is read once, also while it is on its way, is in the unit tests of `memoize-content.ts`.
test('the page of a link that is pointed at, focused or pressed is fetched, once, with its code and its data', async () => {
  // In a low window the focus scrolls, and other links come below the pointer.
  const page = await open('/blog', { viewport: { width: 1280, height: 340 } })
  // Time for a link that is pointed at, and none for links in view.
  await stopClock(page)
  const ways = [
    (link: Locator) => link.hover(),
    (link: Locator) => link.focus(),
    (link: Locator) => link.dispatchEvent('pointerdown'),
  ]
  const slugs = publishedSlugs.slice(0, ways.length)
  for (const [index, slug] of slugs.entries()) {
    await ways[index]?.(link(page, articlePath(slug)))
    await soon(page)
    const wanted = [`/content/posts/${slug}.json`, articleCode] as const
    await until(() => expect(wanted.map((one) => count(page, one))).toEqual([1, 1]))
  }
  await page.clock.resume()
  const before = page.asked.length
  await follow(page, articlePath(slugs[0] ?? ''))
  await page.locator('#article-body h2').first().waitFor()
  // On a slow machine the article is looked at long enough for the articles that it leads to.
  const further = page.asked.slice(before).filter((path) => codeOf('article|blog').test(path))
  expect(further).toEqual([])
  expect(slugs.map((slug) => count(page, `/content/posts/${slug}.json`))).toEqual(slugs.map(() => 1))
  expect(page.problems).toEqual([])
})

describe.concurrent('nothing is fetched', () => {
  test('when the pointer only passes over a link, and for links that lead to no other page', async () => {
    const page = await open('/blog')
    await stopClock(page)
    await link(page).evaluate((element) => {
      for (const target of [element, document.querySelector('h1')]) {
        target?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      }
    })
    await soon(page)
    const links: Record<string, string>[] = [
      ...[{ href: '/blog#main' }, { href: 'https://example.com/blog/x' }, { href: '/blog/feed.xml' }],
      ...[
        { href: article, download: '' },
        { href: article, target: '_blank' },
      ],
      { href: 'mailto:a@example.com' },
    ]
    await page.evaluate((links) => {
      for (const attributes of links) {
        const added = document.createElement('a')
        for (const [name, value] of Object.entries({ ...attributes, class: 'probe' }))
          added.setAttribute(name, value)
        added.textContent = 'Probe'
        document.querySelector('main')?.prepend(added)
      }
    }, links)
    for (const probe of await page.locator('.probe').all()) {
      await probe.dispatchEvent('pointerdown')
      await probe.focus()
      await soon(page)
    }
    expect(await page.locator('.probe').count()).toBe(links.length)
    expect(page.asked.filter((path) => isOfLists.test(path))).toEqual([])
  })

  test('for a visitor who wants to save data or has a slow connection, and links work all the same', async () => {
    const page = await open('/blog', {}, { saveData: true })
    for (const connection of [{ saveData: true }, { saveData: false, effectiveType: '2g' }]) {
      await page.evaluate(
        (value) => Object.assign((navigator as unknown as { connection: object }).connection, value),
        connection,
      )
      await page.mouse.move(0, 0)
      await link(page).hover()
      await link(page).focus()
      await page.clock.runFor(4000)
      expect(page.asked.filter((path) => !path.startsWith('/pictures/'))).toEqual([])
    }
    await link(page).click()
    await page.locator('#article-body h2').first().waitFor()
    expect(count(page, articleData)).toBe(1)
  })
})

describe.concurrent('the pages of links in view', () => {
  /** Does something without effect. */
  const act = (page: WatchedPage) =>
    page.evaluate(() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
    })

  /** Lets time pass, and then the page find the links in view, and fetch. */
  const pass = async (page: WatchedPage, milliseconds: number) => {
    await page.clock.runFor(milliseconds)
    await page.evaluate(
      () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
    )
    // An idle callback comes within this time.
    await page.clock.runFor(50)
  }

  test('are fetched in a pause after the visitor did something, those of the page first, and none twice', async () => {
    const page = await open('/blog', { viewport: { width: 1280, height: 1000 } })
    const first = (await page.locator('main article h2 a').first().getAttribute('href'))?.split('/').at(-1)
    const firstData = `/content/posts/${first}.json`
    await stopClock(page)
    await act(page)
    await pass(page, 2400)
    expect(page.asked).toEqual([])
    await pass(page, 100)
    await until(() => expect(count(page, firstData)).toBe(1))
    await page.clock.resume()
    const policy = codeOf('legal-page')
    await until(() => expect(count(page, policy)).toBeGreaterThan(0))
    await soon(page)
    const data = page.asked.filter((path) => path.startsWith('/content/'))
    expect(data).toEqual([...new Set(data)])
    expect(data.filter((path) => !path.startsWith('/content/posts/'))).toEqual([])
    expect(page.asked.indexOf(firstData)).toBeLessThan(page.asked.findIndex((path) => policy.test(path)))
    expect(page.problems).toEqual([])
  })

  test('that are not in view are left alone, and come once they are', async () => {
    const page = await open('/blog', { viewport: { width: 360, height: 500 } })
    await act(page)
    await page.clock.runFor(2500)
    await until(() => expect(page.asked.length).toBeGreaterThan(0))
    await soon(page)
    expect(page.asked.filter((path) => path.startsWith('/content/'))).toEqual([])
    await link(page).evaluate((element) => {
      const scrolled = new Promise((resolve) =>
        document.addEventListener('scroll', resolve, { capture: true, once: true }),
      )
      element.scrollIntoView({ block: 'center' })
      return scrolled
    })
    await page.clock.runFor(2500)
    await until(() => expect(count(page, articleData)).toBe(1))
  })
})

test('a failure is silent, and following the link reloads a page without its code', async () => {
  const page = await open('/blog')
  await page.route('**/content/posts/*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  // It stays away until the page is loaded again.
  await page.route('**/assets/article-*.js', (route) =>
    count(page, article) === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await link(page).dispatchEvent('pointerdown')
  await until(() => expect(page.problems.join()).toMatch(/of 404.*of 500|of 500.*of 404/))
  await soon(page)
  expect(new URL(page.url()).pathname).toBe('/blog')
  expect(count(page, article)).toBe(0)
  await follow(page)
  await page.waitForURL(`**${article}`)
  await page.locator('#article-body h2').first().waitFor()
  await until(() => expect(count(page, article)).toBe(1))
  await hydrated(page)
  expect(page.problems.filter((problem) => !/status of (404|500)/.test(problem))).toEqual([])
})
