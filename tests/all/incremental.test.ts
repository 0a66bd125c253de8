import { execFile } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { company } from '../../src/company/company.ts'
import { postSource, writeFiles } from '../support/post-source.ts'
import * as project from '../support/project-copy.ts'

// One test builds up to five times.
vi.setConfig({ testTimeout: 600_000 })

type Files = ReadonlyMap<string, Buffer>

/** The project with a few pages of posts, and what its builds leave for the next. */
let copy: project.ProjectCopy

/** The files of the last build that was compared with one from scratch. */
let expected: Files

const path = (...parts: string[]) => join(copy.folder, ...parts)
const post = (number: number) => path(`posts/beitrag-${number}.md`)
const replace = (file: string, from: string | RegExp, to: string) => {
  const before = fs.readFileSync(file, 'utf8')
  const after = before.replace(from, () => to)
  if (after === before) throw new Error(`${file}: expected ${from}`)
  fs.writeFileSync(file, after)
}

beforeAll(async () => {
  copy = project.copyForPosts()
  for (let number = 10; number < 26; number++) {
    fs.writeFileSync(post(number), postSource(`beitrag-${number}`, { date: `2025-01-${number}` }))
  }
  // The cache that `npm run build` left. That it is right, `built-elsewhere.test.ts` shows.
  const cache = process.env.BUILD_CACHE ?? 'node_modules/.cache/site'
  // Again if a build of another test removes its oldest entries meanwhile.
  const copyCache = () => fs.cpSync(cache, path('.build-cache/kept'), { recursive: true })
  if (fs.existsSync(cache)) await vi.waitFor(copyCache, 30_000)
  expected = build().files
})
afterAll(() => copy?.remove())

/** Builds with a cache; returns the summary that it printed, and all files of the site. */
function build(folder = copy.folder, cache = 'kept') {
  const { status, output } = project.buildProject(folder, { BUILD_CACHE: path('.build-cache', cache) })
  expect(status, output).toBe(0)
  const [, summary = ''] = /^(\d+ of \d+ pages rendered), /m.exec(output) ?? []
  return { summary, files: project.readTree(join(folder, 'dist')) }
}

/** What a build gives that finds nothing of an earlier one, except bundles and what is named by its content. */
function builtFromScratch(): Files {
  const fresh = project.copyProject(copy.folder)
  fs.rmSync(path('.build-cache/new'), { recursive: true, force: true })
  fs.mkdirSync(path('.build-cache/new'))
  for (const name of ['bundles', 'compressed', 'og-images', 'pictures'])
    fs.symlinkSync(path('.build-cache/kept', name), path('.build-cache/new', name), 'junction')
  try {
    return build(fresh.folder, 'new').files
  } finally {
    fresh.remove()
  }
}

const differences = (some: Files, others: Files) =>
  [...new Set([...some.keys(), ...others.keys()])].filter((name) => {
    const [one, other] = [some.get(name), others.get(name)]
    return !one || !other || !one.equals(other)
  })

/** Starts a build; rejects with what it printed of errors. */
const startBuild = () =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: copy.folder,
    env: project.buildEnvironment({ BUILD_CACHE: path('.build-cache/kept') }),
  })

describe('a build after a change gives the bytes of one from scratch', () => {
  test('of nothing, and of the text of a post, which writes one page', () => {
    const { summary, files } = build()
    expect(summary).toMatch(/^0 of /)
    expect(differences(files, expected)).toEqual([])
    replace(post(12), /\n[^\n]+\n$/, '\nEin anderer Text.\n')
    expect(build().summary).toMatch(/^1 of /)
  })

  test('of titles, dates, tags, and posts that are renamed, deleted and unpublished', () => {
    replace(post(13), /title: .*/, 'title: "Neuer $& Titel"')
    replace(post(14), /tags: .*/, 'tags: [ganz-neu]')
    replace(post(15), 'published: true', 'published: false')
    fs.rmSync(post(16))
    replace(post(17), /slug: .*/, 'slug: umbenannt')
    fs.renameSync(post(17), path('posts/umbenannt.md'))
    replace(post(25), /date: .*/, 'date: 2024-06-01')
    const { files } = build()
    expect(differences(files, builtFromScratch())).toEqual([])
  })

  test('of a component and a fact, built twice at once', async () => {
    replace(path('src/blog/post-card.tsx'), 'className={card}', 'className={card} id={slug}')
    replace(path('src/company/company.json'), company.address.street, 'Geänderte Straße 2')
    await Promise.all([startBuild(), startBuild()])
    expected = build().files
    expect(String(expected.get('blog.html'))).toContain('id="beitrag-')
    expect(differences(expected, builtFromScratch())).toEqual([])
  })
})

describe('after an accident the next build is right', () => {
  /** The files of a cache, the newest first. */
  const cached = (folder: string) => {
    const names = [...project.readTree(path('.build-cache/kept', folder)).keys()]
    const files = names.map((name) => path('.build-cache/kept', folder, name))
    return files.sort((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs)
  }
  const accidents: Record<string, () => void> = {
    'every file of the caches is cut off or foreign, of bundles, images and compressed copies the newest':
      () => {
        // To create all of these again takes longer than everything else.
        const dear = ['bundles', 'og-images', 'compressed']
        const spoiled = fs
          .readdirSync(path('.build-cache/kept'), { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .flatMap(({ name }) => (dear.includes(name) ? cached(name).slice(0, 1) : cached(name)))
        for (const [index, file] of spoiled.entries())
          fs.writeFileSync(file, index % 2 === 0 ? fs.readFileSync(file).subarray(0, 40) : 'foreign')
      },
    'the site was cleared, and pages are gone from the cache': () => {
      fs.rmSync(path('dist'), { recursive: true })
      for (const file of cached('pages')) fs.rmSync(file)
    },
    'a page of the site and the data of another were changed, and the compiled content is gone': () => {
      const names = ['kontakt.html', 'content/posts/beitrag-12.json']
      writeFiles(path('dist'), Object.fromEntries(names.map((name) => [name, 'foreign'])))
      fs.rmSync(path('.content'), { recursive: true })
    },
  }
  test.each(Object.entries(accidents))('%s', (_, accident) => {
    accident()
    expect(differences(build().files, expected)).toEqual([])
  })
})
