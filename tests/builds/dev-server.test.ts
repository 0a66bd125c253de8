import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, test as always, beforeAll, describe, expect } from 'vitest'
import { writeFileAtomic } from '../../scripts/io/atomic-write.ts'
import { openFirstVisit, until, type WatchedPage } from '../support/browser.ts'
import { startDevServer } from '../support/dev-server.ts'
import { postSource } from '../support/post-source.ts'
import { copyForPosts, type ProjectCopy } from '../support/project-copy.ts'
import { germanPage, hasBlog } from '../support/this-site.ts'

const test = always.skipIf(!hasBlog)

let copy: ProjectCopy
let server: Awaited<ReturnType<typeof startDevServer>>
let url: string

beforeAll(async () => {
  copy = copyForPosts()
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path d="M0 0h9v9z"/></svg>'
  writeFileSync(join(copy.folder, 'posts/images/erster.svg'), drawing)
  writeFileSync(postFile('erster'), postSource('erster', { image: 'images/erster.svg' }))
  server = await startDevServer(copy.folder)
  url = server.url
})

afterAll(async () => {
  await server?.stop()
  copy?.remove()
})

const problems = (page: Page) => page.locator('#post-problems')
const title = (page: Page, text: string) => page.locator('h1', { hasText: text })
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
  return page
}

