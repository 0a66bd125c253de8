import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeFileAtomic } from '../../scripts/io/atomic-write.ts'
import { openFirstVisit, until, type WatchedPage } from '../support/browser.ts'
import { startDevServer } from '../support/dev-server.ts'
import { germanPage } from '../support/every-page.ts'
import { postSource } from '../support/post-source.ts'
import { copyForPosts, type ProjectCopy } from '../support/project-copy.ts'

let copy: ProjectCopy
let server: Awaited<ReturnType<typeof startDevServer>>
let url: string

beforeAll(async () => {
  copy = copyForPosts()
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path d="M0 0h9v9z"/></svg>'
  writeFileSync(join(copy.folder, 'posts/images/erster.svg'), drawing)
  writeFileSync(postFile('erster'), postSource('erster', { image: 'images/erster.svg' }))
  writeFileSync(postFile('zweiter'), postSource('zweiter'))
  server = await startDevServer(copy.folder)
  url = server.url
})

afterAll(async () => {
  await server?.stop()
  copy?.remove()
})

const problems = (page: Page) => page.locator('#post-problems')
const postFile = (slug: string) => join(copy.folder, 'posts', `${slug}.md`)

/** Writes a post, and opens its page. */
async function openPost(slug: string, ...rest: [Record<string, string>?, string?]): Promise<WatchedPage> {
  writeFileSync(postFile(slug), postSource(slug, ...rest))
  const page = await openFirstVisit({ baseURL: url, viewport: { width: 1280, height: 700 } })
  // The server may not have seen the file yet: then the address leads to the blog.
  await until(async () => {
    await page.goto(`/blog/${slug}`)
    await page.locator('h1').waitFor()
    expect(new URL(page.url()).pathname).toBe(`/blog/${slug}`)
  })
  page.problems.length = 0
  return page
}

