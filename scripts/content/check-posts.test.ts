import { beforeEach, describe, expect, test } from 'vitest'
import { company } from '../../src/company/company.ts'
import { postFolder } from '../../tests/support/post-folder.ts'
import { checkPosts } from './check-posts.ts'
import { formatChecked } from './report.ts'

const { write, writePost: writeFields, folders, tools, plain } = postFolder()
beforeEach(() => write({ 'public/datei.pdf': 'PDF' }))

const writePost = (slug: string, body: string, fields = {}) => writeFields(slug, fields, body)

/** What a writer reads. */
const report = async () =>
  plain(formatChecked(await checkPosts(folders, { ...tools(), today: '2026-11-21' })))

/** The same without the quoted lines and the summary. */
const lines = async () => (await report()).split('\n').filter((line) => line.startsWith('posts'))

/** Lines about addresses of the first post, one on each line. */
const listed = (what: string, first: number, faults: Record<string, string>) =>
  Object.entries(faults).map(([url, fault], at) => `posts/a.md:${first + at}:${what}: “${url}” ${fault}`)

/** The links of a post, one on each line. */
const links = (addresses: string) => addresses.replace(/(\S+) ?/g, '[x]($1)\n')

test('posts without a fault, and no posts, are reported as such', async () => {
  expect(await report()).toBe('0 posts checked, nothing to complain about.')
  writePost('a', 'Text.')
  writePost('b', '## Ziel\n\nText.')
  expect(await report()).toBe('2 posts checked, nothing to complain about.')
})

