import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/io/list-files.ts'

/** The files and folders of `src`: each imports only itself and what comes before it. */
const srcOrder = [
  ...[
    'company',
    'endpoints.ts',
    'articles-of-build.ts',
    'page-head.ts',
    'languages.ts',
    'pages.ts',
    'site-files.ts',
  ],
  ...['i18n', 'brand', 'style', 'ui', 'content', 'language', 'consent'],
  ...['illustrations', 'layout', 'blocks', 'forms', 'blog', 'site-plan'],
  ...['pages', 'routes.tsx', 'main.tsx', 'render-page.tsx', 'pre-render.ts'],
]

/** The folders of `scripts` that build the site, in the same way. */
const scriptsOrder = ['io', 'content', 'site']

/** Files that `from` matches import nothing of ours but what `to` matches. */
type Rule = { name: string; from: RegExp; to: RegExp }

const rules: Rule[] = [
  ...inOrder('src', srcOrder),
  ...inOrder('scripts', scriptsOrder),
  { name: 'src imports nothing but src', from: /^src\//, to: /^src\// },
  { name: 'functions import facts and texts only', from: /^functions\//, to: /^(functions|src)\// },
  { name: 'nobody imports tests', from: /^(src|scripts|functions)\//, to: /^(?!tests\/)/ },
  {
    name: 'only commands import scripts/dev and scripts/measure',
    from: /^scripts\/(io|content|site)\//,
    to: /^(?!scripts\/(dev|measure)\/)/,
  },
  {
    name: 'nobody imports a command',
    from: /^(scripts\/[^/]+\/|src\/|functions\/)/,
    to: /^(?!scripts\/[^/]+$)/,
  },
]

/** Each part of a folder imports only itself and the parts before it. */
function inOrder(folder: string, parts: readonly string[]): Rule[] {
  return parts.map((part, index) => {
    const allowed = parts.slice(0, index + 1).join('|')
    return {
      name: `${folder}/${part} imports only what comes before it`,
      from: new RegExp(`^${folder}/${part}(/|$)`),
      to: new RegExp(`^(?!${folder}/)|^${folder}/(${allowed})(/|$)`),
    }
  })
}

/** What each file imports of our own files: types, too, and what it loads later. */
const imports = new Map(filesIn('src', 'scripts', 'functions').map((file) => [file, importsOf(file)]))

const edges = [...imports].flatMap(([from, targets]) => targets.map((to) => [from, to] as const))

function filesIn(...folders: string[]): string[] {
  const files = folders.flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`))
  return files.filter(
    (file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.|\.d\.ts$|\/bench\/peers\//.test(file),
  )
}

function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const { errors, module } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const targets = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    ),
    // Also types, as in `typeof import('../a.ts')`.
    ...[...code.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, target]) => target),
  ]
  const own = targets.flatMap((target) =>
    target?.startsWith('.') ? join(file, '..', target).replaceAll('\\', '/').replace(/\?.*/, '') : [],
  )
  return [...new Set(own)]
}

/** The nodes of a graph that reach themselves, each with the first node on its way. */
function findCycles(graph: Iterable<readonly [from: string, to: string]>): string[] {
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
  const wrong = rules.flatMap(({ name, from, to }) =>
    edges
      .filter(([source, target]) => from.test(source) && !to.test(target))
      .map(([source, target]) => `${source} -> ${target}: ${name}`),
  )
  expect(wrong).toEqual([])
})

test('every file of src has a place in the order', () => {
  const places = [...imports.keys()].flatMap((file) => /^src\/([^/]+)/.exec(file)?.[1] ?? [])
  expect([...new Set(places)].filter((place) => !srcOrder.includes(place))).toEqual([])
})

test('no file imports itself through others', () => {
  expect(findCycles(edges)).toEqual([])
})

test.each(['scripts/io', 'scripts/content'])(
  'in %s no import runs back up: its folders and the files beside them import each other one way',
  (folder) => {
    const partOf = (file: string) => file.slice(folder.length + 1).split('/')[0] ?? ''
    const inside = edges.filter((edge) => edge.every((file) => file.startsWith(`${folder}/`)))
    const between = inside.map(([from, to]) => [partOf(from), partOf(to)] as const)
    expect(findCycles(between.filter(([from, to]) => from !== to))).toEqual([])
  },
)

test('no two folders import each other', () => {
  const folderOf = (path: string) => path.split('/').slice(0, -1).join('/')
  const between = new Set<string>()
  for (const [source, target] of edges) {
    const [from, to] = [folderOf(source), folderOf(target)]
    // A folder's own files and those below it belong together.
    if (!`${from}/`.startsWith(`${to}/`) && !`${to}/`.startsWith(`${from}/`)) between.add(`${from} ${to}`)
  }
  const mutual = [...between].filter((edge) => between.has(edge.split(' ').reverse().join(' ')))
  expect(between.size).toBeGreaterThan(20)
  expect(mutual).toEqual([])
})
