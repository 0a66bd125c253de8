import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { type ConfigData, HtmlValidate } from 'html-validate'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { describe, expect, inject, test } from 'vitest'
import { company } from '../src/company/company.ts'
import { articlePath, prerenderedLanguage, translationsOf } from '../src/pages.ts'
import { everyPage, findArticle, publishedSlugs } from './support/every-page.ts'
import { existing, hasBlog, isBilingual } from './support/this-site.ts'

/** How search engines, feed readers, networks and browsers read the built site. */

const fileOf = (path: string) => join('dist', path === '/' ? 'index.html' : `${path}.html`)
const sourceOf = (path: string) => readFileSync(fileOf(path), 'utf8')
const documents = new Map(everyPage.map((path) => [path, new JSDOM(sourceOf(path)).window.document]))

function documentAt(path: string): Document {
  const document = documents.get(path)
  if (document === undefined) throw new Error(`${path} is not among the pages`)
  return document
}

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
  expect([key, tags.length]).toEqual([key, 1])
  return tags[0]?.getAttribute('content') ?? ''
}

/** The path below `dist` of a complete address of this site. */
function pathBelow(address: string): string {
  expect(address.startsWith(`${company.siteUrl}/`)).toBe(true)
  return address.slice(company.siteUrl.length)
}

describe.each(everyPage)('%s', (path) => {
  const document = documentAt(path)

  test('has one title and names its own address, once', () => {
    expect(document.querySelectorAll('head title').length).toBe(1)
    const canonical = [...document.querySelectorAll('link[rel=canonical]')]
    expect(canonical.map((tag) => tag.getAttribute('href'))).toEqual([`${company.siteUrl}${path}`])
  })

  test('can be shared with title, text and image', async () => {
    const title = contentOf(path, 'og:title')
    const description = document.querySelector('meta[name=description]')?.getAttribute('content')
    expect(document.title).toBe(`${title} – ${company.shortName}`)
    expect(contentOf(path, 'og:description')).toBe(description)
    expect(contentOf(path, 'og:url')).toBe(`${company.siteUrl}${path}`)
    expect(contentOf(path, 'og:site_name')).toBe(company.shortName)
    expect(contentOf(path, 'og:locale').slice(0, 2)).toBe(prerenderedLanguage(path))
    expect(contentOf(path, 'twitter:card')).toBe('summary_large_image')
    const image = pathBelow(contentOf(path, 'og:image'))
    const { width, height, format } = await sharp(join('dist', image)).metadata()
    expect([image, format, width, height]).toEqual([
      expect.stringMatching(/^\/og\/[0-9a-f]{20}\.(png|jpg)$/),
      expect.stringMatching(/^(png|jpeg)$/),
      1200,
      630,
    ])
    expect([contentOf(path, 'og:image:width'), contentOf(path, 'og:image:height')]).toEqual(['1200', '630'])
  })

  test('names its pages in other languages, which name it', () => {
    const alternatesOf = (document: Document) =>
      [...document.querySelectorAll('link[hreflang]')].map((tag) => [
        tag.getAttribute('hreflang'),
        tag.getAttribute('href'),
      ])
    const alternates = alternatesOf(document)
    const isPair = translationsOf(path) !== undefined
    expect(alternates.map(([language]) => language)).toEqual(isPair ? ['de', 'en', 'x-default'] : [])
    for (const [, href] of alternates) {
      expect(alternatesOf(documentAt(pathBelow(href ?? '')))).toEqual(alternates)
    }
    if (isPair) expect(alternates).toContainEqual([prerenderedLanguage(path), `${company.siteUrl}${path}`])
  })

  test('has its crumbs in the structured data', () => {
    const shown = [...document.querySelectorAll('#root nav:not(main *) > ol > li')].map((item) => ({
      name: item.textContent,
      path: item.getAttribute('aria-current') ? path : item.querySelector('a')?.getAttribute('href'),
    }))
    type Item = { position: number; name: string; item?: string }
    const items = (nodeOf(path, 'BreadcrumbList')?.itemListElement ?? []) as Item[]
    const listed = items.map(({ name, item }) => ({ name, path: item && pathBelow(item) }))
    expect(listed).toEqual(shown)
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
  })

  test('has its questions in the structured data', () => {
    const shown = [...document.querySelectorAll('#root main summary')].map((item) => item.textContent)
    const listed = (nodeOf(path, 'FAQPage')?.mainEntity ?? []) as { name: string }[]
    expect(listed.map(({ name }) => name)).toEqual(shown.map((text) => text?.replaceAll('\u00ad', '').trim()))
  })
})

