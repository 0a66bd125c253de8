import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { company } from '../../src/company/company.ts'
import { inProcessCompiler } from '../../tests/support/in-process-compiler.ts'
import { inProcessImages } from '../../tests/support/in-process-images.ts'
import { postText } from '../../tests/support/remarks-on.ts'
import { contactPaths, hasBlog } from '../../tests/support/this-site.ts'
import { checkPosts } from './check-posts.ts'
import { formatChecked } from './report.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675"/>'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'check-'))
  await write({ 'posts/images/a.svg': drawing, 'public/icon.svg': drawing, 'public/datei.pdf': 'PDF' })
})
afterEach(() => rm(root, { recursive: true }))

async function write(files: Record<string, string | Uint8Array>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), content)
  }
}

const post = (slug: string, body: string, fields: Record<string, string> = {}) => ({
  [`posts/${slug}.md`]: postText(body, { id: `"${slug}"`, slug, title: `Beitrag ${slug}`, ...fields }),
})
const images = inProcessImages()
const store = () => ({ compiler: inProcessCompiler, cache: join(root, 'cache') })
const folders = () => ({ posts: join(root, 'posts'), public: join(root, 'public') })

/** What a writer reads, without the name of the temporary folder. */
async function report(): Promise<string> {
  return formatChecked(await checkPosts(folders(), { store: store(), images })).replaceAll(`${root}/`, '')
}

/** The same without the quoted lines. */
async function lines(): Promise<string[]> {
  const told = (await report()).split('\n')
  return told.filter((line) => line.startsWith('posts'))
}

test.skipIf(!hasBlog)('posts without a fault are told to be so', async () => {
  await write({ ...post('a', 'Text mit [Ziel](/blog/b#ziel).'), ...post('b', '## Ziel\n\nText.') })
  expect(await report()).toBe('2 Beiträge geprüft, nichts zu beanstanden.')
})

test('a mistake of each kind is told with its line and its place', async () => {
  await write({
    ...post(
      'a',
      [
        '#### Zu tief\n',
        '👩‍💻 "hier" ![](images/a.svg) ![Plan](images/fehlt.png)\n',
        '\t\n1.\t[tot](/datenschuts)\n',
      ].join('\n'),
      {
        title: '\'Der "beste" Titel\'',
        excerpt: 'Wort '.repeat(33).trim(),
        date: '20.1.2025',
        readTime: '9 Min.',
        image: 'images/nichts.svg',
      },
    ),
  })
  expect(await report()).toMatchInlineSnapshot(`
    "posts/a.md:8:7  Fehler  date: Datum als JJJJ-MM-TT erwartet, „20.1.2025“ gefunden
    > 8 | date: 20.1.2025
        |       ^^^^^^^^^

    posts/a.md:12:8  Fehler  image: „images/nichts.svg“ gibt es im Ordner posts nicht
    > 12 | image: images/nichts.svg
         |        ^^^^^^^^^^^^^^^^^

    posts/a.md:15:1  Hinweis  Überschrift: unter dem Titel höchstens ## erwartet, #### gefunden
    > 15 | #### Zu tief
         | ^^^^^^^^^^^^

    posts/a.md:17:14  Hinweis  Bild: in den eckigen Klammern fehlt, was zu sehen ist; für Menschen beschreiben, die es nicht sehen
    > 17 | 👩‍💻 "hier" ![](images/a.svg) ![Plan](images/fehlt.png)
         |              ^^^^^^^^^^^^^^^^^

    posts/a.md:17:40  Fehler  Bild: „images/fehlt.png“ gibt es im Ordner posts nicht
    > 17 | 👩‍💻 "hier" ![](images/a.svg) ![Plan](images/fehlt.png)
         |                                        ^^^^^^^^^^^^^^^^

    posts/a.md:20:10  Fehler  Link: „/datenschuts“ führt zu keiner Seite und zu keiner Datei im Ordner public; meinst du /datenschutz?
    > 20 | 1. [tot](/datenschuts)
         |          ^^^^^^^^^^^^

    4 Fehler und 2 Hinweise in 1 von 1 Beitrag. Mit Fehlern wird nichts veröffentlicht."
  `)
})

