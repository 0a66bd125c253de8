import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { describe, expect, inject, test } from 'vitest'
import { company } from '../../src/company/company.ts'
import { articlePath, prerenderedLanguage, translationsOf } from '../../src/pages.ts'
import { documentAt, faultsIn } from '../support/documents.ts'
import { everyPage, findArticle, publishedSlugs } from '../support/every-page.ts'
import { existing, hasBlog } from '../support/this-site.ts'

/** How search engines, feed readers, networks and browsers read the built site. */

type Node = { '@type': string; [key: string]: unknown }

function graphOf(path: string): Node[] {
  const scripts = documentAt(path).querySelectorAll('script[type="application/ld+json"]')
  expect(scripts.length).toBe(1)
  const data = JSON.parse(scripts[0]?.textContent ?? '')
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

const nodeOf = (path: string, type: string) => graphOf(path).find((node) => node['@type'] === type)

function contentOf(path: string, key: string): string {
  const tags = documentAt(path).querySelectorAll(`meta[property="${key}"], meta[name="${key}"]`)
  expect([path, key, tags.length]).toEqual([path, key, 1])
  return tags[0]?.getAttribute('content') ?? ''
}

/** The path below `dist` of a complete address of this site. */
function pathBelow(address: string): string {
  expect(address.startsWith(`${company.siteUrl}/`), address).toBe(true)
  return address.slice(company.siteUrl.length)
}

/** The value of an attribute of all elements. */
const valuesOf = (root: ParentNode, selector: string, name: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name))

test('every page has one title, names its own address, and is open to search engines', () => {
  const faults = faultsIn((document, path) => [
    ...(document.querySelectorAll('head title').length === 1 ? [] : ['title']),
    ...valuesOf(document, 'meta[name=robots]', 'content'),
    ...(valuesOf(document, 'link[rel=canonical]', 'href').join(' ') === `${company.siteUrl}${path}`
      ? []
      : ['canonical']),
  ])
  expect(faults).toEqual([])
})

test('every page can be shared with title, text and image', async () => {
  for (const path of everyPage) {
    const title = contentOf(path, 'og:title')
    expect(documentAt(path).title).toBe(`${title} – ${company.shortName}`)
    expect(contentOf(path, 'description')).not.toBe(title)
    const image = contentOf(path, 'og:image')
    const values = Object.entries({
      'og:description': contentOf(path, 'description'),
      'og:url': `${company.siteUrl}${path}`,
      'og:site_name': company.shortName,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })
    expect(values.filter(([key, value]) => contentOf(path, key) !== value)).toEqual([])
    expect(contentOf(path, 'og:locale').slice(0, 2)).toBe(prerenderedLanguage(path))
    const { width, height } = await sharp(join('dist', pathBelow(image))).metadata()
    expect([image, width, height]).toEqual([
      expect.stringMatching(/\/og\/[0-9a-f]{20}\.(png|jpg)$/),
      1200,
      630,
    ])
  }
})

test('every page names its pages in other languages, which name it', () => {
  const alternatesOf = (document: Document) =>
    [...document.querySelectorAll('link[hreflang]')].map((tag) => [
      tag.getAttribute('hreflang'),
      tag.getAttribute('href'),
    ])
  for (const path of everyPage) {
    const alternates = alternatesOf(documentAt(path))
    const pair = translationsOf(path)
    const expected = pair === undefined ? [] : Object.entries({ ...pair, 'x-default': pair.de })
    expect(alternates, path).toEqual(expected.map(([language, to]) => [language, company.siteUrl + to]))
    for (const [, href] of alternates)
      expect(alternatesOf(documentAt(pathBelow(href ?? ''))), path).toEqual(alternates)
  }
})

