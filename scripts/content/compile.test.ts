import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { test as always, beforeEach, describe, expect } from 'vitest'
import { type BlogPage, contentFormat, type Post, type TopicPage } from '../../src/blog/post.ts'
import { inProcessCompiler } from '../../tests/support/in-process-compiler.ts'
import { inProcessImages, photo } from '../../tests/support/in-process-images.ts'
import { drawing, postText, writeFiles } from '../../tests/support/post-source.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { hasBlog } from '../../tests/support/this-site.ts'
import { listFiles } from '../io/list-files.ts'
import { type CompileOptions, compileContent } from './compile.ts'
import { formatLine } from './report.ts'

const test = always.skipIf(!hasBlog)
const root = temporaryFolder('for each test')
const write = (files: Record<string, string>) => writeFiles(root, files)
beforeEach(() => write({ 'posts/images/a.svg': drawing, 'public/logo.svg': drawing }))

const wide = drawing.replace('16', '32')

type Fields = Record<string, string>

function post(slug: string, fields: Fields = {}, body = 'Text.\n'): string {
  const own = { id: `"${slug}"`, slug, category: 'Compliance', tags: '[NIS2]', image: 'images/a.svg' }
  return postText(body, { ...own, ...fields })
}

/** Posts named after their slugs, with the fields that matter. */
function writePosts(posts: Record<string, Fields>): void {
  for (const [slug, fields] of Object.entries(posts)) write({ [`posts/${slug}.md`]: post(slug, fields) })
}

function run(options?: CompileOptions) {
  const folders = { posts: join(root, 'posts'), public: join(root, 'public'), out: join(root, 'out') }
  const store = { compiler: inProcessCompiler, cache: join(root, 'cache') }
  return compileContent(folders, { images: inProcessImages(), store, ...options })
}

/** The errors, without the name of the temporary folder; none if all went well. */
async function errorsOf(options?: CompileOptions): Promise<string[]> {
  const outcome = await run(options)
  return outcome.ok
    ? []
    : outcome.problems.map((problem) => formatLine(problem).replaceAll(`${root}/`, '')).sort()
}

function read<Content>(name: string): Content {
  return JSON.parse(readFileSync(join(root, 'out', name), 'utf8'))
}

/** Every file below a folder of the output, with its content. */
function filesOf(folder = ''): Record<string, string> {
  const path = join(root, 'out', folder)
  return Object.fromEntries(listFiles(path).map((name) => [name, readFileSync(join(path, name), 'latin1')]))
}

describe('a run with errors', () => {
  test('reports all of them, also of drafts, of posts of later days and of what posts share', async () => {
    writePosts({
      a: { id: '' },
      b: { titel: 'b', date: '2025-02-30' },
      c: { image: 'c.svg', date: '2028-03-01' },
    })
    writePosts({ d: { id: 'C', published: 'false' }, e: { updated: '2028-03-01' } })
    expect(await errorsOf({ today: '2028-02-29' })).toEqual([
      'posts/a.md:2:5  Fehler  id: Text erwartet, nichts gefunden',
      'posts/b.md:14:1  Fehler  titel: unbekanntes Feld; meinst du title?',
      'posts/b.md:8:7  Fehler  date: „2025-02-30“ gibt es im Kalender nicht',
      'posts/c.md:12:8  Fehler  image: „c.svg“ gibt es im Ordner posts nicht',
      'posts/c.md:2:5  Fehler  id: „c“ hat schon posts/d.md; einen anderen Wert wählen',
      expect.stringMatching(/^posts\/e\.md:14:10 {2}Fehler {2}updated: .*2028-02-29/),
    ])
  })

  test('leaves the output of an earlier run unchanged', async () => {
    writePosts({ a: {}, b: {} })
    await run()
    const earlier = filesOf()
    expect(earlier).toHaveProperty(['posts/a.json'])
    writePosts({ a: { title: 'Neu' }, b: { date: 'morgen' }, c: {} })
    await run()
    expect(filesOf()).toEqual(earlier)
  })

  test('names what only looks like a post, and what cannot be read', async () => {
    write({ 'posts/b.mdx': post('b'), 'posts/c.MD': post('c'), 'posts/d.md/e': '', 'posts/notes.txt': '' })
    write({ 'posts/f.md': post('f').padEnd(256 * 1024 + 1, 'f'), 'posts/g/h.md': post('h') })
    symlinkSync(join(root, 'nowhere'), join(root, 'posts/e.md'))
    expect(await errorsOf()).toEqual([
      'posts/b.mdx:1:1  Fehler  Datei: Endung .md erwartet, .mdx gefunden; umbenennen',
      'posts/c.MD:1:1  Fehler  Datei: Endung .md erwartet, .MD gefunden; umbenennen',
      'posts/d.md:1:1  Fehler  Datei: ist ein Ordner oder etwas anderes als eine Datei',
      'posts/e.md:1:1  Fehler  Datei: ist eine symbolische Verknüpfung; die Datei selbst in den Ordner legen',
      'posts/f.md:1:1  Fehler  Datei: höchstens 256 KB erlaubt, 257 KB gefunden; den Beitrag aufteilen',
      expect.stringMatching(/^posts\/g\/h\.md:1:1 {2}Fehler {2}Datei: /),
    ])
    rmSync(join(root, 'posts'), { recursive: true })
    expect(await errorsOf()).toContain('posts:1:1  Fehler  Ordner: lässt sich nicht lesen (ENOENT)')
  })
})

