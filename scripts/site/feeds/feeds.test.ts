import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { company } from '../../../src/site/company.ts'
import { samplePost } from '../../../tests/support/sample-post.ts'
import { formatAtom } from './feeds.ts'

const site = company.siteUrl
const url = `${site}/blog/ein-beitrag`
const delicate = `<script>alert(1)</script> ]]> $& &amp; "x" 'y' \u{1F680}`
const post = samplePost({
  ...{ title: delicate, excerpt: delicate, tags: [delicate] },
  html: '<p>Text ]]> &amp;lt; <a href="/kontakt">hier</a></p>',
})
const day = '2025-01-15T00:00:00+01:00'
/** In the first hour of a day. */
const onDay = (start: string, zone: string) => expect.stringMatching(`^${start}T00:..:..\\${zone}$`)

function parse(...posts: Parameters<typeof formatAtom>[0]) {
  const { document } = new JSDOM(formatAtom(posts), { contentType: 'text/xml' }).window
  const entries = [...document.getElementsByTagName('entry')]
  const readValue = (entry: Element, name: string) => {
    const element = entry.querySelector(name)
    return element?.textContent || (element?.getAttribute('href') ?? element?.getAttribute('term'))
  }
  const valuesOf = (name: string) => entries.map((entry) => readValue(entry, name))
  return { valuesOf, updated: document.querySelector('feed > updated')?.textContent }
}

test('a feed has everything of an article that feed readers show, as plain text', () => {
  const { valuesOf } = parse(post)
  const values = {
    id: url,
    title: delicate,
    summary: delicate,
    published: day,
    link: url,
    name: 'Team Betrieb',
  }
  for (const [name, value] of Object.entries({ ...values, content: post.html }))
    expect(valuesOf(name)).toEqual([value])
  expect(valuesOf('category + category')).toEqual([delicate])
  expect(valuesOf('updated')).toEqual([onDay('2025-01-15', '+01:00')])
})

test('an article that was renamed has the id of its first address, and links to the current one', () => {
  const { valuesOf } = parse(samplePost({ slug: 'neuer', aliases: ['ein-beitrag', 'neu'] }))
  expect([valuesOf('id'), valuesOf('link')]).toEqual([[url], [`${site}/blog/neuer`]])
})

test('an update is the date of the entry, the latest that of the feed, and a day begins at midnight of the company', () => {
  const updates = [{ date: '2025-02-01' }, { updated: '2026-07-20' }, { updated: '2025-03-01' }]
  const feed = parse(...updates.map((fields) => samplePost(fields)))
  const updated = onDay('2026-07-20', '+02:00')
  expect([feed.updated, feed.valuesOf('updated')[1], feed.valuesOf('published')[1]]).toEqual([
    updated,
    updated,
    day,
  ])
  const { valuesOf } = parse(...['2026-03-29', '2026-10-25'].map((date) => samplePost({ date })))
  expect(valuesOf('published')).toEqual(['2026-03-29T00:00:00+01:00', '2026-10-25T00:00:00+02:00'])
})

test('articles of one day have different dates of change, which stay when they are renamed', () => {
  const posts = [{ slug: 'a' }, { slug: 'b' }, { slug: 'c', aliases: ['a'] }]
  const [a, b, c] = parse(...posts.map((fields) => samplePost(fields))).valuesOf('updated')
  expect([a === b, c]).toEqual([false, a])
})