describe.skipIf(!hasBlog)('links', () => {
  test('to pages, posts, files and anchors that are there are right', async () => {
    const right = [
      `/ /#services ${contactPaths.join(' ')} /kontakt.html /datenschutz /blog /blog#main`,
      `b b#ziel-1 b.md b.md#ziel ./b.md#ziel-1 /blog/b#ziel #eigenes /blog/b.html#:~:text=x ${company.siteUrl}/kontakt?x=1#top`,
      '/icon.svg /datei.pdf /sitemap.xml /blog/feed.xml /assets/x.js',
      'https://example.org/x#y mailto:a@example.org tel:1 //example.org/x #note:fn-1 /blog?kategorie=x',
    ]
    const links = right.flatMap((some) => some.split(' ')).map((address) => `[x](${address})`)
    await write(post('a', `## Eigenes\n\n${links.join('\n')}\n`, { image: 'images/a.svg' }))
    await write(post('b', '## Ziel\n\nText.\n\n### Weg\n\nText.\n\n### Ziel\n\nText.'))
    expect((await lines()).filter((line) => !/wird weggelassen|eigene Website/.test(line))).toEqual([])
  })

  test('that are dead are told with what may be meant', async () => {
    const dead = '/kontact /kontakt/ bb.md b.md#zeil /blog/B #eigens /blog/b#zeil /#service b/c /datei.pd'
    const links = dead.split(' ').map((address) => `[x](${address})`)
    await write({ ...post('a', `## Eigenes\n\n${links.join('\n')}\n`), ...post('b', '## Ziel\n\nText.') })
    expect(await lines()).toMatchInlineSnapshot(`
      [
        "posts/a.md:17:5  Fehler  Link: „/kontact“ führt zu keiner Seite und zu keiner Datei im Ordner public; meinst du /kontakt?",
        "posts/a.md:18:5  Fehler  Link: „/kontakt/“ führt zu keiner Seite und zu keiner Datei im Ordner public; meinst du /kontakt?",
        "posts/a.md:19:5  Fehler  Link: „bb.md“ führt zu keiner Seite und zu keiner Datei im Ordner public; meinst du /blog/b?",
        "posts/a.md:20:5  Fehler  Link: „b.md#zeil“ führt zu keiner Überschrift von /blog/b",
        "posts/a.md:21:5  Fehler  Link: „/blog/B“ führt zu keiner Seite und zu keiner Datei im Ordner public; meinst du /blog/b?",
        "posts/a.md:22:5  Fehler  Link: „#eigens“ führt zu keiner Überschrift von /blog/a; meinst du #eigenes?",
        "posts/a.md:23:5  Fehler  Link: „/blog/b#zeil“ führt zu keiner Überschrift von /blog/b",
        "posts/a.md:25:5  Fehler  Link: „b/c“ führt zu keiner Seite und zu keiner Datei im Ordner public; meinst du /blog/b?",
        "posts/a.md:26:5  Fehler  Link: „/datei.pd“ führt zu keiner Seite und zu keiner Datei im Ordner public; meinst du /datei.pdf?",
      ]
    `)
  })

  test('of a post that is not published are hints, and from others to it errors', async () => {
    await write(post('a', '[x](/blog/entwurf) [y](/blog/entwurf#ziel)'))
    await write(post('entwurf', '## Ziel\n\n[x](/nichts) [y](#ziel) [z](#zeil)', { published: 'false' }))
    expect(await lines()).toMatchInlineSnapshot(`
      [
        "posts/a.md:15:5  Fehler  Link: „/blog/entwurf“ führt zu einem Beitrag, der nicht veröffentlicht ist",
        "posts/a.md:15:24  Fehler  Link: „/blog/entwurf#ziel“ führt zu einem Beitrag, der nicht veröffentlicht ist",
        "posts/entwurf.md:17:5  Hinweis  Link: „/nichts“ führt zu keiner Seite und zu keiner Datei im Ordner public",
        "posts/entwurf.md:17:29  Hinweis  Link: „#zeil“ führt zu keiner Überschrift von /blog/entwurf",
      ]
    `)
  })

  test('to a post of a later day are errors, unless their own day is no earlier', async () => {
    await write(post('a', '[x](/blog/b) [y](/blog/c)', { date: '2025-01-01' }))
    await write(post('b', '[x](/blog/c)', { date: '2027-01-01' }))
    await write(post('c', '[x](/blog/b)', { date: '2027-01-02' }))
    const { diagnostics } = await checkPosts(folders(), { store: store(), images, today: '2026-11-21' })
    expect(diagnostics.map(({ file, reason }) => `${file.slice(-4)} ${reason}`)).toEqual([
      'a.md Link: „/blog/b“ führt zu einem Beitrag, der am 2026-11-21 noch fehlt; er erscheint am 2027-01-01',
      'a.md Link: „/blog/c“ führt zu einem Beitrag, der am 2026-11-21 noch fehlt; er erscheint am 2027-01-02',
      'b.md Link: „/blog/c“ führt zu einem Beitrag, der am 2027-01-01 noch fehlt; er erscheint am 2027-01-02',
    ])
  })

  test('to a post that cannot be read are not told on top of it', async () => {
    await write({ ...post('a', '[x](/blog/b#ziel)'), 'posts/b.md': 'Text' })
    expect(await lines()).toEqual([
      'posts/b.md:1:1  Fehler  Kopfdaten: die erste Zeile muss genau --- sein, nicht „Text“',
    ])
  })
})