describe('the output', () => {
  test('is the files of the posts, without those of removed ones', async () => {
    write({ 'posts/b.svg': wide, 'out/posts/b.txt': 'b', 'out/c.json': 'c' })
    writePosts({ a: { updated: '2028-02-28' }, b: { image: 'b.svg' } })
    await run({ today: '2028-02-29' })
    rmSync(join(root, 'posts/b.md'))
    await run({ today: '2028-02-29' })
    expect(Object.keys(filesOf())).toEqual([
      ...['pages/1.json', expect.stringMatching(/^pictures\/[0-9a-f]{16}\.svg$/)],
      ...['posts/a.json', 'public/logo.svg', 'search/0.json'],
      ...['topics/category/compliance/1.json', 'topics/tag/nis2/1.json', 'written.json'],
    ])
    expect(read('posts/a.json')).toMatchObject({ updated: '2028-02-28', updatedText: '28. Februar 2028' })
  })

  test('shows nothing of drafts and of posts of later days, and lists them for the link check', async () => {
    writePosts({ a: {} })
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
      write({ [`posts/${slug}.svg`]: wide, [`posts/${slug}-text.svg`]: drawing.replace('16', '48') })
      write({ [`posts/${slug}.md`]: post(slug, { ...secret, ...fields }, body) })
    }
    expect(await run({ today: '2028-02-29' })).toMatchObject({
      unpublished: Object.fromEntries(hidden.map(([, day], index) => [`/blog/geheim-${index}`, day])),
    })
    expect(read<Post>('posts/a.json')).toMatchObject({ slug: 'a', related: [] })
    expect(JSON.stringify(filesOf())).not.toMatch(/geheim/i)
    expect(Object.values(filesOf('pictures'))).toEqual([drawing])
  })

  test('has nine posts on a page, of all, of each category and of each tag', async () => {
    await run()
    const empty = { format: contentFormat, page: 1, pages: 1, total: 0, categories: [], posts: [] }
    expect(read('pages/1.json')).toEqual(empty)
    const names = Array.from({ length: 10 }, (_, index) => `p-${index}`)
    writePosts(Object.fromEntries(names.map((name) => [name, { tags: '[__proto__, CON]' }])))
    writePosts({ a: { category: 'Backup & Recovery', tags: '[]', date: '2025-01-06' } })
    await run()
    // The largest first.
    const categories = [
      { slug: 'compliance', name: 'Compliance', count: 10 },
      { slug: 'backup-recovery', name: 'Backup & Recovery', count: 1 },
    ]
    const { posts, ...second } = read<BlogPage>('pages/2.json')
    expect(second).toEqual({ format: contentFormat, page: 2, pages: 2, total: 11, categories })
    expect(posts.map(({ slug }) => slug)).toEqual(['p-8', 'p-9'])
    expect(read<TopicPage>('topics/tag/proto/2.json')).toMatchObject({
      ...{ name: '__proto__', page: 2, pages: 2, total: 10, posts: [{ slug: 'p-9' }], categories },
    })
    expect(Object.keys(filesOf('topics'))).toEqual([
      'category/backup-recovery/1.json',
      ...['category/compliance/1.json', 'category/compliance/2.json'],
      ...['tag/43-4f-4e/1.json', 'tag/43-4f-4e/2.json', 'tag/proto/1.json', 'tag/proto/2.json'],
    ])
  })

  test('lists the newest first and equal dates by slug, and relates two others, of the same category first', async () => {
    const [a, b] = [{ category: 'A' }, { category: 'B' }]
    writePosts({ c1: { category: 'C', date: '2025-01-06' }, a2: a, a1: a, 'a1-1': a, b1: b })
    writePosts({ b0: { ...b, date: '2024-12-31' } })
    await run()
    const posts = read<BlogPage>('pages/1.json').posts.map(({ slug }) => slug)
    expect(posts).toEqual(['c1', 'a1', 'a1-1', 'a2', 'b1', 'b0'])
    const related = (slug: string) => read<Post>(`posts/${slug}.json`).related.map((other) => other.slug)
    expect(posts.map((slug) => `${slug}: ${related(slug).join(' ')}`)).toEqual([
      ...['c1: a1 a1-1', 'a1: a1-1 a2', 'a1-1: a2 a1', 'a2: a1 a1-1', 'b1: b0 c1', 'b0: b1 c1'],
    ])
  })
})

