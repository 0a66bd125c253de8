import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { company } from '../../../src/company/company.ts'
import { composePage, type PageParts } from './compose-page.ts'

/** Characters that mean something to `String.replace`, to HTML or to JSON. */
const delicate = '$& $$ $` $\' </script><!-- </title></template> &amp; " \\'

const parts: PageParts = {
  template: {
    head: '<link rel="icon" href="/icon.svg">',
    fontFaces: '',
    styleSheetTags: '<link rel="stylesheet" href="/a.css">',
    scriptTags: '<script type="module" src="/app.js"></script>',
    containerAttributes: ' id="root" data-app="site"',
    bodyEnd: '<script>last()</script>',
  },
  policy: "default-src 'none'",
  css: 'p{content:"$&"}',
  language: 'de',
  head: { title: delicate, description: delicate, isIndexed: true },
  markup: '<h1>Kontakt $&</h1>',
  hydrationData: JSON.stringify({ loaderData: { shell: delicate } }),
  other: {
    language: 'en',
    head: { title: 'Contact', description: 'Us', isIndexed: true },
    markup: '<h1>Contact $&</h1>',
  },
  metadataTags: '<link rel="canonical" href="/kontakt">',
  isHydrated: true,
}

function compose(changes: Partial<PageParts> = {}) {
  const html = composePage({ ...parts, ...changes })
  return { html, document: new JSDOM(html).window.document }
}
const { html, document } = compose()

test('the policy comes before everything that it applies to', () => {
  const [charset, policy, ...others] = document.head.children
  expect([charset?.getAttribute('charset'), policy?.getAttribute('content')]).toEqual([
    'utf-8',
    "default-src 'none'",
  ])
  expect(others.map(({ localName }) => localName)).toEqual([
    ...['link', 'title', 'meta', 'style', 'noscript', 'link'],
  ])
})

test('the page is in its language, and the other one is in a template', () => {
  expect(document.documentElement.lang).toBe('de')
  expect(document.getElementById('root')?.outerHTML).toBe(
    '<div id="root" data-app="site" data-server-rendered="true"><h1>Kontakt $&amp;</h1></div>',
  )
  const other = document.getElementById('other-language') as HTMLTemplateElement
  expect(other.lang).toBe('en')
  expect([...other.content.children].map(({ outerHTML }) => outerHTML)).toEqual([
    `<title>Contact – ${company.shortName}</title>`,
    '<meta name="description" content="Us">',
    '<h1>Contact $&amp;</h1>',
  ])
})

test('styles and scripts wait in a template, and the styles are linked without JavaScript', () => {
  const scripts = document.getElementById('application') as HTMLTemplateElement
  expect(scripts.innerHTML).toBe(
    '<link rel="stylesheet" href="/a.css"><script type="module" src="/app.js"></script><link rel="manifest" href="/content/manifest.webmanifest">',
  )
  expect(html).toContain('<noscript><link rel="stylesheet" href="/a.css"></noscript>')
})

test('delicate characters stay as they are', () => {
  expect(document.title).toBe(`${delicate} – ${company.shortName}`)
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(delicate)
  const data = JSON.parse(document.getElementById('hydration-data')?.textContent ?? '')
  expect(data).toEqual({ loaderData: { shell: delicate } })
  expect(document.querySelector('style')?.textContent).toBe('p{content:"$&"}')
})

test('a page that search engines must not list says so', () => {
  const { document } = compose({ head: { title: 'T', description: 'D', isIndexed: false } })
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(html).not.toContain('noindex')
})

test('a page that is not hydrated has no data', () => {
  const { document } = compose({ isHydrated: false })
  expect(document.getElementById('hydration-data')).toBe(null)
  expect(document.getElementById('root')?.hasAttribute('data-server-rendered')).toBe(false)
})