describe('images', () => {
  test('of the text that are missing, of other hosts or no pictures are told', async () => {
    const images = 'images/fehlt.png /fehlt.svg https://example.org/a.png images/../../a.svg datei.txt'
    const body = images.split(' ').map((address, index) => `![Plan ${index}](${address})\n`)
    await write({ ...post('a', body.join('')), 'posts/datei.txt': '', 'posts/images/b.png': 'kein Bild' })
    await write(post('b', '![Ein Plan](images/b.png) ![Zeichen](/icon.svg)'))
    expect(await lines()).toMatchInlineSnapshot(`
      [
        "posts/a.md:15:11  Fehler  Bild: „images/fehlt.png“ gibt es im Ordner posts nicht",
        "posts/a.md:16:11  Fehler  Bild: „/fehlt.svg“ gibt es im Ordner public nicht",
        "posts/a.md:17:11  Fehler  Bild: „https://example.org/a.png“ liegt auf einem anderen Server; die Datei neben den Beitrag legen",
        "posts/a.md:18:11  Fehler  Bild: „images/../../a.svg“ ist keine Datei der Art svg, png, jpg, jpeg, webp oder avif",
        "posts/a.md:19:11  Fehler  Bild: „datei.txt“ ist keine Datei der Art svg, png, jpg, jpeg, webp oder avif",
        "posts/b.md:15:13  Fehler  Bild: „images/b.png“ ist kein PNG, JPEG, WebP oder AVIF; neu exportieren",
      ]
    `)
  })

  test('a header image is judged where it is named', async () => {
    await write({
      ...post('a', 'Text.', { image: 'images/b.svg' }),
      'posts/images/b.svg': drawing.replace('/>', '><script/></svg>'),
    })
    expect(await report()).toMatchInlineSnapshot(`
      "posts/a.md:12:8  Fehler  image: „images/b.svg“ enthält ein Skript (<script>); entfernen
      > 12 | image: images/b.svg
           |        ^^^^^^^^^^^^

      1 Fehler in 1 von 1 Beitrag. Mit Fehlern wird nichts veröffentlicht."
    `)
  })
})

describe('files as they come', () => {
  test('with CRLF, a byte-order mark and decomposed umlauts have the same places', async () => {
    const text = postText('Wie geht\'s, "Müller"?', { id: '"a"', slug: 'a' })
    await write({ 'posts/a.md': `\ufeff${text.normalize('NFD').replaceAll('\n', '\r\n')}` })
    expect(await report()).toMatchInlineSnapshot(`"1 Beitrag geprüft, nichts zu beanstanden."`)
  })

  test('no posts, and no folder', async () => {
    expect(await report()).toBe('0 Beiträge geprüft, nichts zu beanstanden.')
    await rm(join(root, 'posts'), { recursive: true })
    expect(await lines()).toEqual(['posts:1:1  Fehler  Ordner: lässt sich nicht lesen (ENOENT)'])
  })

  test('binary, far too large, and a folder of that name', async () => {
    await write({ 'posts/a.md': Buffer.from([0, 1, 2, 0xff]), 'posts/b.md': 'x'.repeat(5 * 1024 * 1024) })
    await write({ 'posts/c.md/d.txt': '' })
    expect(await lines()).toMatchInlineSnapshot(`
      [
        "posts/a.md:1:4  Fehler  Datei: kein gültiges UTF-8; als UTF-8 speichern",
        "posts/b.md:1:1  Fehler  Datei: höchstens 256 KB erlaubt, 5120 KB gefunden; den Beitrag aufteilen",
        "posts/c.md:1:1  Fehler  Datei: ist ein Ordner oder etwas anderes als eine Datei",
      ]
    `)
  })
})

test('slugs, ids and spellings that collide are errors', async () => {
  await write(post('a', 'Text.', { id: '"1"', tags: '[NIS2]' }))
  await write(post('b', 'Text.', { id: '"1"', tags: '[nis2]' }))
  expect(await report()).toMatchInlineSnapshot(`
    "posts/b.md:2:5  Fehler  id: „1“ hat schon posts/a.md; einen anderen Wert wählen
    > 2 | id: "1"
        |     ^^^

    posts/b.md:11:8  Fehler  tags: „nis2“ heißt in posts/a.md „NIS2“; überall gleich schreiben
    > 11 | tags: [nis2]
         |        ^^^^

    2 Fehler in 1 von 2 Beiträgen. Mit Fehlern wird nichts veröffentlicht."
  `)
})
