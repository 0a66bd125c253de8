import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BlogPage, Post } from '../../src/blog/post.ts'
import { inProcessCompiler } from '../../tests/support/in-process-compiler.ts'
import { inProcessImages } from '../../tests/support/in-process-images.ts'
import { postText } from '../../tests/support/remarks-on.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { type Diagnostic, isError } from '../content/diagnostics.ts'
import type { Compiler } from '../content/store.ts'
import { startPreview } from './preview.ts'

const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 9"/>`

const root = temporaryFolder('for each test')
let preview: ReturnType<typeof startPreview>
let errors: Diagnostic[]
/** For each change, whether images are others. */
let changes: boolean[]
let compiled: string[]

const compiler: Compiler = {
  ...inProcessCompiler,
  run: async (source, name) => {
    compiled.push(source.file.slice(root.length + 1))
    return inProcessCompiler.run(source, name)
  },
}

beforeEach(async () => {
  compiled = []
  await write({ 'posts/images/a.svg': drawing(16), 'posts/a.md': post('a'), 'posts/b.md': post('b') })
})
afterEach(async () => {
  vi.useRealTimers()
  await preview.close()
})

/** Starts with the posts in the folder, and waits until they are compiled. */
async function start(images = inProcessImages()): Promise<void> {
  changes = []
  preview = startPreview(
    { posts: join(root, 'posts'), public: join(root, 'public') },
    {
      onChange: (hasOtherImages) => {
        changes.push(hasOtherImages)
      },
      report: (reported) => {
        errors = reported.filter(isError)
      },
      store: { compiler, cache: join(root, 'cache') },
      images,
    },
  )
  await preview.read('')
}

function post(slug: string, fields: Record<string, string> = {}, body = 'Text.\n'): string {
  const own = { id: `"${slug}"`, slug, title: `Titel ${slug}`, tags: '[NIS2]', image: 'images/a.svg' }
  return postText(body, { ...own, ...fields })
}

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
}

/** Writes files, as an editor does, and reports them, as a watcher does. */
async function save(files: Record<string, string>): Promise<void> {
  await write(files)
  for (const name of Object.keys(files)) preview.refresh(name.endsWith('.svg'))
}

const until = (claim: () => void | Promise<void>) => vi.waitFor(claim, { timeout: 10_000, interval: 5 })
const list = async () => ((await preview.read('pages/1')) as BlogPage).posts
const slugs = async () => (await list()).map(({ slug }) => slug)
const article = (slug: string) => preview.read(`posts/${slug}`) as Promise<Post | undefined>
const problems = () =>
  errors.map(
    ({ file, line, column, reason }) => `${file.replace(`${root}/`, '')}:${line}:${column}  ${reason}`,
  )

