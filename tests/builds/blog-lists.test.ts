import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { test as always, describe, expect } from 'vitest'
import { blogCopy } from '../../src/content/de/blog.ts'
import { violationsInBothThemes } from '../support/axe.ts'
import {
  connect,
  holdRequests,
  hydrated,
  openFirstVisit,
  openPage,
  readClipboard,
  recordShifts,
  shiftsIn,
  visit,
  type WatchedPage,
} from '../support/browser.ts'
import { publishedSlugs } from '../support/every-page.ts'
import { postSource } from '../support/post-source.ts'
import { builtSite } from '../support/project-copy.ts'
import { hasBlog } from '../support/this-site.ts'

const enhancements = readFileSync('tests/support/enhancements-post.md', 'utf8')
const total = publishedSlugs.length + 23
const test = always.skipIf(!hasBlog)

const site = builtSite((folder) => {
  const write = (slug: string, fields: Record<string, string>, body?: string) =>
    writeFileSync(join(folder, `posts/${slug}.md`), postSource(slug, fields, body))
  for (let number = 10; number < 22; number++) {
    write(`netz-${number}`, { category: 'Netzwerk & Mehr', tags: '[VPN, Zwölf]', date: `2024-03-${number}` })
  }
  for (let number = 10; number < 16; number++) write(`betrieb-${number}`, { category: 'Betrieb', tags: '[]' })
  write('uebung', { title: 'Füchse hüten Müßiggänger', tags: '[C++, __proto__, "🔒"]' }, 'Ein constructor.\n')
  write('text', { title: 'Ein Text', tags: '["C#"]' }, 'Es geht um Quantenkryptografie.\n')
  write('text-2', { title: 'Noch ein Text', tags: '[]' }, 'Es geht um Postquanten.\n')
  const code = `Text davor.\n\n    npm ci\n    npm test\n\n\`\`\`sh\n${'wget '.repeat(80)}\n\`\`\`\n\nText danach.\n`
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675"><path d="M0 0h900v9z"/></svg>'
  writeFileSync(join(folder, 'posts/images/netz.svg'), drawing)
  write('code', { image: 'images/netz.svg' }, code)
  write('satz', { title: 'Alles, was ein Text haben kann' }, enhancements)
  write('entwurf', { published: 'false', title: 'Geheimwort', tags: '[Geheimtag]', category: 'Geheimes' })
})

function open(options: BrowserContextOptions = {}): Promise<WatchedPage> {
  return openPage({ baseURL: site.url, ...options })
}

/** A page at an address, after what the address asks for has come. */
async function openAt(path: string, setUp?: (page: Page) => Promise<void>): Promise<WatchedPage> {
  const page = await open()
  await setUp?.(page)
  await visit(page, path)
  await ready(page)
  return page
}

const found = (count: number, what: string) => `${blogCopy.filter.found(count)} ${what}`

const ready = (page: Page) => page.locator('[data-list=ready]').waitFor({ state: 'attached' })
const status = (page: Page) => page.locator('main p[role=status]')
const field = (page: Page) => page.getByRole('searchbox')
const titles = (page: Page) => page.locator('[data-list] article h2').allTextContents()
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search)

/** Waits until the page reports this about its list. */
async function reported(page: Page, text: string | RegExp): Promise<void> {
  await status(page).filter({ hasText: text }).waitFor()
  await ready(page)
}

/** Waits until the page has nothing to do. */
const atRest = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))

/** Types into what has the focus, so slowly that each letter starts a search. */
async function typeSlowly(page: Page, text: string): Promise<void> {
  for (const [index, letter] of [...text].entries()) {
    await page.keyboard.press(letter)
    await page.waitForURL(`**/blog?suche=${text.slice(0, index + 1)}`)
  }
}

/** The content files that a page asks for from now on. */
function contentOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/content/')) files.push(pathname)
  })
  return files
}

// Other queries are in the unit tests of `blog-query.ts`, other words in those of `terms.ts`.
const missing = ['?tag=gibts-nicht', '?kategorie=geheimes', '?tag=__proto__', '?tag=vpn&seite=99']

/** What is searched for, and the title of the one article that has it. */
const wanted = [
  ['fuchse mussig', 'Füchse hüten Müßiggänger'],
  ['__proto__ füchse', 'Füchse hüten Müßiggänger'],
  ['quanten', 'Ein Text'],
  ['postquanten noch', 'Noch ein Text'],
] as const

/** Without what the browser itself says of a file that is not there. */
const faults = (page: WatchedPage) => page.problems.filter((problem) => !/status of 404/.test(problem))

