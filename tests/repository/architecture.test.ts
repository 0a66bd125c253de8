import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/io/list-files.ts'
import { sources } from '../../scripts/io/source-hash.ts'

/** The files and folders of `src`: each imports only itself and what comes before it. */
const srcOrder = [
  ...[
    'company',
    'contact-fields.ts',
    'endpoints.ts',
    'articles-of-build.ts',
    'page-head.ts',
    'load-error.ts',
  ],
  ...['i18n/languages.ts', 'i18n/fill.ts', 'i18n/format.ts', 'page-table.ts', 'pages.ts', 'site-files.ts'],
  ...['brand', 'style', 'ui', 'content', 'i18n', 'consent', 'links', 'start'],
  ...[
    'illustrations',
    'layout',
    'blocks',
    'forms',
    'blog',
    'site-plan',
    'emergency',
    'nis2-check',
    'price-ruler',
  ],
  ...['pages', 'routes.tsx', 'main.tsx', 'render-page.tsx', 'pre-render.ts'],
]

/** The folders of `scripts` that build the site, in the same way. */
const scriptsOrder = ['io', 'content', 'site']

/** Files that `from` matches import nothing of ours but what `to` matches. */
type Rule = [name: string, from: RegExp, to: RegExp]

const rules: Rule[] = [
  ...inOrder('src', srcOrder),
  ...inOrder('scripts', scriptsOrder),
  ['src imports nothing but src', /^src\//, /^src\//],
  ['functions import facts and texts only', /^functions\//, /^(functions|src)\//],
  ['nobody imports tests', /^(src|scripts|functions)\//, /^(?!tests\/)/],
  ['commands alone import dev and measure', /^scripts\/(io|content|site)\//, /^(?!scripts\/(dev|measure)\/)/],
  ['nobody imports a command', /^(scripts\/[^/]+\/|src\/|functions\/)/, /^(?!scripts\/[^/]+$)/],
]

function inOrder(folder: string, parts: readonly string[]): Rule[] {
  return parts.map((part, index) => {
    const allowed = parts.slice(0, index + 1).join('|')
    return [
      `${folder}/${part} imports only what comes before it`,
      new RegExp(`^${folder}/${part}(/|$)`),
      new RegExp(`^(?!${folder}/)|^${folder}/(${allowed})(/|$)`),
    ]
  })
}

const files = ['src', 'scripts', 'functions']
  .flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`))
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))

type Edge = readonly [from: string, to: string]

/** What each file imports of our own files: types, too, and what it loads later. */
const edges = files.flatMap((file) => importsOf(file).map((to): Edge => [file, to]))

function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const { errors, module } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const exported = module.staticExports.flatMap(({ entries }) => entries)
  const targets = [
    ...[...module.staticImports, ...exported].map(({ moduleRequest }) => moduleRequest?.value),
    // Also types, as in `typeof import('../a.ts')`.
    ...[...code.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, target]) => target),
  ]
  const own = targets.filter((target) => target?.startsWith('.')) as string[]
  return [...new Set(own.map((target) => join(file, '..', target.replace(/\?.*/, '')).replaceAll('\\', '/')))]
}

/** The nodes of a graph that reach themselves, each with the first node on its way. */
function findCycles(graph: readonly Edge[]): string[] {
  const next = new Map<string, Set<string>>()
  for (const [from, to] of graph) next.set(from, (next.get(from) ?? new Set()).add(to))
  const reaches = (from: string, goal: string) => {
    const seen = new Set([from])
    for (const node of seen) for (const to of next.get(node) ?? []) seen.add(to)
    return seen.has(goal)
  }
  return [...next].flatMap(([from, targets]) =>
    [...targets].filter((to) => reaches(to, from)).map((to) => `${from} -> ${to}`),
  )
}

test('imports go one way', () => {
  expect(edges.length).toBeGreaterThan(500)
  const wrong = rules.flatMap(([name, from, to]) =>
    edges
      .filter(([source, target]) => from.test(source) && !to.test(target))
      .map(([source, target]) => `${source} -> ${target}: ${name}`),
  )
  expect(wrong).toEqual([])
})

test('no file imports itself through others', () => {
  expect(findCycles(edges)).toEqual([])
})

test('no two folders import each other', () => {
  const folderOf = (path: string) => path.split('/').slice(0, -1).join('/')
  const between = edges
    .map(([from, to]): Edge => [folderOf(from), folderOf(to)])
    // A folder's own files and those below it belong together.
    .filter(([from, to]) => !`${from}/`.startsWith(`${to}/`) && !`${to}/`.startsWith(`${from}/`))
  const known = new Set(between.map(([from, to]) => `${from} -> ${to}`))
  const isMutual = (edge: string) => known.has(edge.split(' -> ').reverse().join(' -> '))
  expect([...known].filter(isMutual)).toEqual([])
})

/** What some files import, also through others, that is in none of `folders`. */
function importedBesides(entries: readonly string[], folders: readonly string[]): string[] {
  const reached = new Set(entries)
  for (const file of reached)
    if (/\.(tsx?|mjs)$/.test(file)) for (const to of importsOf(file)) reached.add(to)
  expect(reached.size).toBeGreaterThan(10)
  return [...reached].filter((file) => !folders.some((folder) => `${file}/`.startsWith(`${folder}/`)))
}

test('the keys of the caches change with every file that posts and bundles are created from', () => {
  expect(importedBesides(['scripts/content/compile-post.ts'], sources.content)).toEqual([])
  const entries = ['vite.config.ts', 'src/main.tsx', 'src/pre-render.ts', 'scripts/site/page/page-worker.ts']
  // For the development server alone.
  expect(importedBesides(entries, [...sources.site, 'scripts/dev', 'functions'])).toEqual([])
})
