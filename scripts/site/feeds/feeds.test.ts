import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { company } from '../../../src/site/company.ts'
import { samplePost } from '../../../tests/support/sample-post.ts'
import { contentOf, formatAtom } from './feeds.ts'

const site = company.siteUrl
const url = `${site}/blog/ein-beitrag`
const delicate = `<script>alert(1)</script> ]]> $& &amp; "x" 'y' \u{1F680}`
const post = samplePost({
  ...{ title: delicate, excerpt: delicate, tags: [delicate] },
  html: '<p>Text ]]> &amp;lt; <a href="/kontakt">hier</a></p>',
})
const content = `<p>Text ]]&gt; &amp;lt; <a href="${site}/kontakt">hier</a></p>`
const day = '2025-01-15T00:00:00+01:00'
/** In the first hour of a day. */
const onDay = (start: string, zone: string) => expect.stringMatching(`^${start}T00:..:..\\${zone}$`)

function parse(...posts: Parameters<typeof formatAtom>[0]) {
  const { document } = new JSDOM(formatAtom(posts, '2026-01-01'), { contentType: 'text/xml' }).window
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
  for (const [name, value] of Object.entries({ ...values, content })) expect(valuesOf(name)).toEqual([value])
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

test('the addresses in a feed are complete, and only a heading loses the link to itself', () => {
  const texts = [
    ['<a href="/kontakt">x</a>', `<a href="${site}/kontakt">x</a>`],
    ['<a href="#fn-1">x</a>', `<a href="${site}/blog/a#fn-1">x</a>`],
    ['<img src="images/b.svg">', `<img src="${site}/blog/images/b.svg">`],
    ['<img srcset="b.png 1x, /b.png 200w">', `<img srcset="${site}/blog/b.png 1x, ${site}/b.png 200w">`],
    ['<h2 id="a-b"><a href="#a-b">a <em>b</em></a></h2>', '<h2 id="a-b">a <em>b</em></h2>'],
    [
      '<h3 id="ü">x <a href="tel:1">y</a><a href="#ü"> ü</a></h3>',
      '<h3 id="ü">x <a href="tel:1">y</a> ü</h3>',
    ],
    ['<h2><a href="#undefined">a</a></h2>', `<h2><a href="${site}/blog/a#undefined">a</a></h2>`],
    ['<h4 id="a"><a href="#a">a</a></h4>', `<h4 id="a"><a href="${site}/blog/a#a">a</a></h4>`],
    ['<p id="a"><a href="#a">a</a></p>', `<p id="a"><a href="${site}/blog/a#a">a</a></p>`],
  ]
  expect(texts.map(([html = '']) => [html, contentOf({ slug: 'a', html })])).toEqual(texts)
  const complete = `<a href="https://else.example/x">x</a><a href="mailto:a@example.com">x</a><a href="">x</a>
    <p>href="/x" &lt;a&gt;</p><h2 id="a"><a href="tel:1">a</a></h2>`
  expect(contentOf({ slug: 'a', html: complete })).toBe(complete)
})
