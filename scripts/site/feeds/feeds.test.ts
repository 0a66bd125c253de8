import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { company } from '../../../src/company.ts'
import { samplePost } from '../../../tests/support/sample-post.ts'
import { formatAtom, formatJsonFeed } from './feeds.ts'

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

test('an entry of the Atom feed says all that readers show, as plain text', () => {
  const feed = parse(formatAtom([post], '2026-01-01'))
  expect(feed.updated).toBe('2025-01-15T00:00:00Z')
  expect(feed.entry).toMatchObject({
    id: url,
    title: delicate,
    link: { '@_rel': 'alternate', '@_href': url },
    published: '2025-01-15T00:00:00Z',
    updated: '2025-01-15T00:00:00Z',
    author: { name: 'Team Betrieb' },
    category: [{ '@_term': 'Betrieb' }, { '@_term': delicate }],
    summary: delicate,
    content: { '@_type': 'html', '#text': content },
  })
})

test('an item of the JSON feed says the same', () => {
  expect(JSON.parse(formatJsonFeed([post])).items).toEqual([
    {
      id: url,
      url,
      title: delicate,
      content_html: content,
      summary: delicate,
      image: `${company.siteUrl}/pictures/0a1b2c.svg`,
      date_published: '2025-01-15T00:00:00Z',
      date_modified: '2025-01-15T00:00:00Z',
      authors: [{ name: 'Team Betrieb' }],
      tags: ['Betrieb', delicate],
      language: 'de',
    },
  ])
})

test('characters that XML cannot write are left out', () => {
  const xml = formatAtom([samplePost({ html: '<p>a\u0001b\u000cc\ufffed\u{1F680}</p>' })], '2026-01-01')
  expect(parse(xml).entry.content['#text']).toBe('<p>abcd\u{1F680}</p>')
})

test('feeds without an article are feeds all the same', () => {
  const feed = parse(formatAtom([], '2026-01-01'))
  expect([feed.updated, feed.entry]).toEqual(['2026-01-01T00:00:00Z', undefined])
  expect(JSON.parse(formatJsonFeed([])).items).toEqual([])
})
