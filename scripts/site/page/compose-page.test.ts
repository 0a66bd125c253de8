import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { company } from '../../../src/company/company.ts'
import { composePage, type PageParts } from './compose-page.ts'

/** Characters that mean something to `String.replace`, to HTML or to JSON. */
const delicate = '$& $$ $` $\' </script><!-- </title></template> &amp; " \\'

const template = {
  head: '<link rel="icon" href="/icon.svg">',
  fontFaces: '',
  styleSheetTags: '<link rel="stylesheet" href="/a.css">',
  scriptTags: '<script type="module" src="/app.js"></script>',
  containerAttributes: ' id="root" data-app="site"',
  bodyEnd: '<script>last()</script>',
}

const parts: PageParts = {
  template,
  policy: "default-src 'none'",
  css: 'p{content:"$&"}',
  language: 'de',
  head: { title: delicate, description: delicate, isIndexed: true },
  markup: '<h1>Kontakt $&</h1>',
  hydrationData: JSON.stringify({ loaderData: { shell: delicate } }),
  other: {
    language: 'en',
    head: { title: 'Contact', description: 'Us', isIndexed: true },
    markup: '<h1>$&</h1>',
  },
  metadataTags: '<link rel="canonical" href="/kontakt">',
  isHydrated: true,
}

const compose = (changes: Partial<PageParts> = {}) =>
  new JSDOM(composePage({ ...parts, ...changes })).window.document
const document = compose()
const templateOf = (id: string) => document.getElementById(id) as HTMLTemplateElement

test('the policy comes before everything that it applies to', () => {
  const tags = [...document.head.children]
  const names = tags.map(({ localName }) => localName)
  expect(names.join(' ')).toBe('meta meta link title meta style noscript link')
  expect(tags[0]?.getAttribute('charset')).toBe('utf-8')
  expect(tags[1]?.getAttribute('content')).toBe("default-src 'none'")
})

test('the page is in its language, and the other one is in a template', () => {
  const other = templateOf('other-language')
  expect([document.documentElement.lang, other.lang]).toEqual(['de', 'en'])
  const root = '<div id="root" data-app="site" data-server-rendered="true"><h1>Kontakt $&amp;</h1></div>'
  expect(document.getElementById('root')?.outerHTML).toBe(root)
  const title = `<title>Contact – ${company.shortName}</title>`
  expect(other.innerHTML).toBe(`${title}<meta name="description" content="Us"><h1>$&amp;</h1>`)
})

test('styles and scripts wait in a template, and the styles are linked without JavaScript', () => {
  const { styleSheetTags, scriptTags } = template
  const manifest = '<link rel="manifest" href="/content/manifest.webmanifest">'
  expect(templateOf('application').innerHTML).toBe(styleSheetTags + scriptTags + manifest)
  expect(composePage(parts)).toContain(`<noscript>${styleSheetTags}</noscript>`)
})

test('delicate characters stay as they are', () => {
  expect(document.title).toBe(`${delicate} – ${company.shortName}`)
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(delicate)
  const data = JSON.parse(document.getElementById('hydration-data')?.textContent ?? '')
  expect(data).toEqual({ loaderData: { shell: delicate } })
  expect(document.querySelector('style')?.textContent).toBe('p{content:"$&"}')
})

test('a page that is not hydrated has no data', () => {
  const page = compose({ isHydrated: false })
  expect(page.getElementById('hydration-data')).toBe(null)
  expect(page.getElementById('root')?.hasAttribute('data-server-rendered')).toBe(false)
})