test.skipIf(!hasBlog)('the structured data of the blog is its list', () => {
  expect(graphOf('/blog').map((node) => node['@type'])).toEqual(['Blog', 'BreadcrumbList'])
})

const path = articlePath(findArticle())

test.skipIf(!everyPage.includes(path))('the structured data of an article is what it shows', () => {
  const document = documentAt(path)
  const article = nodeOf(path, 'BlogPosting')
  expect(article).toMatchObject({
    headline: document.querySelector('h1')?.textContent,
    url: `${company.siteUrl}${path}`,
    datePublished: document.querySelector('time')?.getAttribute('datetime'),
    author: { '@type': 'Organization' },
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

test('the not-found page is not listed, and names no address, no image and no data', () => {
  const { document } = new JSDOM(sourceOf('/404')).window
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

  test('Atom has what RFC 4287 asks for', async () => {
    const { text, type } = await read(pathOfFeed('application/atom+xml'))
    expect(type).toMatch(/xml/)
    expect(XMLValidator.validate(text)).toBe(true)
    const { feed } = xml.parse(text)
    expect(feed['@_xmlns']).toBe('http://www.w3.org/2005/Atom')
    const stamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/)
    const words = expect.stringMatching(/\S/)
    expect(feed).toMatchObject({ id: words, title: words, updated: stamp, author: { name: words } })
    expect(feed.link.map((link: Record<string, string>) => link['@_rel'])).toEqual(['alternate', 'self'])
    const entries = feed.entry ?? []
    expect(entries.length).toBe(newest)
    for (const entry of entries) {
      expect(everyPage).toContain(pathBelow(entry.link['@_href']))
      checkContent(pathBelow(entry.link['@_href']), entry.content['#text'])
    }
    const dates = entries.map(({ published }: { published: string }) => published)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test('JSON Feed has what version 1.1 asks for', async () => {
    const { text, type } = await read(pathOfFeed('application/feed+json'))
    expect(type).toMatch(/json/)
    const feed = JSON.parse(text)
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${company.siteUrl}/blog`,
      feed_url: `${company.siteUrl}/blog/feed.json`,
    })
    expect(feed.items.length).toBe(newest)
    for (const item of feed.items) {
      expect(everyPage).toContain(pathBelow(item.url))
      expect(existsSync(join('dist', pathBelow(item.image)))).toBe(true)
      expect(Number.isNaN(Date.parse(item.date_published))).toBe(false)
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

test('llms.txt links to pages of this site alone', async () => {
  const { text } = await read('/llms.txt')
  const targets = [...text.matchAll(/\]\((\S+?)\)/g)].map(([, address = '']) => pathBelow(address))
  expect(targets.filter((path) => path !== '/sitemap.xml' && !everyPage.includes(path))).toEqual([])
  expect(targets).toEqual(expect.arrayContaining(publishedSlugs.slice(0, 100).map(articlePath)))
})

describe('the markup', () => {
  const rules: ConfigData['rules'] = {
    // How React and parsers write attributes and tags; HTML allows both ways.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    // HTML forbids only white space in an id; React's begin with a low line.
    'valid-id': ['error', { relaxed: true }],
    // Whoever copies a phone number would get the special spaces with it.
    'tel-non-breaking': 'off',
    // The short form of the home page is sent by a link to the mail program (specification, section 3).
    'wcag/h32': 'off',
    // A matter of taste, and the title of an article is its author's.
    'long-title': 'off',
  }
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules })

  test.each([...everyPage, '/404'])('%s is valid in each language', async (path) => {
    const source = sourceOf(path)
    const [template = '', content = ''] =
      /<template id="other-language".*?>(.*?)<\/template>/s.exec(source) ?? []
    expect(content !== '').toBe(isBilingual)
    // What is in a template may be anything: it is judged where the browser puts it.
    const first = source.replace(template, '')
    const [, head = ''] = /^(.*<div id="root"[^>]*>)/s.exec(source) ?? []
    const titleless = content.replace(/^(<title>.*?<\/title>|<meta [^>]*>)+/s, '')
    const second = `${head}${titleless}</div></body></html>`
    for (const html of isBilingual ? [first, second] : [first]) {
      const { results } = await validator.validateString(html)
      const messages = results.flatMap((result) => result.messages)
      expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`)).toEqual([])
    }
  })
})
