import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blogCopy } from '../../src/content/de/blog.ts'
import { navigateTo, openFirstVisit, openPage, visit } from '../support/browser.ts'
import { publishedSlugs } from '../support/every-page.ts'
import { postSource, writeFiles } from '../support/post-source.ts'
import { builtSite, copyForPosts, type ProjectCopy } from '../support/project-copy.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

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
  const quoted = `'${delicate.replaceAll("'", "''")}'`
  const fields = { title: quoted, excerpt: quoted, category: quoted, tags: `[${quoted}, zwei]` }
  const paragraph = "Ein Absatz mit $& und $$ und `` $` `` und $'."
  const links = `[Verweis](/kontakt "${placeholder}")\n\n![Ein Foto](images/foto.jpg)\n`
  const body = `${paragraph}\n\n## Preis: 5 $&\n\n    ${delicate}\n\n${links}`
  // The clock of these builds is in the first hour of 2040 in Luxembourg; in America it is 2039.
  const secret = (slug: string, others: Record<string, string>) => {
    const named = { title: 'Quittenbrot', category: 'Quittenbrote', tags: '[Quitten]' }
    const all = { ...named, image: 'images/entwurf.svg', ...others }
    return postSource(slug, all, '![](images/entwurf-2.svg) Quittenmus.\n')
  }
  // Files of pictures are named after what is in them.
  const drawing = (id: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path id="quitten-${id}"/></svg>`
  const alike = Array.from({ length: 17 }, (_, index) => `beitrag-${10 + index}`)
  writeFiles(`${folder}/posts`, {
    'images/foto.jpg': await photo(),
    'heikel.md': postSource('heikel', { ...fields, date: '2024-12-24', image: 'images/foto.jpg' }, body),
    'entwurf-1.md': secret('entwurf-1', { published: 'false' }),
    'entwurf-2.md': secret('entwurf-2', { date: '2040-01-02' }),
    'images/entwurf.svg': drawing('1'),
    'images/entwurf-2.svg': drawing('2'),
    'neujahr.md': postSource('neujahr', { date: '2040-01-01' }),
    ...Object.fromEntries(alike.map((slug) => [`${slug}.md`, postSource(slug)])),
  })
}

const zone = (TZ: string, LC_ALL: string, others = {}) => ({ env: { TZ, LC_ALL, ...others } })
const site = builtSite(writePosts, zone('Pacific/Kiritimati', 'C'))
// Nothing is taken from the first build, and a build server's cache is not below the project.
const BUILD_CACHE = temporaryFolder()
const other = builtSite(writePosts, {
  ...zone('America/Los_Angeles', 'tr_TR.UTF-8', { BUILD_CACHE }),
  copy: copyIntoMonorepo,
})

/** A copy as a part of a larger project, in whose folder the packages are, at a path as people write them. */
function copyIntoMonorepo(): ProjectCopy {
  const { folder: original } = copyForPosts()
  const root = join(original, '../Größe & mehr', basename(original))
  const folder = join(root, 'packages/Meine Seite')
  mkdirSync(dirname(folder), { recursive: true })
  renameSync(join(original, 'node_modules'), join(root, 'node_modules'))
  renameSync(original, folder)
  return { folder, remove: () => rmSync(root, { recursive: true, force: true }) }
}
const { files } = site

const textOf = (name: string) => String(files.get(name))
const documentOf = (name: string) => new JSDOM(textOf(name)).window.document
const namesWith = (pattern: RegExp) =>
  [...files].flatMap(([name, bytes]) => (pattern.test(name + bytes) ? name : []))

test('another folder in a monorepo, time zone and locale give the same bytes', () => {
  expect([...other.files.keys()]).toEqual([...files.keys()])
  const differing = [...files].filter(([name, bytes]) => !other.files.get(name)?.equals(bytes))
  expect(differing.map(([name]) => name)).toEqual([])
})

test('nothing of a draft and of a post of tomorrow is in the site, and a post of today is', () => {
  expect(namesWith(/entwurf-\d|quitten/i)).toEqual([])
  expect([...files.keys()].filter((name) => name.includes('entwurf'))).toEqual([])
  expect([...files.keys()]).toContain('blog/neujahr.html')
  expect(textOf('blog/feed.xml')).toContain('<updated>2040-01-01T00:00:00')
})

test('nothing of the preview, and nothing that vite-react-ssg writes for its own loaders, is in the site', () => {
  const ofPreview = /ribbon|posts:(changed|follow)|preview\.css/
  const ofRenderer = /static-loader|\.vite|VITE_REACT_SSG_HASH__ =/
  expect([...namesWith(ofPreview), ...namesWith(ofRenderer)]).toEqual([])
})

test('a photo is upright in modern formats, and late but at the head of its article', () => {
  const pictures = ['blog/heikel.html', 'blog.html'].flatMap((name) =>
    [...documentOf(name).querySelectorAll('article picture')].filter((picture) =>
      picture.innerHTML.includes('-900.jpg'),
    ),
  )
  const name = '/pictures/[0-9a-f]{16}'
  for (const picture of pictures) {
    const [avif, webp] = [...picture.querySelectorAll('source')].map((source) => source.srcset)
    expect(avif).toMatch(new RegExp(`^${name}-480\\.avif 480w, ${name}-900\\.avif 900w$`))
    expect(webp).toBe(avif?.replaceAll('.avif', '.webp'))
    const image = picture.querySelector('img')
    expect([image?.width, image?.height]).toEqual([900, 400])
  }
  const loadings = pictures.map((picture) => picture.querySelector('img')?.getAttribute('loading'))
  expect(loadings).toEqual([null, 'lazy', 'lazy'])
  expect([...files.keys()].filter((file) => /foto|^blog\/images/.test(file))).toEqual([])
})

test('a photo has complete addresses in the feed', () => {
  const feed = new JSDOM(textOf('blog/feed.xml'), { contentType: 'text/xml' }).window.document
  const content = feed.querySelector('link[href$="/blog/heikel"] ~ content')?.textContent
  const body = new JSDOM(content).window.document
  const addresses = [...body.querySelectorAll('source')].flatMap(({ srcset }) => srcset.split(', '))
  expect(addresses.length).toBe(4)
  for (const address of [body.querySelector('img')?.src, ...addresses])
    expect(address).toMatch(/^https:\/\/[^/]+\/pictures\/[0-9a-f]{16}-\d+\.(avif|webp|jpg)( \d+w)?$/)
})

test('no file that a visitor loads holds more than one page of posts', () => {
  const slugs = [...files.keys()].flatMap((name) => /^blog\/([^/]+)\.html$/.exec(name)?.[1] ?? [])
  expect(slugs.length).toBe(published)
  // What machines read. Of the search's files, whose words may be slugs, another test limits the size.
  const isLimited = (name: string) => /^sitemap\.xml$|\/feed\.xml$|^content\/search\//.test(name)
  const large = [...files].flatMap(([name, bytes]) =>
    !isLimited(name) && slugs.filter((slug) => bytes.includes(slug)).length > 9 ? name : [],
  )
  expect(large).toEqual([])
})

test('delicate characters arrive unchanged in an article and in the list', () => {
  const article = documentOf('blog/heikel.html')
  const textAt = (css: string) => article.querySelector(css)?.textContent
  expect(article.title).toContain(delicate)
  expect(article.querySelector('meta[name=description]')?.getAttribute('content')).toBe(delicate)
  expect([...article.querySelectorAll('li')].map((item) => item.textContent)).toContain(delicate)
  expect([textAt('h1'), textAt('#article-body pre')]).toEqual([delicate, `${delicate}\n`])
  expect(textAt('#article-body p')).toBe("Ein Absatz mit $& und $$ und $` und $'.")
  expect(textAt('#article-body h2')).toBe('Preis: 5 $&')
  expect(article.querySelector('#article-body p a')?.getAttribute('title')).toBe(placeholder)
  const titles = ['blog.html', 'blog/seite/2.html', 'blog/seite/3.html'].flatMap((name) =>
    [...documentOf(name).querySelectorAll('article h2')].map((title) => title.textContent),
  )
  expect(titles).toContain(delicate)
  expect(titles.length).toBe(published)
})