describe('a save', () => {
  test('compiles this post alone', async () => {
    await start()
    compiled = []
    await save({ 'posts/a.md': post('a', {}, 'Neuer Text.\n') })
    await until(async () => expect((await article('a'))?.html).toBe('<p>Neuer Text.</p>'))
    expect(compiled).toEqual(['posts/a.md'])
    expect((await article('a'))?.words).toBe(2)
  })

  test('of the same bytes compiles nothing', async () => {
    await start()
    compiled = []
    changes = []
    await save({ 'posts/a.md': post('a') })
    await save({ 'posts/b.md': post('b', {}, 'Anders.\n') })
    await until(async () => expect((await article('b'))?.html).toContain('Anders'))
    expect(compiled).toEqual(['posts/b.md'])
    expect(changes).toEqual([false])
  })

  test('shows in lists and in the articles beside it', async () => {
    await start()
    expect((await article('b'))?.related).toMatchObject([{ title: 'Titel a' }])
    await save({ 'posts/a.md': post('a', { title: 'Neu', tags: '[Neues]' }) })
    await until(async () => expect((await list())[0]?.title).toBe('Neu'))
    expect((await article('b'))?.related).toMatchObject([{ title: 'Neu' }])
    expect(await preview.read('topics/tag/neues/1')).toMatchObject({ name: 'Neues', total: 1 })
    expect(await preview.read('search/0')).toMatchObject({
      terms: expect.arrayContaining([['neu', [1, 50]]]),
    })
  })

  test('by way of a temporary file that is renamed is seen', async () => {
    await start()
    await write({ 'posts/.a.md.swp': 'x', 'posts/4913': '', 'posts/a.md~': post('a') })
    await rename(join(root, 'posts/a.md'), join(root, 'posts/a.md.bak'))
    await write({ 'posts/a.md.tmp': post('a', {}, 'Umbenannt.\n') })
    await rename(join(root, 'posts/a.md.tmp'), join(root, 'posts/a.md'))
    for (const name of ['.a.md.swp', '4913', 'a.md~', 'a.md']) preview.refresh(name.endsWith('.svg'))
    await until(async () => expect((await article('a'))?.html).toContain('Umbenannt'))
    expect(problems()).toEqual([])
    expect(await slugs()).toEqual(['a', 'b'])
  })

  test('that is followed by four others at once ends with the last', async () => {
    await start()
    for (let number = 1; number <= 5; number++) {
      await save({ 'posts/a.md': post('a', { title: `Stand ${number}` }, `Text ${number}.\n`) })
    }
    await until(async () => expect((await article('a'))?.html).toBe('<p>Text 5.</p>'))
    expect((await list())[0]?.title).toBe('Stand 5')
  })
})

describe('a file', () => {
  test('that is deleted takes its post along', async () => {
    await start()
    await rm(join(root, 'posts/a.md'))
    preview.refresh(false)
    await until(async () => expect(await slugs()).toEqual(['b']))
    expect(await article('a')).toBeUndefined()
    expect((await article('b'))?.related).toEqual([])
  })

  test('that is deleted again unseen by the watcher takes its post along', async () => {
    await start()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await rm(join(root, 'posts/a.md'))
    await save({ 'posts/a.md': post('a', { title: 'Neu' }) })
    vi.advanceTimersByTime(20)
    while ((await article('a'))?.title !== 'Neu') await setImmediate()
    await rm(join(root, 'posts/a.md'))
    // Advances the clock, too.
    await until(async () => expect(await slugs()).toEqual(['b']))
  })

  test('that is missing for a moment stays', async () => {
    await start()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await rm(join(root, 'posts/a.md'))
    await save({ 'posts/c.md': post('c') })
    vi.advanceTimersByTime(20)
    while (!(await slugs()).includes('c')) await setImmediate()
    expect(await slugs()).toEqual(['a', 'b', 'c'])
    vi.advanceTimersByTime(150)
    await until(async () => expect(await slugs()).toEqual(['b', 'c']))
  })

  test('that is renamed is an error until its slug is, too', async () => {
    await start()
    await rename(join(root, 'posts/a.md'), join(root, 'posts/neu.md'))
    preview.refresh(false)
    preview.refresh(false)
    await until(() =>
      expect(problems()).toEqual([
        'posts/neu.md:3:7  slug: „a“ passt nicht zum Dateinamen „neu“; angleichen',
      ]),
    )
    await until(async () => expect(await slugs()).toEqual(['b']))
    await save({ 'posts/neu.md': post('neu') })
    await until(async () => expect(await slugs()).toEqual(['b', 'neu']))
    await until(() => expect(problems()).toEqual([]))
  })

  test.each([
    ['a link that leads nowhere', () => symlink(join(root, 'nowhere'), join(root, 'posts/a.md'))],
    ['a folder', () => mkdir(join(root, 'posts/a.md'))],
  ])('that becomes %s is an error, and its post stays', async (_, make) => {
    await start()
    await rm(join(root, 'posts/a.md'))
    await make()
    preview.refresh(false)
    await until(() => expect(problems()[0]).toMatch(/^posts\/a\.md:1:1 {2}Datei: /))
    expect(await slugs()).toEqual(['a', 'b'])
    await rm(join(root, 'posts/a.md'), { recursive: true })
    await save({ 'posts/a.md': post('a') })
    await until(() => expect(problems()).toEqual([]))
  })

  test('of another name is an error while it exists', async () => {
    await start()
    await save({ 'posts/c.mdx': post('c') })
    await until(() => expect(problems()[0]).toContain('Endung .md erwartet'))
    await rm(join(root, 'posts/c.mdx'))
    preview.refresh(false)
    await until(() => expect(problems()).toEqual([]))
  })
})

