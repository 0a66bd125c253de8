import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type BlogPage, contentFormat, type Post } from '../../src/blog/post.ts'
import { inProcessImages } from '../../tests/support/in-process-images.ts'
import { postFolder } from '../../tests/support/post-folder.ts'
import { drawing } from '../../tests/support/post-source.ts'
import { listFiles } from '../io/list-files.ts'
import { compileContent } from './compile.ts'
import { formatLine } from './report.ts'

const { at, write, writePost, folders, tools, plain } = postFolder()
const wide = drawing.replace('16', '32')

/** Posts named after their slugs, with the fields that matter. */
function writePosts(posts: Record<string, Record<string, string>>): void {
  for (const [slug, fields] of Object.entries(posts)) writePost(slug, fields)
}

const run = () => compileContent(folders, { ...tools(), today: '2028-02-29' })

/** The errors, none if all went well. */
async function errors(): Promise<string[]> {
  const outcome = await run()
  return outcome.ok ? [] : outcome.problems.map((problem) => plain(formatLine(problem))).sort()
}

function read<Content>(name: string): Content {
  return JSON.parse(readFileSync(join(folders.out, name), 'utf8'))
}

/** Every file below a folder of the output, with its content. */
function filesOf(folder = ''): Record<string, string> {
  const path = join(folders.out, folder)
  return Object.fromEntries(listFiles(path).map((name) => [name, readFileSync(join(path, name), 'latin1')]))
}

test('a run with errors reports all of them, also of drafts, of posts of later days and of what posts share', async () => {
  writePosts({
    ...{ a: { id: '' }, b: { titel: 'b', date: '2025-02-30' }, c: { image: 'c.svg', date: '2028-03-01' } },
    ...{ d: { id: 'C', published: 'false' }, e: { updated: '2028-03-01' } },
  })
  expect(await errors()).toEqual([
    'posts/a.md:2:5  error  id: expected text, found nothing',
    'posts/b.md:14:1  error  titel: unknown field; did you mean title?',
    'posts/b.md:8:7  error  date: expected a day of the calendar as YYYY-MM-DD, found “2025-02-30”',
    'posts/c.md:12:8  error  image: “c.svg” is not in the folder posts; did you mean images/a.svg?',
    'posts/c.md:2:5  error  id: posts/d.md already has “c”; choose another value',
    expect.stringMatching(/^posts\/e\.md:14:10 {2}error {2}updated: .*2028-02-29/),
  ])
})

/** Fails if it compiles anything. */
const expectKnown = (changed = {}) => {
  const images = { ...inProcessImages(), inspect: () => Promise.reject(new Error('compiled')) }
  return expect(compileContent(folders, { ...tools(), images, today: '2028-02-29', ...changed }))
}

test('what has not changed is not compiled again, if the output is as it was', async () => {
  writePosts({ a: {}, b: {} })
  const first = await run()
  const output = filesOf()
  await expectKnown().resolves.toEqual(first)

  await expectKnown({ today: '2028-03-01' }).rejects.toThrow('compiled')
  await expectKnown({ drafts: true }).rejects.toThrow('compiled')
  rmSync(join(folders.out, 'posts/a.json'))
  await expectKnown().rejects.toThrow('compiled')
  await run()
  expect(filesOf()).toEqual(output)
  const changes = { 'posts/images/a.svg': wide, 'public/b.txt': 'b', 'posts/c.md': '' }
  for (const [name, text] of Object.entries(changes)) {
    write({ [name]: text })
    await expectKnown().rejects.toThrow('compiled')
    await run()
  }
})

test('what changes while it is compiled is compiled again', async () => {
  writePosts({ a: {} })
  const images = inProcessImages()
  const inspect = (path: string, bytes: Buffer) => {
    write({ 'public/b.txt': 'b' })
    return images.inspect(path, bytes)
  }
  await compileContent(folders, { ...tools(), images: { ...images, inspect }, today: '2028-02-29' })
  rmSync(at('public/b.txt'))
  await expectKnown().rejects.toThrow('compiled')
})

