import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { company } from '../../../src/site/company.ts'
import { composePage, type PageParts } from './compose-page.ts'

/** Characters that mean something to `String.replace`, to HTML or to JSON. */
const delicate = '$& $$ $` $\' </script><!-- </title></template> &amp; " \\'

const files = {
  styleTags: '<link rel="stylesheet" href="/a.css">',
  scriptTags: '<script type="module" src="/app.js"></script>',
}

const parts: PageParts = {
  template: '<link rel="icon" href="/favicon.svg">',
  files,
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

const { document } = new JSDOM(composePage(parts)).window

test('the policy comes before everything that it applies to', () => {
  const tags = [...document.head.children]
  const names = tags.map(({ localName }) => localName)
  expect(names.join(' ')).toBe('meta meta link title meta style noscript link')
  expect(tags[0]?.getAttribute('charset')).toBe('utf-8')
  expect(tags[1]?.getAttribute('content')).toBe("default-src 'none'")
})

test('delicate characters stay as they are', () => {
  expect(document.title).toBe(`${delicate} – ${company.shortName}`)
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(delicate)
  const data = JSON.parse(document.getElementById('hydration-data')?.textContent ?? '')
  expect(data).toEqual({ loaderData: { shell: delicate } })
  expect(document.querySelector('style')?.textContent).toBe('p{content:"$&"}')
  const template = document.querySelector<HTMLTemplateElement>('template[lang=en]')
  const other = template?.content.querySelector('desc')?.innerHTML
  expect([document.querySelector('#root h1')?.textContent, other]).toEqual([
    'Kontakt $&',
    expect.stringMatching(/<h1>\$&amp;<\/h1>$/),
  ])
})