describe('npm run dev', () => {
  // The first to ask for the pages' code, which is made then.
  test('shows every kind of page, with its data and images', async () => {
    const page = await openFirstVisit({ baseURL: url })
    for (const path of ['/', germanPage, '/blog', '/blog/erster']) {
      // The server prepares the packages when the first page is asked for.
      await page.goto(path, { timeout: 60_000 })
      await page.locator('h1').waitFor()
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

  test('shows a change of a post by itself, in its article and in lists', async () => {
    const page = await openPost('neu', { title: 'Erster Titel' })
    const list = await openFirstVisit({ baseURL: url })
    await list.goto('/blog?kategorie=pruefung')
    await list.locator('h2', { hasText: 'Erster Titel' }).waitFor()
    writeFileSync(postFile('neu'), postSource('neu', { title: 'Zweiter Titel' }))
    await title(page, 'Zweiter Titel').waitFor()
    await list.locator('h2', { hasText: 'Zweiter Titel' }).waitFor()
  })

  test('keeps the scroll position and the focus when a text changes', async () => {
    const paragraphs = Array.from({ length: 60 }, (_, index) => `Absatz ${index} [mit Verweis](/kontakt).\n`)
    const body = (state: string) => `${state}\n\n${paragraphs.join('\n')}\n\`\`\`\n${state}\n\`\`\`\n`
    const page = await openPost('lang', {}, body('Anfang'))
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
      writeFileSync(postFile('lang'), postSource('lang', {}, body(state)))
      await page.locator('#article-body > p', { hasText: state }).waitFor()
      // The code of the new text has its button, too.
      await page.locator('#article-body pre', { hasText: state }).locator('+ div button').waitFor()
      await until(async () => expect(await place()).toEqual({ top: 1500, link: 20, isSame: true }))
    }
    expect(page.problems.filter((problem) => !problem.includes('React DevTools'))).toEqual([])
  })

  test('shows drafts and posts of later days with a ribbon, also beside others', async () => {
    writeFileSync(postFile('spaeter'), postSource('spaeter', { date: '9999-03-03', category: 'Neues' }))
    const page = await openPost('entwurf', { published: 'false', category: 'Neues' })
    const ribbon = page.locator('article [data-ribbon]')
    await until(async () => expect(await ribbon.allTextContents()).toEqual(['Entwurf']))
    const { width, height } = (await ribbon.boundingBox()) ?? {}
    expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThan(24)
    const line = page.locator('li', { hasText: 'Beitrag spaeter' }).locator('[data-ribbon]')
    expect(await line.textContent()).toBe('Erscheint am 3. März 9999')

    await page.goto('/blog')
    const card = page.locator('article', { hasText: 'Beitrag spaeter' })
    expect(await card.locator('[data-ribbon]').textContent()).toBe('Erscheint am 3. März 9999')
    // Visitors see the card as it is now: the ribbon takes no room.
    const place = await card.locator('h2').boundingBox()
    await card.locator('[data-ribbon]').evaluate((element: HTMLElement) => {
      element.style.display = 'none'
    })
    expect(await card.locator('h2').boundingBox()).toEqual(place)

    writeFileSync(postFile('entwurf'), postSource('entwurf', { category: 'Neues' }))
    await page.goto('/blog/entwurf')
    await until(async () => expect(await ribbon.count()).toBe(0))
  })

  test('shows all that the check says beside the page, errors first, until it is fixed', async () => {
    const first = postFile('erster')
    const source = readFileSync(first, 'utf8')
    const page = await openFirstVisit({ baseURL: url })
    await page.goto('/blog')
    await page.locator('article').first().waitFor()
    writeFileSync(first, `${source.replace(/date: .*/, 'date: 15.1.2025')}\n[Ziel](/nichts)\n\n# Titel\n`)
    writeFileSync(postFile('leer'), '')
    const place = 'posts/erster.md:8:7'
    const item = problems(page).locator('li[data-error]', { hasText: 'date: ' })
    await item.waitFor()
    // The message, the place, the line.
    expect(await item.innerText()).toMatch(
      new RegExp(`^date: .*\\s+${place}\\s+> 8 \\| date: 15\\.1\\.2025\\s+\\| +\\^`),
    )
    for (const text of ['„/nichts“ führt zu keiner Seite', 'Datei: ist leer', 'Überschrift: # ist']) {
      await problems(page).locator('li', { hasText: text }).first().waitFor()
    }
    const order = await problems(page)
      .locator('li')
      .evaluateAll((items) => items.map((one) => 'error' in (one as HTMLElement).dataset))
    expect(order).toEqual(order.toSorted((a, b) => Number(b) - Number(a)))

    // The page can be used beside it.
    await page.locator('article h2 a').first().click()
    await page.waitForURL('**/blog/*')
    await problems(page).waitFor()

    const later = await openFirstVisit({ baseURL: url })
    await later.goto('/')
    await problems(later).waitFor()
    writeFileSync(first, source)
    await item.waitFor({ state: 'detached' })
    // The error of the other one ends with its file.
    rmSync(postFile('leer'))
    await problems(page).locator('[data-error]').first().waitFor({ state: 'detached' })
    await problems(later).locator('[data-error]').first().waitFor({ state: 'detached' })
  })

  test('shows what a component threw', async () => {
    const file = join(copy.folder, 'src/pages/contact.tsx')
    const source = readFileSync(file, 'utf8')
    const page = await openFirstVisit({ baseURL: url })
    writeFileSync(
      file,
      source.replace(
        /(export function \w+\(\) \{)/,
        "$1\n  if (true as boolean) throw new Error('ein Fehler im Test')",
      ),
    )
    await page.goto('/kontakt')
    await page.locator('h1', { hasText: 'ein Fehler im Test' }).waitFor()
    expect(await page.locator('pre').first().innerText()).toContain('contact.tsx')
    writeFileSync(file, source)
  })

  describe('facts and texts', () => {
    const phone = (page: Page) => page.locator('header a[href^="tel:"]').first()
    const overlay = (page: Page) => page.locator('vite-error-overlay .message')

    /** Opens the home page, scrolled down, with a mark that a reload would remove. */
    async function openHome(): Promise<WatchedPage> {
      const page = await openFirstVisit({ baseURL: url, viewport: { width: 1280, height: 700 } })
      await page.goto('/')
      await page.locator('h1').waitFor()
      await page.evaluate(() => {
        window.scrollTo(0, 900)
        document.documentElement.dataset.stays = ''
      })
      return page
    }
    const stays = (page: Page) =>
      page.evaluate(() => [window.scrollY, 'stays' in document.documentElement.dataset])

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

    test.each([
      ['a fact', 'src/company/company.json', /("phone": ")[^"]+/, '$1+352 99 99 99', 'header', /99.99.99/],
      ['a text of a page', 'src/content/de/home.ts', /(heading: ')/, '$1Neuer Titel ', 'main', /Neuer Titel/],
      ['a text of the shell', 'src/content/de/shell.ts', /(skipToContent: ')/, '$1Neu: ', 'body', /Neu: /],
    ] as const)('%s shows at once, at the same place of the page', async (_, file, from, to, area, text) => {
      const page = await openHome()
      await withChange(file, from, to, async () => {
        await page.locator(area, { hasText: text }).first().waitFor({ state: 'attached' })
        await until(async () => expect(await stays(page)).toEqual([900, true]))
      })
      await page.locator(area, { hasText: text }).first().waitFor({ state: 'detached' })
      expect(await stays(page)).toEqual([900, true])
    })

    test.each([
      [
        'a wrong fact',
        'src/company/company.json',
        /("phone": ")[^"]+/,
        '$10651 1',
        /company\.phone: expected .* found "0651 1"/,
      ],
      ['facts that cannot be read', 'src/company/company.json', '"phone":', '"phone"', /company\.json/],
      [
        'a fault in a text',
        'src/content/de/home.ts',
        /(export const \w+)/,
        '$1 =',
        /home\.ts|Unexpected|Expected/,
      ],
    ] as const)('%s covers the page until it is fixed', async (_, file, from, to, message) => {
      const page = await openHome()
      await withChange(file, from, to, async () => {
        await overlay(page).waitFor()
        expect(await overlay(page).textContent()).toMatch(message)
      })
      await overlay(page).waitFor({ state: 'detached' })
      await page.locator('h1').waitFor()
    })

    test('a page that was opened with a fault shows it, too, and heals', async () => {
      const page = await openFirstVisit({ baseURL: url })
      await withChange('src/company/company.json', /("phone": ")[^"]+/, '$10651 1', async () => {
        await page.goto('/')
        await overlay(page).waitFor()
      })
      await page.locator('h1').waitFor()
      expect(await phone(page).count()).toBe(1)
    })

    test('another colour shows without a reload', async () => {
      const page = await openHome()
      await withChange('src/company/company.json', /("accent": ")#\w+/, '$1#0b5cad', async () => {
        await until(async () => {
          const accent = await page.evaluate(() =>
            getComputedStyle(document.documentElement).getPropertyValue('--accent'),
          )
          expect(accent).toBe('#0b5cad')
        })
        expect(await stays(page)).toEqual([900, true])
      })
    })
  })

  test('names the file and the line of a fault in styles', async () => {
    const file = join(copy.folder, 'src/style/base.css')
    const source = readFileSync(file, 'utf8')
    const page = await openFirstVisit({ baseURL: url })
    await page.goto('/')
    writeFileSync(file, `${source}\n.fault { color: red;;} }\n`)
    const place = page.locator('vite-error-overlay .file')
    await place.waitFor()
    // The end of the file, where the block is still open.
    expect(await place.textContent()).toMatch(new RegExp(`base\\.css:${source.split('\n').length + 2}`))
    writeFileSync(file, source)
  })
})
