import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { blogCopy } from '../../../src/content/de/blog.ts'
import { shell } from '../../../src/content/de/shell.ts'
import { fill } from '../../../src/i18n/fill.ts'
import { violationsInBothThemes } from '../../support/axe.ts'
import {
  connect,
  holdRequests,
  hydrated,
  openFirstVisit,
  openPage,
  pathOfRequest,
  recordRequests,
  visit,
  type WatchedPage,
} from '../../support/browser.ts'
import { publishedSlugs } from '../../support/every-page.ts'
import type { BuiltSite } from '../../support/project-copy.ts'

const { filter, pagination, search } = blogCopy

const total = publishedSlugs.length + 23
const all = (count: number) => fill(filter.found, { count })
const found = (count: number, what: string) => `${all(count)} ${what}`
const results = (count: number, text: string) => `${fill(search.found, { count })} ${matching(text)}`
const matching = (text: string) => fill(filter.search, { text })

const ready = (page: Page) => page.locator('[data-list=ready]').waitFor({ state: 'attached' })
const field = (page: Page) => page.getByRole('searchbox')
const titles = (page: Page) => page.locator('[data-list] article h2').allTextContents()
const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

/** Waits until the page reports this about its list. */
async function reported(page: Page, text: string): Promise<void> {
  await page.locator('main p[role=status]', { hasText: text }).waitFor()
  await ready(page)
}

/** Waits until the page has nothing to do. */
const atRest = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))

/** The content files that a page asks for from now on. */
function contentOf(page: Page): string[] {
  return recordRequests(page, (request) => /\/content\/.*/.exec(pathOfRequest(request))?.[0] ?? '')
}

// Other queries are in the unit tests of `blog-query.ts`, other words in those of `terms.ts`.
const missing = [
  ...['/kategorie/geheimes', '/tag/vpn/seite/99', '/tag/vpn/seite/1'],
  ...['?tag=gibts-nicht', '?tag=vpn&seite=99'],
]

/** Former addresses of lists, and the present ones. */
const moved: [query: string, path: string, report: string][] = [
  ['?tag=vpn', '/blog/tag/vpn', found(12, fill(filter.tag, { name: 'VPN' }))],
  [
    '?kategorie=netzwerk-mehr&utm_source=x',
    '/blog/kategorie/netzwerk-mehr',
    found(12, fill(filter.category, { name: 'Netzwerk & Mehr' })),
  ],
  ['?tag=vpn&seite=2', '/blog/tag/vpn/seite/2', found(12, fill(filter.tag, { name: 'VPN' }))],
  ['?seite=2', '/blog/seite/2', all(total)],
]

/** What is searched for, and the titles of the articles that have it. */
const searches: Record<string, string[]> = {
  ...{ 'fuchse mussig': ['Füchse hüten Müßiggänger'], '__proto__ füchse': ['Füchse hüten Müßiggänger'] },
  // Of a draft.
  ...{ kuddelmuddel: [], wischiwaschi: [] },
  ...{ xyzzyx: [], 'quantenkryptografie xyzzyx': ['Ein Text'], quanten: ['Ein Text', 'Noch ein Text'] },
  ...{ 'postquanten noch': ['Noch ein Text'] },
}