describe('mistakes', () => {
  test('of every kind are reported in the order of the text, and counted', async () => {
    const body =
      '#### Zu tief\n\n👩‍💻 ![](images/a.svg) ![Plan](images/fehlt.png)\n\n\t\n1.\t[x](/datenschuts)'
    writePost('a', body, { date: '20.1.2025', image: 'images/nichts.svg' })
    expect(await lines()).toEqual([
      'posts/a.md:8:7  error  date: expected a date as YYYY-MM-DD, found “20.1.2025”',
      'posts/a.md:12:8  error  image: “images/nichts.svg” is not in the folder posts',
      'posts/a.md:15:1  hint  Heading: below the title expected at most ##, found ####',
      expect.stringMatching(/^posts\/a\.md:17:7 {2}hint {2}Picture: the square brackets/),
      'posts/a.md:17:33  error  Picture: “images/fehlt.png” is not in the folder posts',
      expect.stringMatching(/^posts\/a\.md:20:8 {2}error {2}Link: “\/datenschuts” .* \/datenschutz\?$/),
    ])
    expect(await report()).toContain('4 errors and 2 hints in 1 file. With errors nothing')
  })

  test('are not links to pages, posts, files and anchors that exist', async () => {
    const right = [
      `/ /#services /kontakt /contact /kontakt.html /datenschutz /blog /blog#main`,
      'b b#ziel-1 b.md b.md#ziel ./b.md#ziel-1 /blog/b#ziel #eigenes /blog/b.html#:~:text=x',
      `${company.siteUrl}/kontakt?x=1#top /favicon.svg /datei.pdf /sitemap.xml /blog/feed.xml /assets/x.js`,
      'https://example.org/x#y mailto:a@example.org //example.org/x #note:fn-1 /blog?kategorie=x',
      '/blog/kategorie/pruefung /blog/kategorie/pruefung.html /blog/tag/nis2 /blog/tag/nis2/feed.xml',
    ]
    writePost('a', `## Eigenes\n\n${links(right.join(' '))}`)
    writePost('b', '## Ziel\n\nText.\n\n### Weg\n\nText.\n\n### Ziel\n\nText.')
    expect(await lines()).toEqual([])
  })

  test('are links that lead nowhere, with what may be meant', async () => {
    const target = 'leads to no page and to no file in the public folder'
    const faults = {
      '/kontact': `${target}; did you mean /kontakt?`,
      '/kontakt/': `${target}; did you mean /kontakt?`,
      'bb.md': `${target}; did you mean /blog/b?`,
      'b.md#zeil': 'leads to no heading of /blog/b',
      '/blog/B': `${target}; did you mean /blog/b?`,
      '#eigens': 'leads to no heading of /blog/a; did you mean #eigenes?',
      '/blog/b#zeil': 'leads to no heading of /blog/b',
      'b/c': `${target}; did you mean /blog/b?`,
      '/datei.pd': `${target}; did you mean /datei.pdf?`,
      '/blog/tag/nis3': `${target}; did you mean /blog/tag/nis2?`,
      '/blog/kategorie/prufung': `${target}; did you mean /blog/kategorie/pruefung?`,
      '/blog/tag/wiederherstellung': target,
      '{fault}$&': target,
    }
    // Only a build knows the ids of other pages, and nobody those of a post that cannot be read.
    writePost('a', `## Eigenes\n\n${links([...Object.keys(faults), '/#service', '/blog/c#ziel'].join(' '))}`)
    writePost('b', '## Ziel\n\nText.')
    write({ 'posts/c.md': 'Text' })
    const found = (await lines()).filter((line) => !line.startsWith('posts/c.md:1:1 '))
    expect(found).toEqual(listed('5  error  Link', 17, faults))
  })

  test('are addresses at their place, also in definitions that something refers to', async () => {
    const first = '[/d](/d) ![b.png](b.png "b.png") <https://a.example/b> [d](</d e>) [![x](c.png)](/f)'
    const definitions = '[a]: /g\n[b]: d.png\n[c]: /nobody\n[a]: /second'
    writePost('a', `${first}\n[a](/x\\_y) [b]() [a] ![b]\n\n${definitions}`)
    const found = [...(await report()).matchAll(/:(\d+:\d+) .*(?:Link|Picture): “(.*?)”[^^]*(\^+)/g)]
    expect(found.map(([, place, address, { length } = '']) => `${place} ${address} ${length}`)).toEqual([
      ...['15:6 /d 2', '15:19 b.png 5', '15:61 /d e 4', '15:74 c.png 5', '15:82 /f 2'],
      // With escapes the place is that of the link.
      ...['16:1 /x_y 10', '18:6 /g 2', '19:6 d.png 5'],
    ])
  })

  test('are links to a draft, and links of a draft are hints', async () => {
    writePost('a', links('/blog/entwurf /blog/entwurf#ziel'))
    writePost('entwurf', `## Ziel\n\n${links('/nichts #ziel #zeil')}`, { published: 'false' })
    expect(await lines()).toEqual([
      'posts/a.md:15:5  error  Link: “/blog/entwurf” leads to a post that is not published',
      'posts/a.md:16:5  error  Link: “/blog/entwurf#ziel” leads to a post that is not published',
      'posts/entwurf.md:17:5  hint  Link: “/nichts” leads to no page and to no file in the public folder',
      'posts/entwurf.md:19:5  hint  Link: “#zeil” leads to no heading of /blog/entwurf',
    ])
  })

  test('are links to a post of a later day, unless their own day is no earlier', async () => {
    writePost('a', links('/blog/b /blog/c'))
    writePost('b', links('/blog/c'), { date: '2027-01-01' })
    writePost('c', links('/blog/b'), { date: '2027-01-02' })
    const later = (day: string, other: string) =>
      `leads to a post that is not there yet on ${day}; it is published on ${other}`
    expect(await lines()).toEqual([
      `posts/a.md:15:5  error  Link: “/blog/b” ${later('2026-11-21', '2027-01-01')}`,
      `posts/a.md:16:5  error  Link: “/blog/c” ${later('2026-11-21', '2027-01-02')}`,
      `posts/b.md:15:5  error  Link: “/blog/c” ${later('2027-01-01', '2027-01-02')}`,
    ])
  })

  test('are old addresses of posts in a form that is none of a post, with what to do', async () => {
    const aliases = [
      '/blog/alt',
      'Alter-Name',
      'alter name',
      'über-uns',
      'alt.html',
      'alt?id=3',
      '2024/05/alt',
    ]
    writePost('a', 'Text.', { aliases: `\n${aliases.map((alias) => `  - "${alias}"`).join('\n')}` })
    expect(await lines()).toEqual(
      aliases.map((alias) =>
        expect.stringMatching(
          new RegExp(
            `^posts/a\\.md:\\d+:\\d+ {2}error {2}aliases.*“${alias.replaceAll('?', '\\?')}”.*movedPages`,
          ),
        ),
      ),
    )
  })
})