test('in the browser a photo is shown in the first format, and nothing moves when it has come', async () => {
  const tab = await openFirstVisit({ baseURL: site.url, viewport: { width: 1280, height: 800 } })
  await tab.goto('/blog/heikel')
  const image = tab.locator('#article-body img')
  const { height: before } = (await image.boundingBox()) ?? {}
  await image.scrollIntoViewIfNeeded()
  await tab.waitForFunction(() => [...document.images].every((image) => image.naturalWidth > 0))
  expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/-900\.avif$/)
  const { width = 0, height = 0 } = (await image.boundingBox()) ?? {}
  expect([height, (width / height).toFixed(1)]).toEqual([before, '2.3'])
  expect(tab.problems).toEqual([])
})

test('delicate characters break neither hydration nor navigation', async () => {
  const tab = await openPage({ baseURL: site.url })
  await visit(tab, '/blog/heikel')
  expect([await tab.locator('h1').textContent(), await tab.title()]).toEqual([
    delicate,
    expect.stringContaining(delicate),
  ])
  await tab.getByRole('link', { name: blogCopy.article.back }).click()
  await tab.getByRole('link', { name: blogCopy.pagination.older }).click()
  await tab.waitForURL('**/blog/seite/2')
  expect(await tab.locator('article').count()).toBe(9)
  await navigateTo(tab, '/blog/heikel')
  await tab.locator('h1', { hasText: '$&' }).waitFor()
  expect(await tab.title()).toContain(delicate)
  expect(await tab.locator('#article-body p').first().textContent()).toContain('$& und $$')
  expect(tab.problems).toEqual([])
})
