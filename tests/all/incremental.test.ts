import * as fs from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { postSource } from '../support/post-source.ts'
import * as project from '../support/project-copy.ts'

// One test builds several times.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 })

/** The project with a few pages of posts, and what its builds leave for the next. */
let copy: project.ProjectCopy

const path = (...parts: string[]) => join(copy.folder, ...parts)
const post = (number: number) => path(`posts/beitrag-${number}.md`)
const replace = (file: string, from: RegExp, to: string) => {
  const before = fs.readFileSync(file, 'utf8')
  expect(before).toMatch(from)
  fs.writeFileSync(
    file,
    before.replace(from, () => to),
  )
}

/** Builds with a cache; a build that is to stop is killed just before that change of `dist`. */
function build(cache = 'kept', stopAt?: number) {
  const counter = pathToFileURL(resolve('tests/support/stop-at-change.ts')).href
  const args = ['--import', 'tsx', '--import', counter, 'scripts/build.ts']
  const env = { BUILD_CACHE: path('.build-cache', cache), STOP_AT: String(stopAt) }
  const { status, output } = project.runNode(copy.folder, args, env)
  if (stopAt === undefined) expect(status, output).toBe(0)
  const rendered = Number(/^(\d+) of \d+ pages/m.exec(output)?.[1])
  return { status, rendered, files: project.readTree(path('dist')) }
}

beforeAll(() => {
  copy = project.copyForPosts()
  for (let number = 10; number < 26; number++) {
    fs.writeFileSync(post(number), postSource(`beitrag-${number}`, { date: `2025-01-${number}` }))
  }
  // What `npm run build` left.
  fs.cpSync(process.env.BUILD_CACHE ?? 'node_modules/.cache/site', path('.build-cache/kept'), {
    recursive: true,
  })
  build()
})
afterAll(() => copy?.remove())

test('of nothing no page is rendered again, of a changed post its own, with the new text', () => {
  expect(build().rendered).toBe(0)
  replace(post(12), /\n[^\n]+\n$/, '\nEin anderer Text.\n')
  const { rendered, files } = build()
  expect([rendered, String(files.get('blog/beitrag-12.html'))]).toEqual([
    1,
    expect.stringContaining('Ein anderer Text.'),
  ])
})

test('after changes of every kind, two builds that were killed and a spoilt cache, the site is that of a first build', () => {
  replace(post(13), /title: .*/, 'title: "Neuer $& Titel"')
  replace(post(14), /tags: .*/, 'tags: [ganz-neu]')
  replace(post(15), /published: true/, 'published: false')
  fs.rmSync(post(16))
  replace(post(17), /slug: .*/, 'slug: umbenannt')
  fs.renameSync(post(17), path('posts/umbenannt.md'))
  replace(path('src/blog/post-card.tsx'), /className=\{card\}/, 'className={card} id={slug}')
  replace(path('src/company/company.json'), /"street": ".*?"/, '"street": "Geänderte Straße 2"')
  for (const stopAt of [3, 30]) expect(build('kept', stopAt).status).not.toBe(0)
  for (const name of fs.readdirSync(path('.build-cache/kept/pages')).slice(0, 20))
    fs.writeFileSync(path('.build-cache/kept/pages', name), 'cut off')
  const { files } = build()
  expect(String(files.get('blog.html'))).toContain('id="beitrag-')
  expect(String(files.get('kontakt.html'))).toContain('Geänderte Straße 2')
  fs.rmSync(path('dist'), { recursive: true })
  // What is named by its content is created once.
  fs.mkdirSync(path('.build-cache/new'))
  for (const name of ['bundles', 'compressed', 'pictures'])
    fs.symlinkSync(path('.build-cache/kept', name), path('.build-cache/new', name), 'junction')
  const first = build('new').files
  expect([...files.keys()]).toEqual([...first.keys()])
  expect([...files].filter(([name, bytes]) => !first.get(name)?.equals(bytes)).map(([name]) => name)).toEqual(
    [],
  )
})
