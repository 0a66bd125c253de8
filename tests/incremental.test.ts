import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProject, type ProjectCopy, readTree, runNpm } from '../scripts/testing/project-copy.ts'
import { postSource } from './post-source.ts'

/** The project with a few pages of posts, and what its builds leave for the next. */
let copy: ProjectCopy

const path = (...parts: string[]) => join(copy.folder, ...parts)
const post = (number: number) => path(`posts/beitrag-${number}.md`)
const replace = (file: string, from: string | RegExp, to: string) => {
  const before = readFileSync(file, 'utf8')
  const after = before.replace(from, () => to)
  if (after === before) throw new Error(`${file}: expected ${from}`)
  writeFileSync(file, after)
}

beforeAll(() => {
  copy = copyProject()
  for (let number = 10; number < 26; number++) {
    writeFileSync(post(number), postSource(`beitrag-${number}`, { date: `2025-01-${number}` }))
  }
  build('kept')
})
afterAll(() => copy?.remove())

/** Builds with a cache; what the build said, and all files of the site. */
function build(cache: string, env: Record<string, string> = {}) {
  const { status, output } = runNpm(copy.folder, ['run', 'build'], {
    BUILD_CACHE: path('.caches', cache),
    ...env,
  })
  expect(status, output).toBe(0)
  const [, said = ''] = /^Built in [\d.]+ s: (.*)\.$/m.exec(output) ?? []
  return { said: said.replaceAll(/ \d+\.\d s/g, ''), files: readTree(path('dist')) }
}

/** A build without anything that an earlier one left, but for what is named by its content, and for `shared`. */
function buildAnew(shared: readonly string[] = []) {
  rmSync(path('dist'), { recursive: true, force: true })
  rmSync(path('.content'), { recursive: true, force: true })
  rmSync(path('.caches/new'), { recursive: true, force: true })
  mkdirSync(path('.caches/new'))
  for (const name of ['compressed', 'og-images', 'pictures', ...shared]) {
    symlinkSync(path('.caches/kept', name), path('.caches/new', name))
  }
  return build('new').files
}

/** The state after a build with what was left, without which the next build would begin from scratch. */
function aside<Result>(work: () => Result): Result {
  for (const name of ['dist', '.content'])
    cpSync(path(name), path('.aside', name), { recursive: true, preserveTimestamps: true })
  try {
    return work()
  } finally {
    for (const name of ['dist', '.content']) {
      rmSync(path(name), { recursive: true, force: true })
      renameSync(path('.aside', name), path(name))
    }
  }
}

const differences = (some: Map<string, Buffer>, others: Map<string, Buffer>) =>
  [...new Set([...some.keys(), ...others.keys()])].filter((name) => {
    const [one, other] = [some.get(name), others.get(name)]
    return !one || !other || !one.equals(other)
  })

describe('a build after a change gives the bytes of one from scratch', () => {
  test.each<[what: string, change: () => void, pages: number]>([
    ['nothing', () => {}, 0],
    ['the text of a post', () => replace(post(12), /\n[^\n]+\n$/, '\nEin anderer Text.\n'), 1],
  ])('of %s, and renders %i pages', (_, change, pages) => {
    change()
    const { said, files } = build('kept')
    expect(said).toContain(`${pages} of `)
    expect(aside(() => differences(files, buildAnew(['application'])))).toEqual([])
  })

  test.each<[what: string, change: () => void]>([
    ['a title', () => replace(post(13), /title: .*/, 'title: "Neuer $& Titel"')],
    ['a date', () => replace(post(25), /date: .*/, 'date: 2024-06-01')],
    ['a tag', () => replace(post(14), /tags: .*/, 'tags: [ganz-neu]')],
    ['a post that is unpublished', () => replace(post(15), 'published: true', 'published: false')],
    ['a post that is deleted', () => rmSync(post(16))],
    [
      'a post that is renamed',
      () => {
        replace(post(17), /slug: .*/, 'slug: umbenannt')
        renameSync(post(17), path('posts/umbenannt.md'))
      },
    ],
  ])('of %s', (_, change) => {
    change()
    const { files } = build('kept')
    expect(aside(() => differences(files, buildAnew(['application'])))).toEqual([])
  })

  test.each<[what: string, change: () => void]>([
    ['a fact', () => replace(path('src/company.ts'), 'Musterstraße 1', 'Musterstraße 2')],
    [
      'a component',
      () => replace(path('src/components/post-card.tsx'), 'className={card}', 'className={card} id={slug}'),
    ],
    [
      "a package's version",
      () => replace(path('package-lock.json'), /"version": "[\d.]+"/, '"version": "9.9.9"'),
    ],
  ])('of %s', (_, change) => {
    change()
    const { files } = build('kept')
    expect(aside(() => differences(files, buildAnew()))).toEqual([])
  })
})

const env = () => {
  const { VITEST: _, NODE_ENV: __, MODE: ___, ...inherited } = process.env
  return { ...inherited, SOURCE_DATE_EPOCH: '1767225600' }
}

describe('after an accident the next build is right', () => {
  const caches = (spoil: (file: string) => void, folder = '') => {
    const entries = readdirSync(path('.caches/kept', folder), { recursive: true, withFileTypes: true })
    for (const entry of entries) if (entry.isFile()) spoil(join(entry.parentPath, entry.name))
  }
  let right: Map<string, Buffer>
  beforeAll(() => {
    right = build('kept').files
  })

  test.each<[what: string, accident: () => void]>([
    [
      'every file of the caches is cut off',
      () => caches((file) => writeFileSync(file, readFileSync(file).subarray(0, 40))),
    ],
    ['every file of the caches is foreign', () => caches((file) => writeFileSync(file, 'foreign'))],
    ['pages are gone from the cache', () => caches((file) => rmSync(file), 'pages')],
    ['the site was cleared', () => rmSync(path('dist'), { recursive: true })],
    ['a page of the site was changed', () => writeFileSync(path('dist/kontakt.html'), 'foreign')],
    ['the compiled content is gone', () => rmSync(path('.content'), { recursive: true })],
  ])('%s', (_, accident) => {
    accident()
    expect(differences(build('kept').files, right)).toEqual([])
  })

  test('two builds at once', async () => {
    replace(path('src/company.ts'), 'Musterstraße 2', 'Musterstraße 3')
    const run = () =>
      new Promise<number | null>((resolve) => {
        const child = spawn('npm', ['run', 'build'], {
          cwd: copy.folder,
          stdio: 'ignore',
          env: { ...env(), BUILD_CACHE: path('.caches/kept') },
        })
        child.on('exit', resolve)
      })
    await Promise.all([run(), run()])
    const { files } = build('kept')
    expect(aside(() => differences(files, buildAnew()))).toEqual([])
  })

  test('a build that was killed', async () => {
    replace(path('src/company.ts'), 'Musterstraße 3', 'Musterstraße 4')
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
      cwd: copy.folder,
      detached: true,
      env: { ...env(), BUILD_CACHE: path('.caches/kept') },
    })
    // In the middle of writing, as far as that can be met.
    await new Promise<void>((resolve) => {
      child.stdout.on(
        'data',
        (chunk: Buffer) => chunk.toString().includes('Build finished') && setTimeout(resolve, 1500),
      )
      child.on('exit', () => resolve())
    })
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    const { files } = build('kept')
    expect(aside(() => differences(files, buildAnew()))).toEqual([])
  })
})
