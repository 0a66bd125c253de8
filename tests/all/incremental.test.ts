import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, test as always, beforeAll, describe, expect, vi } from 'vitest'
import { company } from '../../src/company/company.ts'
import { postSource } from '../support/post-source.ts'
import {
  buildEnvironment,
  buildProject,
  copyForPosts,
  type ProjectCopy,
  readTree,
} from '../support/project-copy.ts'
import { hasBlog } from '../support/this-site.ts'

const test = always.skipIf(!hasBlog)

// One test builds up to five times.
vi.setConfig({ testTimeout: 600_000 })

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

/** The files of the last build that was compared with one from scratch. */
let expected: Map<string, Buffer>

beforeAll(async () => {
  copy = copyForPosts()
  for (let number = 10; number < 26; number++) {
    writeFileSync(post(number), postSource(`beitrag-${number}`, { date: `2025-01-${number}` }))
  }
  // The cache that `npm run build` left. That it is right, `built-elsewhere.test.ts` shows.
  const cache = process.env.BUILD_CACHE ?? 'node_modules/.cache/site'
  // Again if a build of another test removes its oldest entries meanwhile.
  const copyCache = () => cpSync(cache, path('.caches/kept'), { recursive: true })
  if (existsSync(cache)) await vi.waitFor(copyCache, 30_000)
  expected = build('kept').files
})
afterAll(() => copy?.remove())

/** Builds with a cache; returns the summary that it printed, and all files of the site. */
function build(cache: string, env: Record<string, string> = {}) {
  const { status, output } = buildProject(copy.folder, {
    BUILD_CACHE: path('.caches', cache),
    ...env,
  })
  expect(status, output).toBe(0)
  const [, summary = ''] = /^Built in [\d.]+ s: (.*)\.$/m.exec(output) ?? []
  return { summary, files: readTree(path('dist')) }
}

/** A build that finds nothing of an earlier one, except bundles and what is named by its content. */
function buildFromScratch() {
  rmSync(path('dist'), { recursive: true, force: true })
  rmSync(path('.content'), { recursive: true, force: true })
  rmSync(path('.caches/new'), { recursive: true, force: true })
  mkdirSync(path('.caches/new'))
  for (const name of ['bundles', 'compressed', 'og-images', 'pictures']) {
    symlinkSync(path('.caches/kept', name), path('.caches/new', name), 'junction')
  }
  return build('new').files
}

/** Keeps the results of the last build, which the next one starts from, while `work` builds others. */
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

/** Starts a build, for its exit status and what it printed of errors. */
async function startBuild() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: copy.folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: buildEnvironment({ BUILD_CACHE: path('.caches/kept') }),
  })
  const [errors, [status]] = await Promise.all([text(child.stderr), once(child, 'close')])
  return { status, errors }
}

describe('a build after a change gives the bytes of one from scratch', () => {
  test('of nothing', () => {
    const { summary, files } = build('kept')
    expect(summary).toMatch(/\b0 of /)
    expect(differences(files, expected)).toEqual([])
  })

  test('of the text of a post, which writes one page', () => {
    replace(post(12), /\n[^\n]+\n$/, '\nEin anderer Text.\n')
    expect(build('kept').summary).toMatch(/^same bundle, 1 of /)
  })

  test('of titles, dates, tags, and posts that are renamed, deleted and unpublished', () => {
    replace(post(13), /title: .*/, 'title: "Neuer $& Titel"')
    replace(post(14), /tags: .*/, 'tags: [ganz-neu]')
    replace(post(15), 'published: true', 'published: false')
    rmSync(post(16))
    replace(post(17), /slug: .*/, 'slug: umbenannt')
    renameSync(post(17), path('posts/umbenannt.md'))
    replace(post(25), /date: .*/, 'date: 2024-06-01')
    const { summary, files } = build('kept')
    expect(summary).toContain('same bundle')
    expect(aside(() => differences(files, buildFromScratch()))).toEqual([])
  })

  test('of a component and a fact, built twice at once', async () => {
    replace(path('src/blog/post-card.tsx'), 'className={card}', 'className={card} id={slug}')
    replace(path('src/company/company.json'), company.address.street, 'Geänderte Straße 2')
    for (const { status, errors } of await Promise.all([startBuild(), startBuild()])) {
      expect(status, errors).toBe(0)
    }
    expected = build('kept').files
    expect(expected.get('blog.html')?.toString()).toContain('id="beitrag-')
    expect(aside(() => differences(expected, buildFromScratch()))).toEqual([])
  })
})

describe('after an accident the next build is right', () => {
  /** Does something to the newest files of a cache, or to all. */
  const caches = (spoil: (file: string) => void, folder: string, most = Number.POSITIVE_INFINITY) => {
    const entries = readdirSync(path('.caches/kept', folder), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    const newest = files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    for (const file of newest.slice(0, most)) spoil(file)
  }
  test.each<[what: string, accident: () => void]>([
    [
      'every file of the caches is cut off or foreign, of bundles, images and compressed copies the newest',
      () => {
        // To create all of these again takes longer than everything else.
        const dear = ['bundles', 'og-images', 'compressed']
        const entries = readdirSync(path('.caches/kept'), { withFileTypes: true })
        let isCut = false
        const spoil = (file: string) => {
          isCut = !isCut
          writeFileSync(file, isCut ? readFileSync(file).subarray(0, 40) : 'foreign')
        }
        for (const { name: folder } of entries.filter((entry) => entry.isDirectory())) {
          caches(spoil, folder, dear.includes(folder) ? 1 : undefined)
        }
      },
    ],
    [
      'the site was cleared, and pages are gone from the cache',
      () => {
        rmSync(path('dist'), { recursive: true })
        caches((file) => rmSync(file), 'pages')
      },
    ],
    [
      'a page of the site and the data of another were changed, and the compiled content is gone',
      () => {
        writeFileSync(path('dist/kontakt.html'), 'foreign')
        writeFileSync(path('dist/content/posts/beitrag-12.json'), 'foreign')
        rmSync(path('.content'), { recursive: true })
      },
    ],
  ])('%s', (_, accident) => {
    accident()
    expect(differences(build('kept').files, expected)).toEqual([])
  })
})
