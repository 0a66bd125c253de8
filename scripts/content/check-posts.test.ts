import { beforeEach, describe, expect, test } from 'vitest'
import { company } from '../../src/site/company.ts'
import { postFolder } from '../../tests/support/post-folder.ts'
import { drawing } from '../../tests/support/post-source.ts'
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

/** The links of a post, one on each line. */
const links = (addresses: string) => addresses.replace(/(\S+) ?/g, '[x]($1)\n')

describe('mistakes', () => {
  test('of every kind are reported in the order of the text, and counted', async () => {
    const body =
      '#### Zu tief\n\n👩‍💻 ![](images/a.svg) ![Plan](images/fehlt.png)\n\n\t\n1.\t[x](/datenschuts)'
    writePost('a', body, { date: '20.1.2025', image: 'images/nichts.svg' })
    const places = (await lines()).map((line) => /:(\d+:\d+ {2}\w+ {2}\w+):/.exec(line)?.[1])
    expect(places).toEqual([
      ...['8:7  error  date', '12:8  error  image', '15:1  hint  Heading', '17:7  hint  Picture'],
      ...['17:33  error  Picture', '20:8  error  Link'],
    ])
    expect(await report()).toContain('4 errors and 2 hints in 1 file')
  })

  test('are not links to pages, posts, files and anchors that exist', async () => {
    const right = [
      `/ /#services /kontakt /contact /kontakt.html /datenschutz /blog /blog#main`,
      'b b#ziel-1 b.md b.md#ziel ./b.md#ziel-1 /blog/b#ziel #eigenes /blog/b.html#:~:text=x',
      `${company.siteUrl}/kontakt?x=1#top /favicon.svg /datei.pdf /sitemap.xml /blog/feed.xml /assets/x.js`,
      'https://example.org/x#y mailto:a@example.org //example.org/x #note:fn-1 /blog?suche=x',
    ]
    writePost('a', `## Eigenes\n\n${links(right.join(' '))}`)
    writePost('b', '## Ziel\n\nText.\n\n### Weg\n\nText.\n\n### Ziel\n\nText.')
    expect(await lines()).toEqual([])
  })

  test('are links that lead nowhere, with what may be meant', async () => {
    const meant = {
      ...{ '/kontact': '/kontakt', '/kontakt/': '/kontakt', 'bb.md': '/blog/b', 'b.md#zeil': '/blog/b' },
      ...{ '/blog/B': '/blog/b', '#eigens': '#eigenes', 'b/c': '/blog/b', '/datei.pd': '/datei.pdf' },
      ...{ 'www.a.lu': 'https://www.a.lu', 'a.lu/x': 'https://a.lu/x', 'a@b.lu': 'mailto:a@b.lu' },
      ...{ '#gen': '#eigenes', '/posts/images/a.svg': 'images/a.svg', 'images\\a.svg': 'images/a.svg' },
      ...{ '/wiederherstellung': '', '{fault}$&': '', '/backup': '/leistungen/backup' },
    }
    // Only a build knows the ids of other pages, and nobody those of a post that cannot be read.
    writePost('a', `## Eigenes\n\n${links([...Object.keys(meant), '/#service', '/blog/c#ziel'].join(' '))}`)
    writePost('b', '## Ziel\n\nText.')
    write({ 'posts/c.md': 'Text' })
    const found = (await lines()).filter((line) => !line.startsWith('posts/c.md:1:1 '))
    const rows = Object.entries(meant)
    expect(found.length).toBe(rows.length)
    for (const [index, [address, target]] of rows.entries()) {
      expect(found[index]).toMatch(new RegExp(`^posts/a\\.md:${17 + index}:5  error  Link: `))
      expect([found[index]?.includes(`“${address}”`), found[index]?.includes(target)]).toEqual([true, true])
    }
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
    const aliases = ['/blog/alt', 'Alter-Name', 'alter name', 'alt.html', 'alt?id=3', '2024/05/alt']
    writePost('a', 'Text.', { aliases: `\n${aliases.map((alias) => `  - "${alias}"`).join('\n')}` })
    const fault = expect.stringMatching(/^posts\/a\.md:\d+:\d+ {2}error {2}aliases.*movedPages/)
    expect(await lines()).toEqual(aliases.map(() => fault))
  })

  test('are pictures that no post shows, once all posts and pictures can be read', async () => {
    write({ 'posts/images/rest.svg': drawing, 'posts/images/ü ö.svg': drawing })
    writePost('a', '![x](<images/ü ö.svg>)')
    expect(await lines()).toEqual(['posts/images/rest.svg:1:1  hint  Picture: no post shows it; remove it'])
    writePost('b', '![x](images/rset.svg)\n![x](/posts/images/rset.svg)')
    const meant = expect.stringMatching(/rset\.svg” is not in the folder .* mean images\/rest\.svg\?$/)
    expect(await lines()).toEqual([meant, meant])
  })
})

test('the last line names the posts that nobody sees yet', async () => {
  writePost('a', 'Text.')
  writePost('b', 'Text.', { published: 'false' })
  writePost('c', 'Text.', { date: '2027-01-01' })
  const end = 'Not published yet: posts/b.md (draft), posts/c.md (2027-01-01).'
  expect(await report()).toBe(`3 posts checked, nothing to complain about.\n${end}`)
})