describe('the list of a category or tag', () => {
  test('has an address of its own, takes one small file, and the back button leads out of it', async () => {
    const page = await openAt('/blog', connect)
    const files = contentOf(page)
    await page.mouse.wheel(0, 2500)
    await page.waitForFunction(() => window.scrollY > 1000)
    await page.locator('article a', { hasText: 'VPN' }).first().click()
    await reported(page, found(12, blogCopy.filter.tag('VPN')))
    expect(query(page)).toBe('?tag=vpn')
    expect(files).toEqual(['/content/topics/tag/vpn/1.json'])
    expect(await page.title()).toContain(blogCopy.filter.tagTitle('VPN'))
    expect(await page.evaluate(() => [window.scrollY, document.activeElement?.tagName])).toEqual([0, 'H1'])
    await page.goBack()
    await reported(page, blogCopy.filter.found(total))
    expect(query(page)).toBe('')
    expect(page.problems).toEqual([])
  })

  test('goes over several pages, and is reached from an article', async () => {
    const page = await openAt('/blog')
    await page.getByRole('link', { name: 'Netzwerk & Mehr (12)' }).click()
    await reported(page, found(12, blogCopy.filter.category('Netzwerk & Mehr')))
    expect(await page.locator('main nav [aria-current]').allTextContents()).toEqual(['Netzwerk & Mehr (12)'])
    const first = await titles(page)
    await page.getByRole('link', { name: blogCopy.pagination.older }).click()
    await page.waitForURL('**/blog?kategorie=netzwerk-mehr&seite=2')
    await page.getByText(blogCopy.pagination.page(2, 2), { exact: true }).waitFor()
    const second = await titles(page)
    expect([first.length, second.length]).toEqual([9, 3])
    expect(new Set([...first, ...second]).size).toBe(12)
    await page.reload()
    await hydrated(page)
    await ready(page)
    expect(await titles(page)).toEqual(second)
    await page.getByRole('link', { name: blogCopy.pagination.newer }).click()
    await page.getByText(blogCopy.pagination.page(1, 2), { exact: true }).waitFor()
    expect(query(page)).toBe('?kategorie=netzwerk-mehr')
    await page.getByRole('link', { name: blogCopy.filter.reset }).click()
    await reported(page, blogCopy.filter.found(total))

    await visit(page, '/blog/uebung')
    await page.getByRole('link', { name: '🔒' }).click()
    await reported(page, found(1, blogCopy.filter.tag('🔒')))
    expect(page.problems).toEqual([])
  })

  test('that does not exist says so and leads to all articles', async () => {
    const page = await open()
    for (const query of missing) {
      await visit(page, `/blog${query}`)
      await reported(page, blogCopy.filter.none)
      expect(await titles(page), query).toEqual([])
    }
    await page.getByRole('link', { name: blogCopy.filter.reset }).click()
    await reported(page, blogCopy.filter.found(total))
    expect(await titles(page)).toHaveLength(9)
    expect(faults(page)).toEqual([])
  })
})

