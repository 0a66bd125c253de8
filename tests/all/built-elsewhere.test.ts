import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { test as always, describe, expect } from 'vitest'
import { blogCopy } from '../../src/content/de/blog.ts'
import { navigateTo, openFirstVisit, openPage, visit } from '../support/browser.ts'
import { publishedSlugs } from '../support/every-page.ts'
import { postSource } from '../support/post-source.ts'
import { builtSite } from '../support/project-copy.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { hasBlog } from '../support/this-site.ts'

const test = always.skipIf(!hasBlog)

/** What `String.replace` takes for patterns, what ends scripts and comments, and what HTML would eat. */
const delicate = "$& $$ $` $' $1 </script><!-- </title> &amp; \"'"

/** What a renderer's placeholder looks like; it is cut off behind the page's content. */
const placeholder = '/* SCRIPT_COMMENT_PLACEHOLDER */'

/** With the 17 alike, the one with delicate characters and that of the day. */
const published = publishedSlugs.length + 19

/** A picture as a camera writes it: turned, and with a note about that. */
function photo(): Promise<Buffer> {
  const pixels = Buffer.from(
    Array.from({ length: 400 * 900 * 3 }, (_, at) => 128 + 100 * Math.sin(at / 4000) * Math.cos(at / 31)),
  )
  const image = sharp(pixels, { raw: { width: 400, height: 900, channels: 3 } })
  return image.withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer()
}