test('the structured data of every page has its crumbs and its questions', () => {
  type Item = { position: number; name: string; item?: string }
  for (const path of everyPage) {
    const document = documentAt(path)
    const shown = [...document.querySelectorAll('#root nav:not(main *) > ol > li')].map((item) => ({
      name: item.textContent,
      path: item.getAttribute('aria-current') ? path : item.querySelector('a')?.getAttribute('href'),
    }))
    const items = (nodeOf(path, 'BreadcrumbList')?.itemListElement ?? []) as Item[]
    expect(items.map(({ name, item }) => ({ name, path: item && pathBelow(item) }))).toEqual(shown)
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    const questions = [...document.querySelectorAll('#root main summary')].map(({ textContent }) =>
      textContent?.replaceAll('\u00ad', '').trim(),
    )
    const listed = (nodeOf(path, 'FAQPage')?.mainEntity ?? []) as { name: string }[]
    expect(listed.map(({ name }) => name)).toEqual(questions)
  }
})

test('the not-found page is not listed, and names no address, no image and no data', () => {
  const document = documentAt('/404')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(
    document.querySelector(
      'link[rel=canonical], meta[property="og:url"], meta[property="og:image"], [hreflang], [type*=json]',
    ),
  ).toBeNull()
})

const read = async (path: string) => {
  const response = await fetch(inject('siteUrl') + path)
  expect([path, response.status]).toEqual([path, 200])
  return { text: await response.text(), type: response.headers.get('content-type') ?? '' }
}
const xml = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => name === 'entry',
})

test('robots are led to a sitemap of exactly the pages', async () => {
  const { text: robots } = await read('/robots.txt')
  expect(robots).toMatch(/^User-agent: \*$/m)
  expect(robots.match(/^(Disallow|Noindex): *\S.*$/gim)).toBeNull()
  const address = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? ''
  const { text } = await read(pathBelow(address))
  expect(XMLValidator.validate(text)).toBe(true)
  const urls = xml.parse(text).urlset.url as { loc: string; lastmod: string }[]
  expect(urls.map(({ loc }) => pathBelow(loc)).sort()).toEqual(everyPage.toSorted())
  for (const { lastmod } of urls) expect(lastmod).toMatch(/^\d{4}-\d\d-\d\d$/)
  for (const slug of publishedSlugs) {
    const article = urls.find(({ loc }) => pathBelow(loc) === articlePath(slug))
    expect(article?.lastmod).toBe(nodeOf(articlePath(slug), 'BlogPosting')?.dateModified)
  }
})