/** The lists of topics, the search, the feeds. */
export function testLists(site: BuiltSite): void {
  /** A page at an address, after what the address asks for has come. */
  async function open(path: string, setUp?: (page: Page) => Promise<void>): Promise<WatchedPage> {
    const page = await openPage({ baseURL: site.url })
    await setUp?.(page)
    await visit(page, path)
    await ready(page)
    return page
  }

  describe('the list of a category or tag', () => {
    test('has an address of its own, takes one small file, and the back button leads out of it', async () => {
      const page = await open('/blog', connect)
      const files = contentOf(page)
      await page.mouse.wheel(0, 2500)
      await page.waitForFunction(() => window.scrollY > 1000)
      await page.locator('article a', { hasText: 'VPN' }).first().click()
      await reported(page, found(12, fill(filter.tag, { name: 'VPN' })))
      expect(addressOf(page)).toBe('/blog/tag/vpn')
      expect(files).toEqual(['/content/topics/tag/vpn/1.json'])
      expect(await page.title()).toContain(fill(filter.tagTitle, { name: 'VPN' }))
      expect(await page.evaluate(() => [window.scrollY, document.activeElement?.tagName])).toEqual([0, 'H1'])
      await page.goBack()
      await reported(page, all(total))
      expect(addressOf(page)).toBe('/blog')
      expect(page.problems).toEqual([])
    })

    test('goes over several pages, and is reached from an article', async () => {
      const page = await open('/blog')
      await page.getByRole('link', { name: 'Netzwerk & Mehr (12)' }).click()
      await reported(page, found(12, fill(filter.category, { name: 'Netzwerk & Mehr' })))
      expect(await page.locator('main nav [aria-current]').allTextContents()).toEqual([
        'Netzwerk & Mehr (12)',
      ])
      const first = await titles(page)
      await page.getByRole('link', { name: pagination.older }).click()
      await page.waitForURL('**/blog/kategorie/netzwerk-mehr/seite/2')
      await page.getByText(fill(pagination.page, { page: 2, pages: 2 }), { exact: true }).waitFor()
      const second = await titles(page)
      expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([9, 3, 12])
      await page.reload()
      await hydrated(page)
      await ready(page)
      expect(await titles(page)).toEqual(second)
      await page.getByRole('link', { name: pagination.newer }).click()
      await page.getByText(fill(pagination.page, { page: 1, pages: 2 }), { exact: true }).waitFor()
      expect(addressOf(page)).toBe('/blog/kategorie/netzwerk-mehr')

      await visit(page, '/blog/uebung')
      await page.getByRole('link', { name: '🔒' }).click()
      await reported(page, found(2, fill(filter.tag, { name: '🔒' })))
      expect(page.problems).toEqual([])
    })

    test('is right without scripts, on each of its pages, and leads to all articles', async () => {
      const page = await openPage({ baseURL: site.url, javaScriptEnabled: false })
      const first = '/blog/kategorie/netzwerk-mehr'
      const shown: string[] = []
      for (const [path, count] of [
        [first, 9],
        [`${first}/seite/2`, 3],
      ] as const) {
        await page.goto(path)
        expect(await page.title()).toContain(fill(filter.categoryTitle, { name: 'Netzwerk & Mehr' }))
        expect(await page.locator('main p[role=status]').textContent()).toBe(
          found(12, fill(filter.category, { name: 'Netzwerk & Mehr' })),
        )
        expect(await page.locator('main nav [aria-current]').textContent()).toBe('Netzwerk & Mehr (12)')
        expect(await titles(page)).toHaveLength(count)
        shown.push(...(await titles(page)))
      }
      expect(new Set(shown).size).toBe(12)
      await page.getByRole('link', { name: filter.reset }).click()
      expect([addressOf(page), (await titles(page)).length]).toEqual(['/blog', 9])
    })

    test('has the addresses that were queries in place of them, and nothing moves', async () => {
      for (const [query, path, report] of moved) {
        const page = await open(`/blog${query}`, (page) => page.goto('/blog').then(() => {}))
        await page.waitForURL(`**${path}`)
        await reported(page, report)
        expect(await page.evaluate(() => [window.scrollY, document.activeElement?.tagName])).toEqual([
          0,
          'BODY',
        ])
        await page.goBack()
        await reported(page, all(total))
        expect([query, addressOf(page), page.problems]).toEqual([query, '/blog', []])
      }
    })

    test('that does not exist is not found, whoever asks, and without an article there is none', async () => {
      const page = await openPage({ baseURL: site.url })
      for (const path of missing) {
        await visit(page, `/blog${path}`)
        await page.getByText(shell.notFound.description).waitFor()
        expect(await page.locator('main article').count()).toBe(0)
      }
      const statuses = missing
        .slice(0, 3)
        .map(async (path) => (await fetch(`${site.url}/blog${path}`)).status)
      expect(await Promise.all(statuses)).toEqual([404, 404, 404])
      // The browser itself says of a file that it is not there, and the page logs the address.
      expect(page.problems.filter((problem) => !/404/.test(problem))).toEqual([])
    })
  })

  describe('the search', () => {
    test('finds words of titles, tags and texts, also after a reload, or says that there is nothing', async () => {
      const page = await open('/blog')
      await field(page).fill('q')
      await reported(page, search.tooShort)
      await field(page).fill('')
      await reported(page, all(total))
      for (const [text, expected] of Object.entries(searches)) {
        await field(page).fill(text)
        const { length } = expected
        await reported(page, length > 0 ? results(length, text) : fill(search.noneFor, { text }))
        expect([text, await titles(page)]).toEqual([text, expected])
      }
      await page.reload()
      await hydrated(page)
      await reported(page, results(1, 'postquanten noch'))
      expect(await field(page).inputValue()).toBe('postquanten noch')
      expect(page.problems).toEqual([])
    })

    test('loads nothing before something is typed, and little then', async () => {
      const page = await openFirstVisit({ baseURL: site.url })
      await page.clock.install()
      await connect(page)
      await visit(page, '/blog')
      await page.waitForLoadState('networkidle')
      const requests = recordRequests(page)
      const files = contentOf(page)
      await field(page).focus()
      await atRest(page)
      expect(requests).toEqual([])
      await page.clock.pauseAt(Date.now() + 60_000)
      await field(page).pressSequentially('quantenkryptografie')
      await page.clock.resume()
      await reported(page, fill(search.found, { count: 1 }))
      expect(files.length).toBeLessThanOrEqual(12)
      const asked = files.length
      await field(page).press('Backspace')
      await reported(page, matching('quantenkryptografi'))
      expect(files.length).toBe(asked)
      const sizes = files.map((path) => site.files.get(path.slice(1))?.length ?? 0)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000)
    })

    test('shows more when it is asked, and goes on there', async () => {
      const page = await open('/blog?suche=beitrag')
      expect(await titles(page)).toHaveLength(9)
      await page.getByRole('button', { name: search.more }).click()
      await page.waitForFunction(() => document.querySelectorAll('[data-list] article').length === 18)
      await page.waitForFunction(() => document.activeElement?.closest('li')?.previousElementSibling !== null)
      const all = await titles(page)
      expect(new Set(all).size).toBe(18)
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(all[9])
    })

    test('neither scrolls nor takes focus while somebody types, from any page of a list', async () => {
      for (const path of ['/blog/seite/2', '/blog/tag/vpn/seite/2']) {
        const page = await open(path)
        await field(page).focus()
        await page.evaluate(() => window.scrollTo(0, 120))
        // In the window: what is above the field may change its height.
        const place = await field(page).boundingBox()
        // So slowly that each letter starts a search.
        for (const text of ['q', 'qu', 'qua', 'quan', 'quant', 'quante', 'quanten']) {
          await page.keyboard.press(text.slice(-1))
          await page.waitForURL(`**/blog?suche=${text}`)
        }
        await reported(page, results(2, 'quanten'))
        expect(new URL(page.url()).pathname).toBe('/blog')
        expect(await field(page).boundingBox()).toEqual(place)
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('blog-search')
        expect(await field(page).inputValue()).toBe('quanten')
      }
    })

    test('loses no letter on a slow device', async () => {
      const page = await open('/blog')
      await field(page).focus()
      const devTools = await page.context().newCDPSession(page)
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 20 })
      const word = 'quantenkryptografie'
      for (let length = 1; length <= word.length; length++) {
        await page.keyboard.press(word.charAt(length - 1))
        // Before the list of the shorter query is rendered.
        await page.waitForURL(`**/blog?suche=${word.slice(0, length)}`, { waitUntil: 'commit' })
      }
      await reported(page, results(1, word))
      expect(await field(page).inputValue()).toBe(word)
    })

    test('is one entry of the history, another one after Enter, and leads back to where it began', async () => {
      const page = await open('/blog/tag/vpn')
      const entries = () => page.evaluate(() => window.history.length)
      const before = await entries()
      await field(page).pressSequentially('quanten')
      await reported(page, matching('quanten'))
      await field(page).press('Enter')
      expect(await entries()).toBe(before + 1)
      await field(page).fill('müßiggänger')
      await reported(page, matching('müßiggänger'))
      expect(await entries()).toBe(before + 2)
      await page.goBack()
      await reported(page, matching('quanten'))
      expect(await field(page).inputValue()).toBe('quanten')
      await page.goBack()
      await reported(page, found(12, fill(filter.tag, { name: 'VPN' })))
      expect(await field(page).inputValue()).toBe('')
      await page.goForward()
      await reported(page, matching('quanten'))
      expect(page.problems).toEqual([])
    })

    test('reports when it cannot be loaded, and tries again', async () => {
      const page = await open('/blog')
      await page.route('**/content/**', (route) => route.abort())
      await field(page).fill('quanten')
      await page.getByRole('alert').getByText(search.failed).waitFor()
      await page.unroute('**/content/**')
      await page.getByRole('button', { name: search.retry }).click()
      await reported(page, results(2, 'quanten'))
      expect(page.problems.filter((problem) => !problem.includes('net::ERR_FAILED'))).toEqual([])
    })

    test('leaves out an answer that comes after the next question', async () => {
      const page = await open('/blog')
      // The two words are in different files of the index.
      const files = '**/content/search/1-*.json'
      const release = await holdRequests(page, files, 1)
      const held = page.waitForRequest(files)
      await field(page).fill('quanten')
      const request = await held
      await field(page).fill('constructor')
      await reported(page, matching('constructor'))
      release()
      await (await request.response())?.finished()
      await atRest(page)
      expect(await titles(page)).toEqual(['Füchse hüten Müßiggänger'])
    })
  })

  test('the feed has the newest twenty articles', () => {
    const atom = String(site.files.get('blog/feed.xml'))
    expect(total).toBeGreaterThan(20)
    expect(atom.match(/<entry>/g)?.length).toBe(20)
  })

  test.each(['?suche=backup', '/code', '/satz'])(
    'axe finds no violation on /blog%s, in light and dark colours',
    async (path) => {
      const page = await openPage({ baseURL: site.url, reducedMotion: 'reduce' })
      await visit(page, `/blog${path}`)
      await page.locator('[data-list=ready], .frame button').first().waitFor({ state: 'attached' })
      expect(await violationsInBothThemes(page)).toEqual([])
    },
  )
}
