import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProject, type ProjectCopy, readTree, runNpm } from '../scripts/testing/project-copy.ts'
import { serve } from '../scripts/testing/serve.ts'
import { goThere, launchBrowser, openPage, visit } from './browser.ts'
import { publishedSlugs } from './every-page.ts'
import { postSource } from './post-source.ts'

/** What `String.replace` takes for patterns, what ends scripts and comments, and what HTML would eat. */
const delicate = "$& $$ $` $' $1 </script><!-- </title> &amp; \"'"

/** What the renderer replaces by a random number. */
const placeholder = '/* SCRIPT_COMMENT_PLACEHOLDER */'

let copies: ProjectCopy[]
let files: Map<string, Buffer>

beforeAll(() => {
  copies = [copyProject(), copyProject()]
  for (const { folder } of copies) {
    const quoted = `'${delicate.replaceAll("'", "''")}'`
    const post = postSource(
      'heikel',
      { title: quoted, excerpt: quoted, category: quoted, tags: `[${quoted}, zwei]`, date: '2024-12-24' },
      `Ein Absatz mit $& und $$ und \`\` $\` \`\` und $'.\n\n## Preis: 5 $&\n\n    ${delicate}\n\n[Verweis](/kontakt "${placeholder}")\n`,
    )
    writeFileSync(join(folder, 'posts/heikel.md'), post)
    // The builds' clock stands still in the first hour of 2026 in Luxembourg; in America it is 2025.
    const secret = {
      title: 'Quittenbrot',
      category: 'Quittenbrote',
      tags: '[Quitten]',
      image: 'images/entwurf.svg',
    }
    const hidden = { 'entwurf-1': { published: 'false' }, 'entwurf-2': { date: '2026-01-02' } }
    for (const [slug, fields] of Object.entries(hidden)) {
      const body = '![](images/entwurf-2.svg) Quittenmus.\n'
      writeFileSync(join(folder, `posts/${slug}.md`), postSource(slug, { ...secret, ...fields }, body))
    }
    for (const name of ['entwurf', 'entwurf-2']) {
      writeFileSync(join(folder, `posts/images/${name}.svg`), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    }
    writeFileSync(join(folder, 'posts/neujahr.md'), postSource('neujahr', { date: '2026-01-01' }))
    for (let number = 10; number < 25; number++) {
      writeFileSync(join(folder, `posts/beitrag-${number}.md`), postSource(`beitrag-${number}`))
    }
  }
  const [first, second] = copies as [ProjectCopy, ProjectCopy]
  const here = runNpm(first.folder, ['run', 'build'], {
    TZ: 'Pacific/Kiritimati',
    LANG: 'de_LU.UTF-8',
    LC_ALL: 'C',
  })
  const there = runNpm(second.folder, ['run', 'build'], { TZ: 'America/Los_Angeles', LC_ALL: 'tr_TR.UTF-8' })
  expect([here.status, there.status], here.output + there.output).toEqual([0, 0])
  files = readTree(join(first.folder, 'dist'))
}, 180_000)

afterAll(() => {
  for (const copy of copies ?? []) copy.remove()
})

test('another folder, time zone and locale give the same bytes', () => {
  const other = readTree(join((copies[1] as ProjectCopy).folder, 'dist'))
  expect([...other.keys()]).toEqual([...files.keys()])
  const different = [...files]
    .filter(([name, bytes]) => !other.get(name)?.equals(bytes))
    .map(([name]) => name)
  expect(different).toEqual([])
})

test('the only pages are those of the site and of its published posts', () => {
  const articles = [...files.keys()].filter((name) => /^blog\/[^/]+\.html$/.test(name))
  expect(articles.length).toBe(publishedSlugs.length + 17)
})

test('nothing of a draft and of a post of tomorrow is in the site, and a post of today is', () => {
  const telling = [...files].filter(
    ([name, bytes]) => name.includes('entwurf') || /entwurf-\d|quitten/i.test(bytes.toString()),
  )
  expect(telling.map(([name]) => name)).toEqual([])
  expect([...files.keys()]).toContain('blog/neujahr.html')
  expect(files.get('blog/feed.xml')?.toString()).toContain('<updated>2026-01-01T00:00:00Z</updated>')
})

test('nothing of the preview is in the site', () => {
  const telling = [...files].filter(([name, bytes]) =>
    /ribbon|posts:(changed|follow)|preview\.css/.test(name + bytes),
  )
  expect(telling.map(([name]) => name)).toEqual([])
})

test('nothing that vite-react-ssg writes for its own loaders is in the site', () => {
  const leftovers = [...files.keys()].filter((name) => /static-loader|\.vite/.test(name))
  const marked = [...files].filter(([, bytes]) => bytes.includes('VITE_REACT_SSG_HASH__ ='))
  expect([...leftovers, ...marked.map(([name]) => name)]).toEqual([])
})

test('no file that a visitor loads holds more than one page of posts', () => {
  const slugs = [...files.keys()].flatMap((name) => /^blog\/([^/]+)\.html$/.exec(name)?.[1] ?? [])
  expect(slugs.length).toBe(publishedSlugs.length + 17)
  // What machines read of the whole site.
  const wholeSite = new Set(['sitemap.xml', 'llms.txt', 'blog/feed.xml', 'blog/feed.json'])
  const forVisitors = [...files].filter(([name]) => !wholeSite.has(name))
  const telling = forVisitors.map(([name, bytes]) => ({
    name,
    posts: slugs.filter((slug) => bytes.includes(slug)),
  }))
  expect(telling.filter(({ posts }) => posts.length > 9)).toEqual([])
})

describe('delicate characters', () => {
  const page = (name: string) => new JSDOM(files.get(name)?.toString()).window.document

  test('arrive unchanged in the title, the excerpt, the tags and the body of an article', () => {
    const article = page('blog/heikel.html')
    expect(article.title).toContain(delicate)
    expect(article.querySelector('h1')?.textContent).toBe(delicate)
    expect(article.querySelector('meta[name=description]')?.getAttribute('content')).toBe(delicate)
    const items = [...article.querySelectorAll('li')].map((item) => item.textContent)
    expect(items).toContain(delicate)
    expect(article.querySelector('#article-body p')?.textContent).toBe(
      "Ein Absatz mit $& und $$ und $` und $'.",
    )
    expect(article.querySelector('#article-body h2')?.textContent).toBe('Preis: 5 $&')
    expect(article.querySelector('#article-body a')?.getAttribute('title')).toBe(placeholder)
    expect(article.querySelector('#article-body pre')?.textContent).toBe(`${delicate}\n`)
  })

  test('arrive unchanged in the list of articles', () => {
    const titles = ['blog.html', 'blog/seite/2.html', 'blog/seite/3.html'].flatMap((name) =>
      [...page(name).querySelectorAll('article h2')].map((title) => title.textContent),
    )
    expect(titles).toContain(delicate)
    expect(titles.length).toBe(Math.min(publishedSlugs.length + 17, 27))
  })

  describe('in the browser', () => {
    let browser: Browser
    let site: Awaited<ReturnType<typeof serve>>
    beforeAll(async () => {
      browser = await launchBrowser()
      site = await serve(join((copies[0] as ProjectCopy).folder, 'dist'))
    })
    afterAll(async () => {
      await browser?.close()
      await site?.close()
    })

    test('break neither hydration nor navigation', async () => {
      const tab = await openPage(browser, { baseURL: site.url })
      await visit(tab, '/blog/heikel')
      expect(await tab.title()).toContain(delicate)
      expect(await tab.locator('h1').textContent()).toBe(delicate)
      await tab.getByRole('link', { name: 'Zurück zum Blog' }).click()
      await tab.locator('article h2').first().waitFor()
      await tab.getByRole('link', { name: 'Ältere Artikel' }).click()
      await tab.waitForURL('**/blog/seite/2')
      expect(await tab.locator('article').count()).toBe(9)
      await visit(tab, '/')
      await goThere(tab, '/blog/heikel')
      await tab.locator('h1', { hasText: '$&' }).waitFor()
      expect(await tab.title()).toContain(delicate)
      expect(await tab.locator('#article-body p').first().textContent()).toContain('$& und $$')
      expect(tab.problems).toEqual([])
    })
  })
})