async function writePosts(folder: string): Promise<void> {
  writeFileSync(join(folder, 'posts/images/foto.jpg'), await photo())
  const quoted = `'${delicate.replaceAll("'", "''")}'`
  const post = postSource(
    'heikel',
    {
      title: quoted,
      excerpt: quoted,
      category: quoted,
      tags: `[${quoted}, zwei]`,
      date: '2024-12-24',
      image: 'images/foto.jpg',
    },
    `Ein Absatz mit $& und $$ und \`\` $\` \`\` und $'.\n\n## Preis: 5 $&\n\n    ${delicate}\n\n[Verweis](/kontakt "${placeholder}")\n\n![Ein Foto](images/foto.jpg)\n`,
  )
  writeFileSync(join(folder, 'posts/heikel.md'), post)
  // The clock of these builds is in the first hour of 2040 in Luxembourg; in America it is 2039.
  const secret = {
    title: 'Quittenbrot',
    category: 'Quittenbrote',
    tags: '[Quitten]',
    image: 'images/entwurf.svg',
  }
  const hidden = { 'entwurf-1': { published: 'false' }, 'entwurf-2': { date: '2040-01-02' } }
  for (const [slug, fields] of Object.entries(hidden)) {
    const body = '![](images/entwurf-2.svg) Quittenmus.\n'
    writeFileSync(join(folder, `posts/${slug}.md`), postSource(slug, { ...secret, ...fields }, body))
  }
  // Files of pictures are named after what is in them.
  for (const name of ['entwurf', 'entwurf-2']) {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path id="quitten-${name}"/></svg>`
    writeFileSync(join(folder, `posts/images/${name}.svg`), drawing)
  }
  writeFileSync(join(folder, 'posts/neujahr.md'), postSource('neujahr', { date: '2040-01-01' }))
  for (let number = 10; number < 27; number++) {
    writeFileSync(join(folder, `posts/beitrag-${number}.md`), postSource(`beitrag-${number}`))
  }
}

const zone = (TZ: string, LC_ALL: string, others = {}) => ({ env: { TZ, LC_ALL, ...others } })
const site = builtSite(writePosts, zone('Pacific/Kiritimati', 'C'))
// Nothing is taken from the first build, and a build server's cache is not below the project.
const BUILD_CACHE = temporaryFolder()
const other = builtSite(writePosts, zone('America/Los_Angeles', 'tr_TR.UTF-8', { BUILD_CACHE }))
const { files } = site

test('another folder, time zone and locale give the same bytes', () => {
  expect([...other.files.keys()]).toEqual([...files.keys()])
  const different = [...files]
    .filter(([name, bytes]) => !other.files.get(name)?.equals(bytes))
    .map(([name]) => name)
  expect(different).toEqual([])
})

test('nothing of a draft and of a post of tomorrow is in the site, and a post of today is', () => {
  const found = [...files].filter(
    ([name, bytes]) => name.includes('entwurf') || /entwurf-\d|quitten/i.test(bytes.toString()),
  )
  expect(found.map(([name]) => name)).toEqual([])
  expect([...files.keys()]).toContain('blog/neujahr.html')
  expect(files.get('blog/feed.xml')?.toString()).toContain('<updated>2040-01-01T00:00:00')
})

test('nothing of the preview, and nothing that vite-react-ssg writes for its own loaders, is in the site', () => {
  const found = [...files].filter(([name, bytes]) =>
    /ribbon|posts:(changed|follow)|preview\.css|static-loader|\.vite|VITE_REACT_SSG_HASH__ =/.test(
      name + bytes,
    ),
  )
  expect(found.map(([name]) => name)).toEqual([])
})

describe('a photo of an article', () => {
  /** At the head of the article, in its text, and in the list. */
  const pictures = () =>
    ['blog/heikel.html', 'blog.html'].flatMap((name) => {
      const { document } = new JSDOM(files.get(name)?.toString()).window
      return [...document.querySelectorAll('article picture')].filter((picture) =>
        picture.innerHTML.includes('-900.jpg'),
      )
    })

  test('is upright in modern formats, with its size, at the head, in the text and in the list', () => {
    expect(pictures().length).toBe(3)
    for (const picture of pictures()) {
      const [avif, webp] = [...picture.querySelectorAll('source')].map((source) => source.srcset)
      expect(avif).toMatch(
        /^\/pictures\/[0-9a-f]{16}-480\.avif 480w, \/pictures\/[0-9a-f]{16}-900\.avif 900w$/,
      )
      expect(webp).toBe(avif?.replaceAll('.avif', '.webp'))
      const image = picture.querySelector('img')
      expect([image?.width, image?.height]).toEqual([900, 400])
    }
  })

  test('is loaded at once at the head of its article and late elsewhere, and published in its forms alone', () => {
    const loadings = pictures().map((picture) => picture.querySelector('img')?.getAttribute('loading'))
    expect(loadings).toEqual([null, 'lazy', 'lazy'])
    const originals = [...files.keys()].filter((file) => /foto|^blog\/images/.test(file))
    expect(originals).toEqual([])
  })

  test('has complete addresses in the feeds', () => {
    const { items } = JSON.parse(files.get('blog/feed.json')?.toString() ?? '')
    const item = items.find(({ url }: { url: string }) => url.endsWith('/heikel'))
    const body = new JSDOM(item.content_html).window.document
    const addresses = [...body.querySelectorAll('source')].flatMap(({ srcset }) => srcset.split(', '))
    for (const address of [item.image, body.querySelector('img')?.src, ...addresses]) {
      expect(address).toMatch(/^https:\/\/[^/]+\/pictures\/[0-9a-f]{16}-\d+\.(avif|webp|jpg)( \d+w)?$/)
    }
    expect(addresses.length).toBe(4)
  })
})

test('no file that a visitor loads holds more than one page of posts', () => {
  const slugs = [...files.keys()].flatMap((name) => /^blog\/([^/]+)\.html$/.exec(name)?.[1] ?? [])
  expect(slugs.length).toBe(published)
  // What machines read of the whole site.
  const wholeSite = new Set(['sitemap.xml', 'blog/feed.xml', 'blog/feed.json'])
  const forVisitors = [...files].filter(([name]) => !wholeSite.has(name))
  const found = forVisitors.map(([name, bytes]) => ({
    name,
    posts: slugs.filter((slug) => bytes.includes(slug)),
  }))
  expect(found.filter(({ posts }) => posts.length > 9)).toEqual([])
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
    expect(article.querySelector('#article-body p a')?.getAttribute('title')).toBe(placeholder)
    expect(article.querySelector('#article-body pre')?.textContent).toBe(`${delicate}\n`)
  })

  test('arrive unchanged in the list of articles', () => {
    const titles = ['blog.html', 'blog/seite/2.html', 'blog/seite/3.html'].flatMap((name) =>
      [...page(name).querySelectorAll('article h2')].map((title) => title.textContent),
    )
    expect(titles).toContain(delicate)
    expect(titles.length).toBe(published)
  })

  describe('in the browser', () => {
    test('a photo is shown in the first format, upright, and nothing moves when it has come', async () => {
      const tab = await openFirstVisit({ baseURL: site.url, viewport: { width: 1280, height: 800 } })
      await tab.goto('/blog/heikel')
      const image = tab.locator('#article-body img')
      const { height: before } = (await image.boundingBox()) ?? {}
      await image.scrollIntoViewIfNeeded()
      await tab.waitForFunction(() => [...document.images].every((image) => image.naturalWidth > 0))
      const shown = await image.evaluate((element: HTMLImageElement) => element.currentSrc)
      expect(shown).toMatch(/-900\.avif$/)
      const { width = 0, height = 0 } = (await image.boundingBox()) ?? {}
      expect(height).toBe(before)
      expect(width / height).toBeCloseTo(900 / 400, 1)
      expect(tab.problems).toEqual([])
    })

    test('break neither hydration nor navigation', async () => {
      const tab = await openPage({ baseURL: site.url })
      await visit(tab, '/blog/heikel')
      expect(await tab.title()).toContain(delicate)
      expect(await tab.locator('h1').textContent()).toBe(delicate)
      await tab.getByRole('link', { name: blogCopy.article.back }).click()
      await tab.locator('article h2').first().waitFor()
      await tab.getByRole('link', { name: blogCopy.pagination.older }).click()
      await tab.waitForURL('**/blog/seite/2')
      expect(await tab.locator('article').count()).toBe(9)
      await visit(tab, '/')
      await navigateTo(tab, '/blog/heikel')
      await tab.locator('h1', { hasText: '$&' }).waitFor()
      expect(await tab.title()).toContain(delicate)
      expect(await tab.locator('#article-body p').first().textContent()).toContain('$& und $$')
      expect(tab.problems).toEqual([])
    })
  })
})