describe('a picture', () => {
  test('is shown as it is, with its size, in lists and texts', async () => {
    await write({ 'posts/ü & ö.svg': drawing(32), 'public/logo.svg': drawing(48) })
    await write({ 'posts/a.md': post('a', { image: './images/a.svg' }, '![](<ü & ö.svg>)') })
    await write({ 'posts/b.md': post('b', { image: '/logo.svg', published: 'false' }) })
    await start()
    expect((await list()).map(({ image }) => image)).toEqual([
      { src: '/blog/images/a.svg', width: 16, height: 9 },
      { src: '/logo.svg', width: 48, height: 9 },
    ])
    expect((await article('a'))?.html).toContain(
      'src="/blog/%C3%BC%20&amp;%20%C3%B6.svg" alt="" width="32" height="9"',
    )
  })

  test('changes with its file', async () => {
    await start()
    await save({ 'posts/images/a.svg': drawing(64) })
    await until(async () => expect((await list())[0]?.image.width).toBe(64))
    expect(changes.at(-1)).toBe(true)
    await save({ 'posts/images/a.svg': 'kaputt' })
    await until(() => expect(problems()[0]).toContain('image: '))
    expect((await list())[0]?.image.src).toBe('/blog/images/a.svg')
  })
})

describe('a broken post', () => {
  test('is shown in its last valid version, and all its errors are reported', async () => {
    await start()
    await save({ 'posts/a.md': post('a', { title: 'Neu', date: '5.1.2025', published: 'ja' }) })
    await until(() =>
      expect(problems()).toEqual([
        'posts/a.md:8:7  date: Datum als JJJJ-MM-TT erwartet, „5.1.2025“ gefunden',
        'posts/a.md:13:12  published: true oder false ohne Anführungszeichen erwartet, „ja“ gefunden',
      ]),
    )
    expect((await article('a'))?.title).toBe('Titel a')
    await save({ 'posts/b.md': post('b', { title: 'Auch neu' }) })
    await until(async () => expect((await article('b'))?.title).toBe('Auch neu'))
    expect(problems()).toHaveLength(2)
  })

  test('is valid again when it is fixed', async () => {
    await start()
    await save({ 'posts/a.md': 'kaputt' })
    await until(() => expect(problems()).toHaveLength(1))
    await save({ 'posts/a.md': post('a', { title: 'Neu' }) })
    await until(() => expect(problems()).toEqual([]))
    expect((await article('a'))?.title).toBe('Neu')
  })

  test('is forgotten when it is deleted', async () => {
    await start()
    await save({ 'posts/c.md': '' })
    await until(() => expect(problems()).toHaveLength(1))
    await rm(join(root, 'posts/c.md'))
    preview.refresh(false)
    await until(() => expect(problems()).toEqual([]))
  })

  test('is valid again when the other post with its id has another', async () => {
    await start()
    await save({ 'posts/b.md': post('b', { id: 'a' }) })
    await until(() => expect(problems()[0]).toContain('hat schon'))
    await save({ 'posts/a.md': post('a', { id: 'c' }) })
    await until(() => expect(problems()).toEqual([]))
  })

  test('is valid again when its image exists', async () => {
    await start()
    await save({ 'posts/a.md': post('a', { image: 'images/neu.svg' }) })
    await until(() => expect(problems()[0]).toContain('„images/neu.svg“ gibt es'))
    await save({ 'posts/images/neu.svg': drawing(16) })
    await until(() => expect(problems()).toEqual([]))
  })

  test('of the beginning is not shown, and the others are', async () => {
    await write({ 'posts/c.md': post('c', { date: 'morgen' }) })
    await start()
    await until(() => expect(problems()).toHaveLength(1))
    expect(await slugs()).toEqual(['a', 'b'])
    expect(await article('c')).toBeUndefined()
  })
})

