import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { company } from '../../src/site/company.ts'
import { articlePath, prerenderedLanguage, translationsOf } from '../../src/site/pages.ts'
import { documentAt, faultsIn, sourceAt, unmet } from '../support/documents.ts'
import { everyPage, publishedSlugs } from '../support/every-page.ts'

/** How search engines, feed readers, networks and browsers read the built site. */

type Node = { '@type': string; [key: string]: unknown }

function nodeOf(path: string, type: string): Node | undefined {
  const [script, second] = documentAt(path).querySelectorAll('script[type="application/ld+json"]')
  const { '@context': context, '@graph': graph } = JSON.parse(script?.textContent ?? '')
  expect([second, context]).toEqual([undefined, 'https://schema.org'])
  return graph.find((node: Node) => node['@type'] === type)
}

/** The path below `dist` of a complete address of this site. */
function pathBelow(address: string): string {
  expect(address.startsWith(`${company.siteUrl}/`), address).toBe(true)
  return address.slice(company.siteUrl.length)
}

/** The value of an attribute of all elements, so that two of what should be one are a fault. */
const valuesOf = (root: ParentNode, selector: string, name: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name)).join()

const contentOf = (document: Document, key: string) =>
  valuesOf(document, `meta[property="${key}"], meta[name="${key}"]`, 'content')

test('every page has a title of its own; those that are listed have an address, are open to search engines, and can be shared', async () => {
  const titles = everyPage.map((path) => documentAt(path).title)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  const faults = faultsIn((document, path) => {
    const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent)
    const address = company.siteUrl + path
    const title = contentOf(document, 'og:title')
    const description = contentOf(document, 'description')
    return unmet({
      titles: document.querySelectorAll('head title').length === 1,
      title: /\S/.test(title) && document.title === `${title} – ${company.shortName}`,
      heading: headings.length === 1 && /\S/.test(headings[0] ?? ''),
      language: document.documentElement.lang === prerenderedLanguage(path),
      description: /\S{2}/.test(description) && description !== title,
      shared: contentOf(document, 'og:description') === description,
      robots: document.querySelector('meta[name=robots]') === null,
      canonical: valuesOf(document, 'link[rel=canonical]', 'href') === address,
      address: contentOf(document, 'og:url') === address,
      site: contentOf(document, 'og:site_name') === company.shortName,
      size: ['width', 'height'].map((side) => contentOf(document, `og:image:${side}`)).join() === '1200,630',
      card: contentOf(document, 'twitter:card') === 'summary_large_image',
      feed: document.querySelector('link[rel=alternate][href="/blog/feed.xml"]') !== null,
      locale: contentOf(document, 'og:locale').startsWith(prerenderedLanguage(path)),
    })
  }, everyPage)
  expect(faults).toEqual([])
  for (const image of new Set(everyPage.map((path) => pathBelow(contentOf(documentAt(path), 'og:image'))))) {
    const { width, height } = await sharp(join('dist', image)).metadata()
    expect([image, width, height]).toEqual([image, 1200, 630])
  }
})

test('every page tells browsers to leave numbers alone, and Cloudflare to leave its script and addresses of mails', () => {
  const faults = faultsIn((document, path) =>
    unmet({
      mails: sourceAt(path).includes('<body><!--email_off-->'),
      numbers: contentOf(document, 'format-detection') === 'telephone=no',
      script: document.querySelector('script:not([src], [type], [data-cfasync=false])') === null,
    }),
  )
  expect(faults).toEqual([])
})

test('every page names its pages in other languages, and the German one for all others', () => {
  const faults = faultsIn((document, path) => {
    const pair = translationsOf(path)
    const expected = pair ? [`de ${pair.de}`, `en ${pair.en}`, `x-default ${pair.de}`] : []
    const found = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(
      ({ hreflang, href }) => `${hreflang} ${pathBelow(href)}`,
    )
    return unmet({ [`${found}`]: found.join() === expected.join() })
  })
  expect(faults).toEqual([])
})