describe('the search', () => {
  test('finds words of titles, tags and texts, also after a reload', async () => {
    const page = await openAt('/blog')
    for (const [text, title] of wanted) {
      await field(page).fill(text)
      await reported(page, found(1, blogCopy.filter.search(text)))
      expect(await titles(page), text).toEqual([title])
    }
    await page.reload()
    await hydrated(page)
    await reported(page, found(1, blogCopy.filter.search('postquanten noch')))
    expect(await field(page).inputValue()).toBe('postquanten noch')
    expect(page.problems).toEqual([])
  })

  test('loads nothing before something is typed, and little then', async () => {
    const page = await openFirstVisit({ baseURL: site.url })
    await page.clock.install()
    await connect(page)
    await visit(page, '/blog')
    await page.waitForLoadState('networkidle')
    const files = contentOf(page)
    await field(page).focus()
    await atRest(page)
    expect(files).toEqual([])
    await page.clock.pauseAt(Date.now() + 60_000)
    await field(page).pressSequentially('quantenkryptografie')
    await page.clock.resume()
    await reported(page, blogCopy.filter.found(1))
    expect(files.length).toBeLessThanOrEqual(6)
    const asked = files.length
    await field(page).press('Backspace')
    await reported(page, blogCopy.filter.search('quantenkryptografi'))
    expect(files.length).toBe(asked)
    const sizes = files.map((path) => site.files.get(path.slice(1))?.length ?? 0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000)
  })

  test('says when there is nothing, and shows nothing of an unpublished post', async () => {
    const page = await openAt('/blog')
    for (const text of ['geheimwort', 'geheimtag', 'xyzzy', 'quanten xyzzy']) {
      await field(page).fill(text)
      await reported(page, blogCopy.filter.noneFor(text))
      expect(await titles(page)).toEqual([])
    }
    await field(page).fill('q')
    await reported(page, blogCopy.search.tooShort)
    await field(page).fill('')
    await reported(page, blogCopy.filter.found(total))
    expect(page.problems).toEqual([])
  })

  test('shows more when it is asked, and goes on there', async () => {
    const page = await openAt('/blog?suche=beitrag')
    expect(await titles(page)).toHaveLength(9)
    await page.getByRole('button', { name: blogCopy.search.more }).click()
    await page.waitForFunction(() => document.querySelectorAll('[data-list] article').length === 18)
    await page.waitForFunction(() => document.activeElement?.closest('li')?.previousElementSibling !== null)
    const all = await titles(page)
    expect(new Set(all).size).toBe(18)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(all[9])
  })

  test('neither scrolls nor takes focus while somebody types, from any page of the list', async () => {
    const page = await openAt('/blog/seite/2')
    await field(page).focus()
    await page.evaluate(() => window.scrollTo(0, 120))
    // In the window: what is above the field may change its height.
    const place = await field(page).boundingBox()
    await typeSlowly(page, 'quanten')
    await reported(page, found(1, blogCopy.filter.search('quanten')))
    expect(new URL(page.url()).pathname).toBe('/blog')
    expect(await field(page).boundingBox()).toEqual(place)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('blog-search')
    expect(await field(page).inputValue()).toBe('quanten')
  })

  test('is one entry of the history, another one after Enter, and leads back to where it began', async () => {
    const page = await openAt('/blog?tag=vpn')
    const entries = () => page.evaluate(() => window.history.length)
    const before = await entries()
    await field(page).pressSequentially('quanten')
    await reported(page, blogCopy.filter.search('quanten'))
    await field(page).press('Enter')
    expect(await entries()).toBe(before + 1)
    await field(page).fill('müßiggänger')
    await reported(page, blogCopy.filter.search('müßiggänger'))
    expect(await entries()).toBe(before + 2)
    await page.goBack()
    await reported(page, blogCopy.filter.search('quanten'))
    expect(await field(page).inputValue()).toBe('quanten')
    await page.goBack()
    await reported(page, found(12, blogCopy.filter.tag('VPN')))
    expect(await field(page).inputValue()).toBe('')
    await page.goForward()
    await reported(page, blogCopy.filter.search('quanten'))
    await page.getByRole('link', { name: blogCopy.filter.reset }).click()
    await reported(page, blogCopy.filter.found(total))
    expect(page.problems).toEqual([])
  })

  test('reports when it cannot be loaded, and tries again', async () => {
    const page = await openAt('/blog')
    await page.route('**/content/**', (route) => route.abort())
    await field(page).fill('quanten')
    await page.getByRole('alert').getByText(blogCopy.search.failed).waitFor()
    await page.unroute('**/content/**')
    await page.getByRole('button', { name: blogCopy.search.retry }).click()
    await reported(page, found(1, blogCopy.filter.search('quanten')))
    expect(page.problems.filter((problem) => !problem.includes('net::ERR_FAILED'))).toEqual([])
  })

  test('leaves out an answer that comes after the next question', async () => {
    const page = await openAt('/blog')
    // The two words are in different files of the index.
    const files = '**/content/search/1-*.json'
    const release = await holdRequests(page, files, 1)
    const held = page.waitForRequest(files)
    await field(page).fill('quanten')
    const request = await held
    await field(page).fill('müßiggänger')
    await reported(page, blogCopy.filter.search('müßiggänger'))
    release()
    await (await request.response())?.finished()
    await atRest(page)
    expect(await titles(page)).toEqual(['Füchse hüten Müßiggänger'])
  })
})

test('the feeds have the newest twenty articles', () => {
  const { items } = JSON.parse(String(site.files.get('blog/feed.json')))
  const atom = String(site.files.get('blog/feed.xml'))
  expect(total).toBeGreaterThan(20)
  expect([items.length, atom.match(/<entry>/g)?.length]).toEqual([20, 20])
})

test.each(['/blog?kategorie=netzwerk-mehr', '/blog?suche=xyzzy', '/blog/code', '/blog/satz'])(
  'axe finds no violation on %s, in light and dark colours',
  async (path) => {
    const page = await open({ reducedMotion: 'reduce' })
    await visit(page, path)
    await page.locator('[data-list=ready], .frame button').first().waitFor({ state: 'attached' })
    expect(await violationsInBothThemes(page)).toEqual([])
  },
)