test('a run with errors leaves the output of an earlier run unchanged', async () => {
  writePosts({ a: {}, b: {} })
  await run()
  const earlier = filesOf()
  expect(earlier).toHaveProperty(['posts/a.json'])
  writePosts({ a: { title: 'Neu' }, b: { date: 'morgen' }, c: {} })
  await run()
  expect(filesOf()).toEqual(earlier)
})

test('the output is the files of the posts, without those of removed ones', async () => {
  write({ 'posts/b.svg': wide, 'out/posts/b.txt': 'b', 'out/c.json': 'c' })
  writePosts({ a: { updated: '2028-02-28' }, b: { image: 'b.svg' } })
  await run()
  rmSync(at('posts/b.md'))
  await run()
  expect(Object.keys(filesOf())).toEqual([
    ...['pages/1.json', expect.stringMatching(/^pictures\/[0-9a-f]{16}\.svg$/)],
    ...['posts/a.json', 'search/0.json', 'search/starts.json'],
  ])
  expect(read('posts/a.json')).toMatchObject({ updated: '2028-02-28', updatedText: '28. Februar 2028' })
})

test('the output shows nothing of drafts and of posts of later days, and lists them for the link check', async () => {
  writePosts({ a: {} })
  const hidden = [
    [{ published: 'false' }, null],
    [{ published: 'false', date: '2028-03-01' }, null],
    [{ date: '2028-03-01' }, '2028-03-01'],
    [{ date: '9999-12-31' }, '9999-12-31'],
  ] as const
  for (const [index, [fields]] of hidden.entries()) {
    const slug = `geheim-${index}`
    const secret = { title: 'Geheim', category: 'Geheimes', tags: '[Geheimnis]', image: `${slug}.svg` }
    const aliases = `[alt-geheim-${index}]`
    write({ [`posts/${slug}.svg`]: wide, [`posts/${slug}-text.svg`]: drawing.replace('16', '48') })
    writePost(slug, { ...secret, ...fields, aliases }, `![](${slug}-text.svg) Geheimwort`)
  }
  const outcome = await run()
  expect(outcome).toMatchObject({
    unpublished: Object.fromEntries(hidden.map(([, day], index) => [`/blog/geheim-${index}`, day])),
  })
  expect(read<Post>('posts/a.json')).toMatchObject({ slug: 'a', related: [] })
  const { redirects } = outcome as { redirects?: object }
  expect(JSON.stringify([filesOf(), redirects])).not.toMatch(/geheim/i)
  expect(Object.values(filesOf('pictures'))).toEqual([drawing])
})

test('the output has nine posts on a page', async () => {
  await run()
  const empty = { format: contentFormat, page: 1, pages: 1, total: 0, posts: [] }
  expect(read('pages/1.json')).toEqual(empty)
  const names = Array.from({ length: 10 }, (_, index) => `p-${index}`)
  writePosts(Object.fromEntries(names.map((name) => [name, {}])))
  writePosts({ a: { date: '2025-01-04' } })
  await run()
  const { posts, ...second } = read<BlogPage>('pages/2.json')
  expect(second).toEqual({ format: contentFormat, page: 2, pages: 2, total: 11 })
  expect(posts.map(({ slug }) => slug)).toEqual(['p-9', 'a'])
})

test('the output lists the newest first and equal dates by slug, and relates two others, of the same category first', async () => {
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

test('an image is published once, and has its size in lists and in the text', async () => {
  write({ 'posts/ü & ö.svg': wide })
  writePosts({ a: {}, b: { image: './images/a.svg' }, c: { image: 'ü & ö.svg' } })
  writePost('e', {}, '![a<b](<ü & ö.svg> "c>d") ![](/favicon.svg)')
  expect(await errors()).toEqual([])
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

test('an old address redirects to the article, which keeps the order of all of them', async () => {
  writePosts({ neuer: { aliases: '[alt, neu]' }, b: {} })
  const { redirects } = (await run()) as { redirects?: object }
  expect(redirects).toEqual({ '/blog/alt': '/blog/neuer', '/blog/neu': '/blog/neuer' })
  expect(read<Post>('posts/neuer.json').aliases).toEqual(['alt', 'neu'])
  expect(read<Post>('posts/b.json')).not.toHaveProperty('aliases')
})