test('the structured data of every page has its crumbs and its words', () => {
  type Item = { position: number; name: string; item?: string }
  for (const path of everyPage) {
    const document = documentAt(path)
    const crumbs = [
      ...document.querySelectorAll('#root nav:not(main *) > ol > li:is([aria-current], :has(a))'),
    ]
    const shown = crumbs.map((item, index) => ({
      position: index + 1,
      name: item.textContent,
      path: item.getAttribute('aria-current') ? path : item.querySelector('a')?.getAttribute('href'),
    }))
    const items = (nodeOf(path, 'BreadcrumbList')?.itemListElement ?? []) as Item[]
    expect(
      items.map(({ position, name, item }) => ({ position, name, path: item && pathBelow(item) })),
    ).toEqual(shown)
    const words = nodeOf(path, 'BlogPosting')?.wordCount
    const shownWords = document.querySelector('#article-body')?.textContent?.split(/\s+/).length ?? 0
    // A few signs in code are counted in another way.
    if (words !== undefined && shownWords > 30)
      expect(Math.abs(Number(words) - shownWords) / shownWords).toBeLessThan(0.1)
  }
})

test('the not-found page is not listed, and names no address, no image and no data', () => {
  const document = documentAt('/404')
  expect(contentOf(document, 'robots')).toBe('noindex')
  const named = 'link[rel=canonical], meta[property="og:url"], meta[property="og:image"], [hreflang]'
  expect(document.querySelector(`${named}, [type$="ld+json"]`)).toBeNull()
})

/** The text at an address, which is sent as this type. */
async function read(path: string, type: RegExp): Promise<string> {
  const response = await fetch(inject('siteUrl') + path)
  const { status, headers } = response
  expect([path, status, headers.get('content-type')]).toEqual([path, 200, expect.stringMatching(type)])
  return response.text()
}

/** The elements of this name; what is no XML throws. */
function elementsIn(xml: string, name: string): Element[] {
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window
  return [...document.getElementsByTagName(name)]
}

test('robots may read everything, and are led to a sitemap of exactly the pages', async () => {
  const robots = await read('/robots.txt', /^text\/plain/)
  expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${company.siteUrl}/sitemap.xml\n`)
  const days = new Map(
    elementsIn(await read('/sitemap.xml', /xml/), 'url').map((url) => {
      const textOf = (name: string) => url.getElementsByTagName(name)[0]?.textContent
      return [pathBelow(textOf('loc') ?? ''), textOf('lastmod')]
    }),
  )
  expect([...days.keys()].sort()).toEqual(everyPage.toSorted())
  // Of other pages nobody knows when they were changed.
  const known = [...days].filter(([, day]) => day !== undefined)
  const changes = publishedSlugs.map((slug) => {
    return [articlePath(slug), String(nodeOf(articlePath(slug), 'BlogPosting')?.dateModified).slice(0, 10)]
  })
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(changes))
})

// What is in an entry is in the unit tests of `feeds.ts`.
test('the feed is valid, and has the newest twenty articles', async () => {
  const path = valuesOf(documentAt('/blog'), 'link[rel=alternate][type="application/atom+xml"]', 'href')
  const entries = elementsIn(await read(path, /^application\/atom\+xml$/), 'entry')
  expect(entries.length).toBe(Math.min(publishedSlugs.length, 20))
})

test('security.txt can be had, and leads to its policy', async () => {
  const text = await read('/.well-known/security.txt', /^text\/plain/)
  const policy = new URL(/^Policy: (.*)$/m.exec(text)?.[1] ?? '')
  expect(documentAt(policy.pathname).getElementById(policy.hash.slice(1))?.textContent).toMatch(/\p{L}{4}/u)
})

test('the licences of packages and font are published', async () => {
  const packages = await read('/licenses.txt', /^text\/plain/)
  for (const name of ['react', 'react-dom', '@remix-run/router']) expect(packages).toContain(`## ${name} - `)
  expect(await read('/licenses-font.txt', /^text\/plain/)).toContain('SIL OPEN FONT LICENSE')
})