describe.skipIf(!hasBlog)('the feeds', () => {
  const newest = Math.min(publishedSlugs.length, 20)
  const linked = existing('/blog').flatMap((path) => [
    ...documentAt(path).querySelectorAll('link[rel=alternate][type]'),
  ])
  const pathOfFeed = (type: string) =>
    linked.find((tag) => tag.getAttribute('type') === type)?.getAttribute('href') ?? ''

  // What is in an entry is in the unit tests of `feeds.ts`.
  test('Atom is valid, and has the newest articles', async () => {
    const { text, type } = await read(pathOfFeed('application/atom+xml'))
    expect(type).toMatch(/xml/)
    expect(XMLValidator.validate(text)).toBe(true)
    const { feed } = xml.parse(text)
    const stamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/)
    const words = expect.stringMatching(/\S/)
    expect(feed).toMatchObject({ id: words, title: words, updated: stamp, author: { name: words } })
    const entries = feed.entry ?? []
    expect(entries.length).toBe(newest)
    for (const entry of entries) checkContent(pathBelow(entry.link['@_href']), entry.content['#text'])
    const dates = entries.map(({ published }: { published: string }) => published)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test('JSON Feed has the newest articles, with their pictures', async () => {
    const { text, type } = await read(pathOfFeed('application/feed+json'))
    expect(type).toMatch(/json/)
    const { version, items } = JSON.parse(text)
    expect([version, items.length]).toEqual(['https://jsonfeed.org/version/1.1', newest])
    for (const item of items) {
      expect(existsSync(join('dist', pathBelow(item.image)))).toBe(true)
      checkContent(pathBelow(item.url), item.content_html)
    }
  })

  /** The whole text, in which every address is complete. */
  function checkContent(path: string, html: string): void {
    const { document } = new JSDOM(html).window
    const shown = documentAt(path).querySelector('#article-body')?.textContent?.length ?? Number.NaN
    expect(document.body.textContent?.length).toBeGreaterThan(0.9 * shown)
    for (const tag of document.querySelectorAll('[href], [src]')) {
      expect(tag.getAttribute('href') ?? tag.getAttribute('src')).toMatch(/^(https?:\/\/|mailto:|$)/)
    }
  }
})

test('the manifest and the pages name icons that are as they say', async () => {
  const { text, type } = await read('/content/manifest.webmanifest')
  expect(type).toMatch(/manifest\+json/)
  const { icons } = JSON.parse(text)
  expect(icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  for (const { src, sizes } of icons) {
    if (sizes === 'any') continue
    const { width, height } = await sharp(join('dist', src)).metadata()
    expect([src, `${width}x${height}`]).toEqual([src, sizes])
  }
  const apple = await sharp('dist/apple-touch-icon.png').metadata()
  expect([apple.width, apple.height, apple.hasAlpha]).toEqual([180, 180, false])
  const ico = readFileSync('dist/favicon.ico')
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  const picture = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()
  expect([picture.format, picture.width, ico.readUInt32LE(14) + ico.readUInt32LE(18)]).toEqual([
    'png',
    32,
    ico.length,
  ])
})

test('security.txt can be had where it says, and is not expired when the site is built', async () => {
  const { text, type } = await read('/.well-known/security.txt')
  expect(type).toMatch(/^text\/plain/)
  const fields = new Map(text.split('\n').map((line) => line.split(': ', 2) as [string, string]))
  expect(fields.get('Canonical')).toBe(`${company.siteUrl}/.well-known/security.txt`)
  expect(Date.parse(fields.get('Expires') ?? '')).toBeGreaterThan(Date.now())
  const policy = new URL(fields.get('Policy') ?? '')
  expect(documentAt(policy.pathname).getElementById(policy.hash.slice(1))?.textContent).toMatch(/\p{L}{4}/u)
})

test('the licences of packages, font and icons are published', async () => {
  const texts = ['/licenses.txt', '/licenses-font-icons.txt'].map(async (path) => (await read(path)).text)
  const [packages, others] = await Promise.all(texts)
  for (const name of ['react', 'react-dom', '@remix-run/router']) expect(packages).toContain(`## ${name} - `)
  expect(others).toContain('SIL OPEN FONT LICENSE')
  expect(others).toContain('Lucide')
})

const path = articlePath(findArticle())

test.skipIf(!everyPage.includes(path))('the structured data of an article is what it shows', () => {
  const document = documentAt(path)
  const article = nodeOf(path, 'BlogPosting')
  expect(article).toMatchObject({
    headline: document.querySelector('h1')?.textContent,
    url: `${company.siteUrl}${path}`,
    description: contentOf(path, 'description'),
    datePublished: document.querySelector('time')?.getAttribute('datetime'),
    author: { '@type': 'Organization', name: expect.stringMatching(/\S/) },
    publisher: { '@type': 'Organization', name: company.name },
  })
  expect(document.querySelector('article')?.textContent).toContain(article?.articleSection)
  const { image, publisher } = article as unknown as { image: string[]; publisher: { logo: { url: string } } }
  for (const address of [...image, publisher.logo.url]) {
    expect(existsSync(join('dist', pathBelow(address)))).toBe(true)
  }
  const words = document.querySelector('#article-body')?.textContent?.split(/\s+/).length ?? 0
  expect(Math.abs(Number(article?.wordCount) - words) / words).toBeLessThan(0.1)
  expect(contentOf(path, 'og:type')).toBe('article')
  expect(contentOf(path, 'article:published_time')).toBe(article?.datePublished)
})