describe('npm run dev', () => {
  // The first to ask for the pages' code, which is made then.
  test('shows every kind of page, with its data and images', async () => {
    const page = await openFirstVisit({ baseURL: url })
    for (const path of [
      '/',
      germanPage,
      '/blog',
      '/blog/tag/a',
      '/blog/kategorie/pruefung',
      '/blog/erster',
    ]) {
      // The server prepares the packages when the first page is asked for.
      await page.goto(path, { timeout: 60_000 })
      await page.locator('h1').waitFor({ timeout: 60_000 })
    }
    const image = page.locator('article img').first()
    await page.waitForFunction(
      () => (document.querySelector('article img') as HTMLImageElement).naturalWidth > 0,
    )
    expect(await image.getAttribute('src')).toBe('/blog/images/erster.svg')
    expect(page.problems.filter((problem) => !problem.includes('React DevTools'))).toEqual([])
  })

  test('has the server functions', async () => {
    const body = JSON.stringify({ email: 'a@example.com', firstName: '' })
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(`${url}/functions/send-newsletter-email`, { method: 'POST', headers, body })
    expect(await response.json()).toEqual({ success: true })
  })

  test('shows a change of a post by itself, in lists too, with the scroll position and the focus kept', async () => {
    const paragraphs = Array.from({ length: 60 }, (_, index) => `Absatz ${index} [mit Verweis](/kontakt).\n`)
    const body = (state: string) => `${state}\n\n${paragraphs.join('\n')}\n\`\`\`\n${state}\n\`\`\`\n`
    const page = await openPost('lang', { title: 'Anfang' }, body('Anfang'))
    const list = await openFirstVisit({ baseURL: url })
    await list.goto('/blog/kategorie/pruefung')
    await list.locator('h2', { hasText: 'Anfang' }).waitFor()
    await page.locator('#article-body pre + div button').waitFor()
    await page.evaluate(() => {
      window.scrollTo(0, 1500)
      document.querySelectorAll<HTMLElement>('#article-body a')[20]?.focus({ preventScroll: true })
      document.documentElement.dataset.stays = ''
    })
    const place = () =>
      page.evaluate(() => ({
        top: window.scrollY,
        link: [...document.querySelectorAll('#article-body a')].indexOf(document.activeElement as Element),
        isSame: 'stays' in document.documentElement.dataset,
      }))
    for (const state of ['Mitte', 'Ende']) {
      writeFileSync(postFile('lang'), postSource('lang', { title: state }, body(state)))
      await page.locator('h1', { hasText: state }).waitFor()
      await list.locator('h2', { hasText: state }).waitFor()
      // The code of the new text has its button, too.
      await page.locator('#article-body pre', { hasText: state }).locator('+ div button').waitFor()
      await until(async () => expect(await place()).toEqual({ top: 1500, link: 20, isSame: true }))
    }
    expect(page.problems.filter((problem) => !problem.includes('React DevTools'))).toEqual([])
  })

  test('shows a draft and a post of a later day with a ribbon, which takes no room of a card', async () => {
    writeFileSync(postFile('spaeter'), postSource('spaeter', { date: '9999-03-03', category: 'Neues' }))
    const page = await openPost('entwurf', { published: 'false', category: 'Neues' })
    const ribbon = page.locator('article [data-ribbon]')
    await until(async () => expect(await ribbon.allTextContents()).toEqual(['Entwurf']))
    const { width = 0, height = 0 } = (await ribbon.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThan(24)
    const notice = 'Erscheint am 3. März 9999'
    const line = page.locator('li', { hasText: 'Beitrag spaeter' }).locator('[data-ribbon]')
    expect(await line.textContent()).toBe(notice)

    await page.goto('/blog')
    const card = page.locator('article', { hasText: 'Beitrag spaeter' })
    expect(await card.locator('[data-ribbon]').textContent()).toBe(notice)
    const place = await card.locator('h2').boundingBox()
    await card.locator('[data-ribbon]').evaluate((element: HTMLElement) => {
      element.style.display = 'none'
    })
    expect(await card.locator('h2').boundingBox()).toEqual(place)
  })

  test('shows all that the check says beside the page, errors first, until it is fixed', async () => {
    const first = postFile('erster')
    const source = readFileSync(first, 'utf8')
    const page = await openFirstVisit({ baseURL: url })
    await page.goto('/blog')
    await page.locator('article').first().waitFor()
    writeFileSync(first, `${source.replace(/date: .*/, 'date: 15.1.2025')}\n[Ziel](/nichts)\n\n# Titel\n`)
    writeFileSync(postFile('leer'), '')
    const items = problems(page).locator('li')
    for (const text of ['“/nichts” leads to no page', 'File: is empty', 'Heading: # is for the title'])
      await items.filter({ hasText: text }).first().waitFor()
    // The message, the place, the line.
    const message = /^date: .*\s+posts\/erster\.md:8:7\s+> 8 \| date: 15\.1\.2025\s+\| +\^/
    expect(await items.filter({ hasText: 'date: ' }).first().innerText()).toMatch(message)
    const isError = (all: Element[]) => all.map((one) => one.hasAttribute('data-error'))
    const order = await items.evaluateAll(isError)
    expect(order).toEqual(order.toSorted((a, b) => Number(b) - Number(a)))

    // The page can be used beside it, and one that is opened then has it, too.
    await page.locator('article h2 a').first().click()
    await page.waitForURL('**/blog/*')
    const later = await openFirstVisit({ baseURL: url })
    await later.goto('/')
    for (const tab of [page, later]) await problems(tab).locator('[data-error]').first().waitFor()
    writeFileSync(first, source)
    rmSync(postFile('leer'))
    for (const tab of [page, later])
      await problems(tab).locator('[data-error]').first().waitFor({ state: 'detached' })
  })

  /** Changes a file for a while. */
  async function withChange(name: string, from: string | RegExp, to: string, run: () => Promise<void>) {
    const file = join(copy.folder, name)
    const source = readFileSync(file, 'utf8')
    const changed = source.replace(from, to)
    expect(changed).not.toBe(source)
    // As editors do: Vite's watcher drops the second of two changes, and an emptied file would be the first.
    writeFileAtomic(file, changed)
    try {
      await run()
    } finally {
      writeFileAtomic(file, source)
    }
  }

  test('shows what a component threw', async () => {
    const page = await openFirstVisit({ baseURL: url })
    const fault = "$1\n  if (true as boolean) throw new Error('ein Fehler im Test')"
    await withChange('src/pages/contact.tsx', /(export function \w+\(\) \{)/, fault, async () => {
      await page.goto('/kontakt')
      await page.locator('h1', { hasText: 'ein Fehler im Test' }).waitFor()
      expect(await page.locator('pre').first().innerText()).toContain('contact.tsx')
    })
  })

  /** Opens the home page, scrolled down, with a mark that a reload would remove. */
  async function openHome(): Promise<WatchedPage> {
    const page = await openFirstVisit({ baseURL: url, viewport: { width: 1280, height: 700 } })
    // Changes before it do not reach the page.
    const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
    await page.goto('/')
    await page.locator('h1').waitFor()
    await connected
    await page.evaluate(() => {
      window.scrollTo(0, 900)
      document.documentElement.dataset.stays = ''
    })
    return page
  }

  const facts = 'src/company/company.json'
  const accent = "getComputedStyle(document.documentElement).getPropertyValue('--accent') === '#0b5cad'"
  const isIn = (area: string, text: string) =>
    `document.querySelector('${area}').textContent.includes('${text}')`

  test.each([
    ['a fact', facts, /("phone": ")[^"]+/, '$1+352 99 99 99', isIn('header', '99 99')],
    ['a colour', 'src/style/tokens.css', /--accent: #b8391a/, '--accent: #0b5cad', accent],
    ['a text of a page', 'src/content/de/home.ts', /(heading: ')/, '$1Neuer Titel ', isIn('main', 'Neuer')],
    [
      'a text of the shell',
      'src/content/de/shell.ts',
      /(skipToContent: ')/,
      '$1Neu: ',
      isIn('body', 'Neu: '),
    ],
  ])('%s shows at once, at the same place of the page', async (_, file, from, to, isShown) => {
    const page = await openHome()
    const expectPlace = () =>
      until(async () => {
        const stays = () => [window.scrollY, 'stays' in document.documentElement.dataset]
        expect(await page.evaluate(stays)).toEqual([900, true])
      })
    await withChange(file, from, to, async () => {
      await page.waitForFunction(isShown, undefined, { timeout: 60_000 })
      await expectPlace()
    })
    await page.waitForFunction(`!(${isShown})`, undefined, { timeout: 60_000 })
    await expectPlace()
  })

  // The end of the file, where the block is still open.
  const end = readFileSync('src/style/base.css', 'utf8').split('\n').length + 2

  test.each([
    ['facts that cannot be read', facts, '"phone":', '"phone"', /company\.json/],
    [
      'a fault in styles',
      'src/style/base.css',
      /$/,
      '\n.fault { color: red;;} }\n',
      RegExp(`base\\.css:${end}`),
    ],
  ])(
    '%s covers the page until it is fixed, also one that is opened then',
    async (_, file, from, to, text) => {
      const covered = async (page: Page) => {
        const overlay = page.locator('vite-error-overlay .window')
        // A page that is opened then is compiled first.
        await overlay.waitFor({ timeout: 60_000 })
        expect(await overlay.innerText()).toMatch(text)
      }
      const open = await openHome()
      const later = await openFirstVisit({ baseURL: url })
      await withChange(file, from, to, async () => {
        await covered(open)
        // While another page is open, Vite does not repeat a fault to one that is still connecting.
        await open.close()
        await later.goto('/')
        await covered(later)
      })
      await later.locator('vite-error-overlay').waitFor({ state: 'detached', timeout: 60_000 })
      await later.locator('header a[href^="tel:"]').first().waitFor({ state: 'attached', timeout: 60_000 })
    },
  )
})
