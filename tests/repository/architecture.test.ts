import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/io/list-files.ts'
import { sources } from '../../scripts/io/source-hash.ts'

/** Files that `from` matches import nothing of ours but what `to` matches. */
type Rule = [name: string, from: RegExp, to: RegExp]

/** The folders of `src`: each imports only itself and those before it. */
const order = [
  ...['site', 'style', 'brand', 'ui', 'content', 'i18n', 'navigation', 'illustrations', 'consent'],
  ...['blocks', 'forms', 'blog', 'head', 'tools', 'shell', 'pages', 'app'],
]

const rules: Rule[] = [
  ...order.map((folder, index): Rule => {
    const allowed = new RegExp(`^(?!src/)|^src/(${order.slice(0, index + 1).join('|')})/`)
    return [`src/${folder} imports what is before it`, new RegExp(`^src/${folder}/`), allowed]
  }),
  ['src imports nothing but src', /^src\//, /^src\//],
  ['functions import facts and texts only', /^functions\//, /^(functions|src)\//],
  ['nobody imports tests', /^(src|scripts|functions)\//, /^(?!tests\/)/],
  ['commands alone import dev', /^scripts\/(io|content|site)\//, /^(?!scripts\/dev\/)/],
  ['nobody imports a command', /^(scripts\/[^/]+\/|src\/|functions\/)/, /^(?!scripts\/[^/]+$)/],
]

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

test('folders import each other in one direction', () => {
  // A folder is one with those below it, but for the parts of scripts/io and scripts/content.
  for (const parent of ['scripts', 'scripts/io', 'scripts/content']) {
    const partOf = (file: string) => file.slice(parent.length + 1).split('/')[0]
    const inside = edges.filter((edge) => edge.every((file) => file.startsWith(`${parent}/`)))
    const between = inside.map(([from, to]): Edge => [`${partOf(from)}`, `${partOf(to)}`])
    expect(findCycles(between.filter(([from, to]) => from !== to))).toEqual([])
  }
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
  expect(importedBesides(['scripts/content/compile-post.ts'], sources)).toEqual([])
  const entries = [
    'vite.config.ts',
    'src/app/main.tsx',
    'src/app/pre-render.ts',
    'scripts/site/page/page-worker.ts',
  ]
  // For the development server alone.
  expect(importedBesides(entries, [...sources, 'scripts/dev', 'functions'])).toEqual([])
})