describe('the code of an article', () => {
  const buttons = (page: Page) => page.locator('#article-body .frame button')

  test('can be copied, and the button says so for a while, as it says when it cannot be', async () => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await visit(page, '/blog/code')
    await expect.poll(() => buttons(page).count()).toBe(2)
    const button = buttons(page).first()
    expect(await button.textContent()).toBe(blogCopy.article.copy)
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: blogCopy.article.copied }).waitFor()
    expect(await page.locator('#article-body [role=status]').first().textContent()).toBe(
      blogCopy.article.copied,
    )
    expect(await readClipboard(page)).toBe('npm ci\nnpm test\n')
    await expect.poll(() => button.textContent()).toBe(blogCopy.article.copy)

    // What else a clipboard may do is in the unit tests of `copy-text.ts`.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await button.click()
    await page.getByRole('button', { name: blogCopy.article.notCopied }).waitFor()
    await expect.poll(() => button.textContent()).toBe(blogCopy.article.copy)
    await page.getByRole('link', { name: blogCopy.article.back }).click()
    await ready(page)
    await page.goBack()
    await buttons(page).nth(1).waitFor()
    expect(await buttons(page).count()).toBe(2)
    expect(page.problems).toEqual([])
  })

  test('is not covered by its button, scrolls inside itself, and nothing moves when the button comes', async () => {
    const page = await openFirstVisit({ baseURL: site.url, viewport: { width: 360, height: 800 } })
    await recordShifts(page)
    await visit(page, '/blog/code')
    await buttons(page).nth(1).waitFor()
    const places = await page.locator('.frame').evaluateAll((frames) =>
      frames.map((frame) => {
        const range = document.createRange()
        range.selectNodeContents(frame.querySelector('code') as Element)
        const button = frame.querySelector('button')?.getBoundingClientRect() as DOMRect
        return { code: range.getBoundingClientRect().top, button: button.bottom, right: button.right }
      }),
    )
    for (const { code, button, right } of places) {
      expect(code).toBeGreaterThanOrEqual(button)
      expect(right).toBeLessThanOrEqual(360)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    const wide = page.locator('pre').nth(1)
    await wide.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => wide.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0)
    expect(await shiftsIn(page)).toEqual([])
  })
})

describe('the enhancements of a text', () => {
  async function openEnhanced(options: BrowserContextOptions = {}): Promise<WatchedPage> {
    const page = await open({ reducedMotion: 'reduce', ...options })
    await visit(page, '/blog/satz')
    return page
  }
  const body = (page: Page) => page.locator('#article-body')

  test('have names and roles, and in a narrow window what is wide scrolls by the keyboard', async () => {
    const page = await openEnhanced({ viewport: { width: 560, height: 640 } })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(560)
    const table = body(page).getByRole('region', { name: 'Tabelle', exact: true })
    await table.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    expect(await body(page).getByRole('note').count()).toBe(5)
    const note = body(page).getByRole('note').first()
    expect(await note.locator('p').allTextContents()).toEqual(['Hinweis', expect.stringContaining('Wartung')])
    const heading = body(page).getByRole('heading', { name: 'Tabellen', exact: true })
    expect(await heading.getByRole('link', { name: 'Tabellen', exact: true }).getAttribute('href')).toBe(
      '#section-tabellen',
    )
    const contents = page.getByRole('navigation', { name: blogCopy.article.contents })
    expect(await contents.getByRole('link', { name: 'Tabellen', exact: true }).count()).toBe(1)
    expect(await body(page).locator('figure figcaption').textContent()).toContain('„Titel“ <b>')
    expect(page.problems).toEqual([])
  })

  test('stay inside a narrow window: what is wide scrolls by the keyboard', async () => {
    const page = await openEnhanced({ viewport: { width: 560, height: 640 } })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(560)
    const table = body(page).getByRole('region', { name: 'Tabelle', exact: true })
    await table.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  })

  test('lead from the text to a footnote and back, in view both times', async () => {
    const page = await openEnhanced({ viewport: { width: 360, height: 640 } })
    const inView = async (selector: string) => {
      const place = await page.locator(selector).boundingBox()
      // A part of the header scrolls away.
      const header = await page.locator('header').first().boundingBox()
      expect(place?.y).toBeGreaterThanOrEqual(header ? header.y + header.height : Number.NaN)
      expect(place?.y).toBeLessThan(640)
    }
    await body(page).getByRole('link', { name: '1', exact: true }).first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**#note:fn-1')
    await inView('[id="note:fn-1"]')
    await body(page).getByRole('link', { name: 'Zurück zum Text, Verweis 1', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**#note:fnref-1')
    await inView('[id="note:fnref-1"]')
    expect(page.problems).toEqual([])
  })
})