test('an update that fails is reported, and the next one shows all changes', async () => {
  let failures = 0
  const images = inProcessImages()
  await start({
    ...images,
    close: async () => {
      if (failures-- > 0) throw new Error('ENOENT')
    },
  })
  // At once and when it is settled.
  failures = 2
  await save({ 'posts/a.md': post('a', { title: 'Neu' }) })
  await until(() => expect(problems()[0]).toContain('nicht aktualisiert (ENOENT)'))
  await until(() => expect(failures).toBeLessThanOrEqual(0))
  await save({ 'posts/b.md': post('b', { title: 'Auch neu' }) })
  await until(() => expect(problems()).toEqual([]))
  expect((await list()).map(({ title }) => title)).toEqual(['Neu', 'Auch neu'])
  expect(changes).toContain(true)
})

describe('many changes at once', () => {
  const many = (body: string) =>
    Object.fromEntries(
      Array.from({ length: 50 }, (_, number) => [`posts/p-${number}.md`, post(`p-${number}`, {}, body)]),
    )

  test('end with the content of the folder, as after a change of the branch and back', async () => {
    await start()
    await save(many('Erste Fassung.\n'))
    await save({ ...many('Zweite Fassung.\n'), 'posts/a.md': post('a', {}, 'Anderer Zweig.\n') })
    await Promise.all(Array.from({ length: 25 }, (_, number) => rm(join(root, `posts/p-${number}.md`))))
    preview.refresh(false)
    await until(async () => expect(await preview.read('pages/1')).toMatchObject({ total: 27 }))
    expect((await article('p-49'))?.html).toBe('<p>Zweite Fassung.</p>')
    expect((await article('a'))?.html).toBe('<p>Anderer Zweig.</p>')
    expect(await article('p-0')).toBeUndefined()
    await until(() => expect(problems()).toEqual([]))
  })

  test('of the whole folder being away for longer empty the blog until it is back', async () => {
    await start()
    await rename(join(root, 'posts'), join(root, 'weg'))
    preview.refresh(false)
    await until(() => expect(problems()[0]).toContain('Ordner: lässt sich nicht lesen'))
    await until(async () => expect(await slugs()).toEqual([]))
    await rename(join(root, 'weg'), join(root, 'posts'))
    preview.refresh(false)
    await until(async () => expect(await slugs()).toEqual(['a', 'b']))
    await until(() => expect(problems()).toEqual([]))
  })
})

describe('a post that is not published', () => {
  test('is in lists, articles and beside them, with the text of its ribbon', async () => {
    await write({ 'posts/c.md': post('c', { date: '9999-03-03' }) })
    await write({ 'posts/d.md': post('d', { published: 'false', date: '2024-01-01' }) })
    await start()
    const [first] = await list()
    expect(first).toMatchObject({ slug: 'c', notice: 'Erscheint am 3. März 9999' })
    expect((await list()).map(({ notice }) => notice)).toEqual([
      'Erscheint am 3. März 9999',
      undefined,
      undefined,
      'Entwurf',
    ])
    expect((await article('d'))?.notice).toBe('Entwurf')
    expect((await article('d'))?.related[0]).toMatchObject({ notice: 'Erscheint am 3. März 9999' })
  })

  test('loses its ribbon when it is published', async () => {
    await write({ 'posts/d.md': post('d', { published: 'false' }) })
    await start()
    await save({ 'posts/d.md': post('d') })
    await until(async () => expect((await article('d'))?.notice).toBeUndefined())
  })
})

test('other files do not exist', async () => {
  await start()
  for (const name of ['pages/99', 'posts/c', 'posts/../a', 'posts/', 'topics/tag/x/1', '', 'search/c']) {
    expect([name, await preview.read(name)]).toEqual([name, undefined])
  }
})
