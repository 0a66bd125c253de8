import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { company } from '../../../src/company/company.ts'
import { samplePost } from '../../../tests/support/sample-post.ts'
import { contentOf, formatAtom, formatJsonFeed } from './feeds.ts'

const delicate = `<script>alert(1)</script> ]]> $& &amp; "x" 'y' \u{1F680}`
const post = samplePost({
  title: delicate,
  excerpt: delicate,
  tags: [delicate],
  html: '<p>Text ]]> &amp;lt; <a href="/kontakt">hier</a></p>',
})
const url = `${company.siteUrl}/blog/ein-beitrag`
const content = `<p>Text ]]&gt; &amp;lt; <a href="${company.siteUrl}/kontakt">hier</a></p>`

function parse(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true)
  return new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(xml).feed
}

test('an entry of the Atom feed has everything that feed readers show, as plain text', () => {
  const feed = parse(formatAtom([post], '2026-01-01'))
  expect(feed.updated).toBe('2025-01-15T00:00:00+01:00')
  expect(feed.entry).toMatchObject({
    id: url,
    title: delicate,
    link: { '@_rel': 'alternate', '@_href': url },
    published: '2025-01-15T00:00:00+01:00',
    updated: '2025-01-15T00:00:00+01:00',
    author: { name: 'Team Betrieb' },
    category: [{ '@_term': 'Betrieb' }, { '@_term': delicate }],
    summary: delicate,
    content: { '@_type': 'html', '#text': content },
  })
})

test('an update is the date of the entry, and the latest that of the feed', () => {
  const posts = [
    samplePost({ date: '2025-02-01' }),
    samplePost({ updated: '2026-07-20' }),
    samplePost({ updated: '2025-03-01' }),
  ]
  const feed = parse(formatAtom(posts, '2026-01-01'))
  expect(feed.updated).toBe('2026-07-20T00:00:00+02:00')
  expect(feed.entry[1]).toMatchObject({
    published: '2025-01-15T00:00:00+01:00',
    updated: '2026-07-20T00:00:00+02:00',
  })
  expect(JSON.parse(formatJsonFeed(posts)).items[1]).toMatchObject({
    date_published: '2025-01-15T00:00:00+01:00',
    date_modified: '2026-07-20T00:00:00+02:00',
  })
})

test('an item of the JSON feed has the same content', () => {
  expect(JSON.parse(formatJsonFeed([post])).items).toEqual([
    {
      id: url,
      url,
      title: delicate,
      content_html: content,
      summary: delicate,
      image: `${company.siteUrl}/pictures/0a1b2c.svg`,
      date_published: '2025-01-15T00:00:00+01:00',
      date_modified: '2025-01-15T00:00:00+01:00',
      authors: [{ name: 'Team Betrieb' }],
      tags: ['Betrieb', delicate],
      language: 'de',
    },
  ])
})

test('characters that XML cannot contain are left out', () => {
  const xml = formatAtom([samplePost({ html: '<p>a\u0001b\u000cc\ufffed\u{1F680}</p>' })], '2026-01-01')
  expect(parse(xml).entry.content['#text']).toBe('<p>abcd\u{1F680}</p>')
  const tagged = formatAtom([samplePost({ category: 'Be\u0001trieb', tags: [] })], '2026-01-01')
  expect(parse(tagged).entry.category['@_term']).toBe('Betrieb')
})

test('feeds without an article are valid', () => {
  const feed = parse(formatAtom([], '2026-01-01'))
  expect([feed.updated, feed.entry]).toEqual(['2026-01-01T00:00:00+01:00', undefined])
  expect(JSON.parse(formatJsonFeed([])).items).toEqual([])
})

const site = company.siteUrl

test.each([
  ['<a href="/kontakt">x</a>', `<a href="${site}/kontakt">x</a>`],
  ['<a href="#fn-1">x</a>', `<a href="${site}/blog/a#fn-1">x</a>`],
  ['<img src="images/b.svg">', `<img src="${site}/blog/images/b.svg">`],
  [
    '<img srcset="images/a.png 1x, /b.png 200w">',
    `<img srcset="${site}/blog/images/a.png 1x, ${site}/b.png 200w">`,
  ],
  ['<a href="https://else.example/x">x</a>', '<a href="https://else.example/x">x</a>'],
  ['<a href="mailto:a@example.com">x</a>', '<a href="mailto:a@example.com">x</a>'],
  ['<a href="">x</a>', '<a href="">x</a>'],
  ['<p>href="/x" &lt;a&gt;</p>', '<p>href="/x" &lt;a&gt;</p>'],
])('the addresses in a feed are complete: %s', (html, expected) => {
  expect(contentOf({ slug: 'a', html })).toBe(expected)
})

test.each([
  ['<h2 id="a-b"><a href="#a-b">a <em>b</em></a></h2>', '<h2 id="a-b">a <em>b</em></h2>'],
  ['<h3 id="ü">x <a href="tel:1">y</a><a href="#ü"> ü</a></h3>', '<h3 id="ü">x <a href="tel:1">y</a> ü</h3>'],
  ['<h2 id="a"><a href="tel:1">a</a></h2>', '<h2 id="a"><a href="tel:1">a</a></h2>'],
  ['<h2><a href="#undefined">a</a></h2>', `<h2><a href="${site}/blog/a#undefined">a</a></h2>`],
  ['<h4 id="a"><a href="#a">a</a></h4>', `<h4 id="a"><a href="${site}/blog/a#a">a</a></h4>`],
  ['<p id="a"><a href="#a">a</a></p>', `<p id="a"><a href="${site}/blog/a#a">a</a></p>`],
])('only a heading loses the link to itself: %s', (html, expected) => {
  expect(contentOf({ slug: 'a', html })).toBe(expected)
})