describe('an image', () => {
  test('is published once, and has its size in lists and in the text', async () => {
    const body = '![a<b](<ü & ö.svg> "c>d") ![](/logo.svg)'
    write({ 'posts/ü & ö.svg': wide, 'posts/e.md': post('e', {}, body) })
    writePosts({ a: {}, b: { image: './images/a.svg' }, c: { image: 'ü & ö.svg' } })
    expect(await errorsOf()).toEqual([])
    const [same, second, other, last] = read<BlogPage>('pages/1.json').posts.map(({ image }) => image)
    const src = expect.stringMatching(/^\/pictures\/[0-9a-f]{16}\.svg$/)
    expect([same, second, last]).toEqual(Array(3).fill({ src, width: 16, height: 9 }))
    expect(other).toEqual({ src, width: 32, height: 9 })
    expect(Object.values(filesOf('pictures')).sort()).toEqual([drawing, wide])
    const late = '<img loading="lazy" decoding="async"'
    expect(read<Post>('posts/e.json').html).toBe(
      `<p>${late} src="${other?.src}" alt="a&lt;b" title="c&gt;d" width="32" height="9"> ` +
        `${late} src="${same?.src}" alt="" width="16" height="9"></p>`,
    )
  })

  test('that is broken, too large or too narrow is an error at its place, also of a draft', async () => {
    write({ 'posts/a.png': 'x'.repeat(20_000_001), 'posts/b.png': 'no picture' })
    await photo(479, 20).png().toFile(join(root, 'posts/d.png'))
    writePosts({ a: { image: 'a.png' }, b: { image: 'b.png', published: 'false' }, d: { image: 'd.png' } })
    // In the text an image may be narrow.
    write({ 'posts/c.md': post('c', {}, 'A\n\nB ![](b.png) ![](d.png)\n') })
    expect(await errorsOf()).toEqual([
      'posts/a.md:12:8  Fehler  image: „a.png“ hat mehr als 20 MB; kleiner speichern, 1600 Pixel Breite genügen',
      'posts/b.md:12:8  Fehler  image: „b.png“ ist kein PNG, JPEG, WebP oder AVIF; neu exportieren',
      'posts/c.md:17:7  Fehler  Bild: „b.png“ ist kein PNG, JPEG, WebP oder AVIF; neu exportieren',
      expect.stringMatching(/^posts\/d\.md:12:8 .* 479 × 20 Pixel, mindestens 480 in der Breite sind nötig;/),
    ])
  })

  test('of the public folder is published as it was sanitized, unless a post shows it', async () => {
    const own = drawing.replace('/>', '><!-- Anna --><metadata>Anna</metadata></svg>')
    write({ 'public/logos/own.svg': own, 'public/icon.svg': own })
    writePosts({ a: { image: '/./logo.svg' }, b: { image: '/icon.svg' } })
    expect(await run()).toMatchObject({ ok: true, replaced: new Set(['/logo.svg']) })
    expect(filesOf('public')).toEqual({ 'icon.svg': drawing, 'logos/own.svg': drawing })
  })

  test('of the public folder that could do more than be seen is an error, even if no post shows it', async () => {
    write({ 'public/a.svg': drawing.replace('/>', ' onload="a()"/>'), 'public/b c.svg': drawing })
    writePosts({ a: {} })
    expect(await errorsOf()).toEqual([
      'public/a.svg:1:1  Fehler  Bild: „a.svg“ enthält ein Skript (onload in <svg>); entfernen',
      'public/b c.svg:1:1  Fehler  Bild: „b c.svg“ hat einen Namen, der nicht nur aus a bis z, Ziffern, - und _ besteht; umbenennen',
    ])
  })

  test('must be a file in its folder', async () => {
    write({ 'outside.svg': drawing, 'posts/folder.svg/a': '' })
    symlinkSync(join(root, 'outside.svg'), join(root, 'posts/link.svg'))
    symlinkSync(root, join(root, 'public/up'))
    writePosts({ a: { image: 'missing.svg' }, b: { image: '/missing.svg' }, c: { image: 'folder.svg' } })
    writePosts({ d: { image: 'link.svg' }, e: { image: '/up/outside.svg' } })
    expect(await errorsOf()).toEqual([
      'posts/a.md:12:8  Fehler  image: „missing.svg“ gibt es im Ordner posts nicht',
      'posts/b.md:12:8  Fehler  image: „/missing.svg“ gibt es im Ordner public nicht',
      'posts/c.md:12:8  Fehler  image: „folder.svg“ gibt es im Ordner posts nicht',
      'posts/d.md:12:8  Fehler  image: „link.svg“ gibt es im Ordner posts nicht',
      'posts/e.md:12:8  Fehler  image: „/up/outside.svg“ gibt es im Ordner public nicht',
    ])
  })
})
