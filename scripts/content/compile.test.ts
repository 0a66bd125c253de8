import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, test as always, beforeEach, describe, expect } from 'vitest'
import { type BlogPage, contentFormat, type Post, type TopicPage } from '../../src/blog/post.ts'
import { inProcessCompiler } from '../../tests/support/in-process-compiler.ts'
import { inProcessImages } from '../../tests/support/in-process-images.ts'
import { hasBlog } from '../../tests/support/this-site.ts'
import { listFiles } from '../io/list-files.ts'
import { type CompileOptions, compileContent } from './compile.ts'
import { countDiagnostics, formatDiagnostics } from './report.ts'

const test = always.skipIf(!hasBlog)

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-'))
  await write({ 'posts/images/a.svg': drawing, 'public/logo.svg': drawing })
})
afterEach(() => rm(root, { recursive: true }))

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>'

type Fields = Record<string, string>

const who: Fields = { title: 'Titel', excerpt: 'Auszug.', author: 'Team', authorRole: 'Rolle' }
const what: Fields = { date: '2025-01-05', readTime: '8 Min.', category: 'Compliance', tags: '[NIS2]' }

function post(slug: string, fields: Fields = {}, body = 'Text.\n'): string {
  const all = { id: `"${slug}"`, slug, ...who, ...what, image: 'images/a.svg', published: 'true', ...fields }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\n`)
  return `---\n${lines.join('')}---\n${body}`
}

/** Posts named after their slugs, with the fields that matter. */
function writePosts(posts: Record<string, Fields>): Promise<void> {
  const files = Object.entries(posts).map(([slug, fields]) => [`posts/${slug}.md`, post(slug, fields)])
  return write(Object.fromEntries(files))
}

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
}

function photo(width: number, name: string): Promise<unknown> {
  const noise = { type: 'gaussian', mean: 128, sigma: 9 } as const
  const create = { width, height: Math.floor(width / 2), channels: 3, background: '#888', noise } as const
  return sharp({ create }).png().toFile(join(root, name))
}

const svgAddress = /^\/pictures\/[0-9a-f]{16}\.svg$/

const folders = () => ({ posts: join(root, 'posts'), public: join(root, 'public'), out: join(root, 'out') })

const run = (options?: CompileOptions) =>
  compileContent(folders(), {
    images: inProcessImages(join(root, 'images')),
    store: { compiler: inProcessCompiler, cache: join(root, 'cache') },
    ...options,
  })

/** The lines of the report, without the name of the temporary folder; none if all went well. */
async function compile(options?: CompileOptions): Promise<string[]> {
  const outcome = await run(options)
  if (outcome.ok) return []
  const { problems, posts } = outcome
  const lines = formatDiagnostics(problems, new Map())
    .split('\n')
    .filter((line) => line !== '')
  return [...lines, countDiagnostics(problems, posts)].map((line) => line.replaceAll(`${root}/`, ''))
}

const read = async <Content>(name: string) =>
  JSON.parse(await readFile(join(root, 'out', name), 'utf8')) as Content

/** Every file below a folder, with its content. */
function filesOf(folder: string): Record<string, string> {
  const paths = listFiles(join(root, folder)).map((name) => `${folder}/${name}`)
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'latin1')]))
}

describe('a run with problems', () => {
  test('reports all of them in the order of files and lines', async () => {
    await writePosts({ d: { published: '"false"' }, c: {}, a: { id: '' } })
    await writePosts({ b: { titel: 'b', date: '2025-02-30' } })
    expect(await compile()).toEqual([
      'posts/a.md:2:5  Fehler  id: Text erwartet, nichts gefunden',
      'posts/b.md:8:7  Fehler  date: „2025-02-30“ gibt es im Kalender nicht',
      'posts/b.md:14:1  Fehler  titel: unbekanntes Feld; meinst du title?',
      'posts/d.md:13:12  Fehler  published: true oder false ohne Anführungszeichen erwartet, „false“ gefunden',
      '4 Fehler in 3 von 4 Beiträgen',
    ])
  })

  test('leaves the output of an earlier run unchanged', async () => {
    await writePosts({ a: {}, b: {} })
    await compile()
    const earlier = filesOf('out')
    expect(earlier).toHaveProperty(['out/posts/a.json'])
    await writePosts({ a: { title: 'Neu' }, b: { date: 'morgen' }, c: {} })
    await compile()
    expect(filesOf('out')).toEqual(earlier)
  })

  test('names what only looks like a post, and what cannot be read', async () => {
    await write({ 'posts/b.mdx': post('b'), 'posts/c.MD': post('c'), 'posts/d.md/e': '' })
    await write({ 'posts/f.md': post('f').padEnd(256 * 1024 + 1, 'f'), 'posts/notes.txt': '' })
    await symlink(join(root, 'nowhere'), join(root, 'posts/e.md'))
    expect(await compile()).toEqual([
      'posts/b.mdx:1:1  Fehler  Datei: Endung .md erwartet, .mdx gefunden; umbenennen',
      'posts/c.MD:1:1  Fehler  Datei: Endung .md erwartet, .MD gefunden; umbenennen',
      'posts/d.md:1:1  Fehler  Datei: ist ein Ordner oder etwas anderes als eine Datei',
      'posts/e.md:1:1  Fehler  Datei: ist eine symbolische Verknüpfung; die Datei selbst in den Ordner legen',
      'posts/f.md:1:1  Fehler  Datei: höchstens 256 KB erlaubt, 257 KB gefunden; den Beitrag aufteilen',
      '5 Fehler in 5 von 5 Beiträgen',
    ])
  })

  test('names a folder that is not there', async () => {
    await rm(join(root, 'posts'), { recursive: true })
    expect(await compile()).toContain('posts:1:1  Fehler  Ordner: lässt sich nicht lesen (ENOENT)')
  })

  test('names slugs and ids that differ only in case, also of a post with other problems', async () => {
    await writePosts({ a: { id: 'X' }, b: { id: 'x' }, c: { id: '7' } })
    await writePosts({ d: { id: '"7"', slug: 'A', date: 'morgen' } })
    expect(await compile()).toEqual([
      'posts/b.md:2:5  Fehler  id: „x“ hat schon posts/a.md; einen anderen Wert wählen',
      'posts/d.md:2:5  Fehler  id: „7“ hat schon posts/c.md; einen anderen Wert wählen',
      'posts/d.md:3:7  Fehler  slug: Kleinbuchstaben a bis z, Ziffern und einzelne Bindestriche erwartet, „A“ gefunden',
      'posts/d.md:3:7  Fehler  slug: „A“ hat schon posts/a.md; einen anderen Wert wählen',
      'posts/d.md:3:7  Fehler  slug: „A“ passt nicht zum Dateinamen „d“; angleichen',
      'posts/d.md:8:7  Fehler  date: Datum als JJJJ-MM-TT erwartet, „morgen“ gefunden',
      '6 Fehler in 2 von 4 Beiträgen',
    ])
  })

  test('names categories and tags that are spelled in two ways', async () => {
    await writePosts({
      a: { tags: '[NIS2, "C++"]' },
      b: { tags: '[VPN, nis2, "C#"]', category: 'compliance' },
    })
    await writePosts({ c: { tags: '[C, vpn]', published: 'false' } })
    expect(await compile()).toEqual([
      'posts/b.md:10:11  Fehler  category: „compliance“ heißt in posts/a.md „Compliance“; überall gleich schreiben',
      'posts/b.md:11:13  Fehler  tags: „nis2“ heißt in posts/a.md „NIS2“; überall gleich schreiben',
      'posts/c.md:11:11  Fehler  tags: „vpn“ heißt in posts/b.md „VPN“; überall gleich schreiben',
      '3 Fehler in 2 von 3 Beiträgen',
    ])
  })
})

describe('the output', () => {
  test('loses the files of removed posts, and those of others', async () => {
    await write({ 'posts/b.svg': drawing.replace('16', '32'), 'out/posts/b.txt': 'b', 'out/c.json': 'c' })
    await writePosts({ a: {}, b: { image: 'b.svg' } })
    await compile()
    await rm(join(root, 'posts/b.md'))
    await compile()
    expect(Object.keys(filesOf('out'))).toEqual([
      ...['out/pages/1.json', expect.stringMatching(/^out\/pictures\/[0-9a-f]{16}\.svg$/)],
      ...['out/posts/a.json', 'out/public/logo.svg'],
      ...['out/search/0.json', 'out/topics/category/compliance/1.json', 'out/topics/tag/nis2/1.json'],
      'out/written.json',
    ])
  })

  test('shows nothing of drafts and of posts of later days, and lists them for the link check', async () => {
    await writePosts({ a: {} })
    const hidden: [Fields, string | null][] = [
      [{ published: 'false' }, null],
      [{ published: 'false', date: '2028-03-01' }, null],
      [{ date: '2028-03-01' }, '2028-03-01'],
      [{ date: '9999-12-31' }, '9999-12-31'],
    ]
    for (const [index, [fields]] of hidden.entries()) {
      const slug = `geheim-${index}`
      const secret = { title: 'Geheim', category: 'Geheimes', tags: '[Geheimnis]', image: `${slug}.svg` }
      const body = `![](${slug}-text.svg) Geheimwort`
      await write({
        [`posts/${slug}.svg`]: drawing.replace('16', '32'),
        [`posts/${slug}-text.svg`]: drawing.replace('16', '48'),
        [`posts/${slug}.md`]: post(slug, { ...secret, ...fields }, body),
      })
    }
    expect(await run({ today: '2028-02-29' })).toMatchObject({
      unpublished: Object.fromEntries(hidden.map(([, day], index) => [`/blog/geheim-${index}`, day])),
    })
    expect(await read<Post>('posts/a.json')).toMatchObject({ slug: 'a', related: [] })
    expect(JSON.stringify(filesOf('out'))).not.toMatch(/geheim/i)
    expect(Object.values(filesOf('out/pictures'))).toEqual([drawing])
  })

  test('brings a dated post on its day, and takes it back on the day before', async () => {
    await writePosts({ a: {}, b: { date: '2028-02-29' } })
    const slugs = async (today: string) => {
      await compile({ today })
      return (await read<BlogPage>('pages/1.json')).posts.map(({ slug }) => slug)
    }
    expect(await slugs('2028-02-28')).toEqual(['a'])
    expect(await slugs('2028-02-29')).toEqual(['b', 'a'])
    expect(await slugs('2028-02-28')).toEqual(['a'])
    expect(Object.keys(filesOf('out'))).not.toContain('out/posts/b.json')
  })

  test('waits for updates before the date of the post or on a day to come', async () => {
    await writePosts({ a: { updated: '2028-03-01' }, b: { updated: '2020-01-01' } })
    const today = '2028-02-29'
    expect(await compile({ today })).toEqual([
      expect.stringMatching(/^posts\/a\.md:14:10 {2}Fehler {2}updated: .*2028-02-29/),
      expect.stringMatching(/^posts\/b\.md:14:10 {2}Fehler {2}updated: .*vor date/),
      '2 Fehler in 2 von 2 Beiträgen',
    ])
    await writePosts({ a: { updated: today }, b: { updated: today } })
    expect(await compile({ today })).toEqual([])
    expect(await read<Post>('posts/a.json')).toMatchObject({
      updated: today,
      updatedText: '29. Februar 2028',
    })
  })

  test('waits until a post of a later day is valid', async () => {
    await writePosts({ a: {}, b: { image: 'b.svg', date: '2028-03-01' }, c: { id: 'a', date: '2028-03-01' } })
    expect(await compile({ today: '2028-02-29' })).toEqual([
      'posts/b.md:12:8  Fehler  image: „b.svg“ gibt es im Ordner posts nicht',
      'posts/c.md:2:5  Fehler  id: „a“ hat schon posts/a.md; einen anderen Wert wählen',
      '2 Fehler in 2 von 3 Beiträgen',
    ])
  })

  test('waits until an unpublished post is valid', async () => {
    await writePosts({ a: {}, b: { image: 'b.svg', published: 'false' } })
    expect((await compile())[0]).toBe('posts/b.md:12:8  Fehler  image: „b.svg“ gibt es im Ordner posts nicht')
  })

  test('lists the newest first and equal dates by slug', async () => {
    await writePosts({ c: {}, a: {}, b: { date: '2024-12-31' }, d: { date: '2025-01-06' }, 'a-b': {} })
    await compile()
    const { posts } = await read<BlogPage>('pages/1.json')
    expect(posts.map(({ slug }) => slug)).toEqual(['d', 'a', 'a-b', 'c', 'b'])
  })

  test.each([
    [0, [0]],
    [9, [9]],
    [10, [9, 1]],
    [18, [9, 9]],
    [19, [9, 9, 1]],
  ])('has nine of %i posts on a page', async (total, lengths) => {
    await writePosts(Object.fromEntries(Array.from({ length: total }, (_, index) => [`p-${index}`, {}])))
    await compile()
    const names = Object.keys(filesOf('out/pages')).map((name) => name.replace('out/', ''))
    const pages = await Promise.all(names.map((name) => read<BlogPage>(name)))
    expect(pages.map(({ posts, ...page }) => ({ ...page, posts: posts.length }))).toEqual(
      lengths.map((posts, index) => ({
        ...{ format: contentFormat, page: index + 1, pages: lengths.length, total, posts },
        categories: total === 0 ? [] : [{ slug: 'compliance', name: 'Compliance', count: total }],
      })),
    )
  })

  test('has the pages of each category and tag, and counts the categories, the largest first', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `p-${index}`)
    await writePosts(Object.fromEntries(names.map((name) => [name, { tags: '[__proto__, CON]' }])))
    await writePosts({ a: { category: 'Backup & Recovery', tags: '[]', date: '2025-01-06' } })
    await compile()
    const tag = await read<TopicPage>('topics/tag/proto/2.json')
    expect(tag).toMatchObject({ name: '__proto__', page: 2, pages: 2, total: 10, posts: [{ slug: 'p-9' }] })
    expect(tag.categories).toEqual([
      { slug: 'compliance', name: 'Compliance', count: 10 },
      { slug: 'backup-recovery', name: 'Backup & Recovery', count: 1 },
    ])
    expect(Object.keys(filesOf('out/topics'))).toEqual([
      'out/topics/category/backup-recovery/1.json',
      ...[1, 2].map((page) => `out/topics/category/compliance/${page}.json`),
      ...[1, 2].map((page) => `out/topics/tag/43-4f-4e/${page}.json`),
      ...[1, 2].map((page) => `out/topics/tag/proto/${page}.json`),
    ])
  })

  test('relates at most two other posts, those of the same category first', async () => {
    const [a, b] = [{ category: 'A' }, { category: 'B' }]
    await writePosts({ a1: a, a2: a, a3: a, b1: b, b2: b, c1: { category: 'C' } })
    await compile()
    const related = async (slug: string) => {
      const others = (await read<Post>(`posts/${slug}.json`)).related.map((other) => other.slug)
      return `${slug}: ${others.join(' ')}`
    }
    expect(await Promise.all(['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map(related))).toEqual([
      ...['a1: a2 a3', 'a2: a3 a1', 'a3: a1 a2', 'b1: b2 a1', 'b2: b1 a1', 'c1: a1 a2'],
    ])
  })
})

describe('an image', () => {
  test('is published in variants, each once, and has its size in the text', async () => {
    await write({ 'posts/ü & ö.svg': drawing.replace('16', '32') })
    const body = '![a<b](<ü & ö.svg> "c>d") ![](/logo.svg)'
    await write({ 'posts/e.md': post('e', {}, body) })
    await writePosts({ a: {}, b: { image: './images/a.svg' }, c: { image: 'ü & ö.svg' } })
    expect(await compile()).toEqual([])
    const { posts } = await read<BlogPage>('pages/1.json')
    const [same, , other] = posts.map(({ image }) => image)
    expect(posts.map(({ image }) => image)).toEqual([same, same, other, same])
    expect(same).toEqual({ src: expect.stringMatching(svgAddress), width: 16, height: 9 })
    expect(other).toEqual({ src: expect.stringMatching(svgAddress), width: 32, height: 9 })
    expect(Object.values(filesOf('out/pictures')).sort()).toEqual(
      [drawing, drawing.replace('16', '32')].sort(),
    )
    const late = '<img loading="lazy" decoding="async"'
    expect((await read<Post>('posts/e.json')).html).toBe(
      `<p>${late} src="${other?.src}" alt="a&lt;b" title="c&gt;d" width="32" height="9"> ` +
        `${late} src="${same?.src}" alt="" width="16" height="9"></p>`,
    )
  })

  test('that is a photo has formats and widths, and its own file is not published', async () => {
    await photo(700, 'posts/a.png')
    await writePosts({ a: { image: 'a.png' } })
    expect(await compile()).toEqual([])
    const { image } = await read<Post>('posts/a.json')
    expect(image).toMatchObject({ width: 700, height: 350, formats: ['avif', 'webp'] })
    const names = Object.keys(filesOf('out/pictures')).map((name) => /-.*$/.exec(name)?.[0])
    expect(names).toEqual(['-480.avif', '-480.webp', '-700.avif', /-.*$/.exec(image.src)?.[0], '-700.webp'])
    expect(filesOf('out/files')).toEqual({})
  })

  test('at the head is as wide as a window of a phone', async () => {
    await photo(479, 'posts/a.png')
    await writePosts({ a: { image: 'a.png' } })
    await write({ 'posts/b.md': post('b', {}, '![](a.png)') })
    expect(await compile()).toEqual([
      'posts/a.md:12:8  Fehler  image: „a.png“ hat nur 479 × 239 Pixel, mindestens 480 in der Breite sind nötig; ein größeres Bild verwenden',
      '1 Fehler in 1 von 2 Beiträgen',
    ])
  })

  test('may have 20 MB', async () => {
    await write({ 'posts/a.png': 'x'.repeat(20_000_001) })
    await writePosts({ a: { image: 'a.png' } })
    expect((await compile())[0]).toBe(
      'posts/a.md:12:8  Fehler  image: „a.png“ hat mehr als 20 MB; kleiner speichern, 1600 Pixel Breite genügen',
    )
  })

  test('that is broken is told with its place, in the text as at the head, also of an unpublished post', async () => {
    await write({
      'posts/images/a.png': 'no picture',
      'posts/b.md': post('b', {}, 'A\n\nB ![](images/a.png)\n'),
    })
    await writePosts({ a: { image: 'images/a.png', published: 'false' } })
    const found = '„images/a.png“ ist kein PNG, JPEG, WebP oder AVIF; neu exportieren'
    expect(await compile()).toEqual([
      `posts/a.md:12:8  Fehler  image: ${found}`,
      `posts/b.md:17:7  Fehler  Bild: ${found}`,
      '2 Fehler in 2 von 2 Beiträgen',
    ])
  })

  test('of the public folder is published as it was sanitized, unless a post shows it', async () => {
    const own = drawing.replace('/>', '><!-- Anna --><metadata>Anna</metadata></svg>')
    await write({ 'public/logos/own.svg': own, 'public/icon.svg': own })
    await writePosts({ a: { image: '/./logo.svg' }, b: { image: '/icon.svg' } })
    const outcome = await compileContent(folders(), {
      images: inProcessImages(),
      store: { compiler: inProcessCompiler, cache: join(root, 'cache') },
    })
    expect(outcome).toMatchObject({ ok: true, replaced: new Set(['/logo.svg']) })
    const published = Object.entries(filesOf('out/public'))
    expect(published).toEqual([
      ['out/public/icon.svg', drawing],
      ['out/public/logos/own.svg', drawing],
    ])
  })

  test('of the public folder that could do more than be seen is an error, even if no post shows it', async () => {
    await write({
      'public/a.svg': drawing.replace('/>', ' onload="a()"/>'),
      'public/b c.svg': drawing,
    })
    await writePosts({ a: {} })
    expect((await compile()).slice(0, 2)).toEqual([
      'public/a.svg:1:1  Fehler  Bild: „a.svg“ enthält ein Skript (onload in <svg>); entfernen',
      'public/b c.svg:1:1  Fehler  Bild: „b c.svg“ hat einen Namen, der nicht nur aus a bis z, Ziffern, - und _ besteht; umbenennen',
    ])
  })

  test('must be a file in its folder', async () => {
    await write({ 'outside.svg': drawing, 'posts/folder.svg/a': '' })
    await symlink(join(root, 'outside.svg'), join(root, 'posts/link.svg'))
    await symlink(root, join(root, 'public/up'))
    await writePosts({ a: { image: 'missing.svg' }, b: { image: '/missing.svg' } })
    await writePosts({ c: { image: 'folder.svg' }, d: { image: 'link.svg' } })
    await writePosts({ e: { image: '/up/outside.svg' }, f: { image: '../outside.svg' } })
    expect(await compile()).toEqual([
      'posts/a.md:12:8  Fehler  image: „missing.svg“ gibt es im Ordner posts nicht',
      'posts/b.md:12:8  Fehler  image: „/missing.svg“ gibt es im Ordner public nicht',
      'posts/c.md:12:8  Fehler  image: „folder.svg“ gibt es im Ordner posts nicht',
      'posts/d.md:12:8  Fehler  image: „link.svg“ gibt es im Ordner posts nicht',
      'posts/e.md:12:8  Fehler  image: „/up/outside.svg“ gibt es im Ordner public nicht',
      expect.stringMatching(/^posts\/f\.md:12:8 {2}Fehler {2}image: Pfad .*, „\.\.\/outside\.svg“ gefunden$/),
      '6 Fehler in 6 von 6 Beiträgen',
    ])
  })

  test.each([
    ['//a.example/b.svg', 'public/a.example/b.svg'],
    ['images//a.svg', 'posts/images/a.svg'],
  ])('cannot have two slashes in a row, even if there is such a file: %s', async (image, file) => {
    await write({ [file]: drawing })
    await writePosts({ a: { image } })
    expect((await compile())[0]).toMatch(/image: Pfad .*, „.*\/\/.*“ gefunden$/)
  })
})
