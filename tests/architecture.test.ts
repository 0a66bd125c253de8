import { existsSync } from 'node:fs'
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { beforeAll, expect, test } from 'vitest'

/** The files and folders of `src`: each imports only itself and what comes before it. */
const srcOrder = [
  ...[
    'company',
    'endpoints.ts',
    'articles-of-build.ts',
    'language/de.ts',
    'language/en.ts',
    'page-head.ts',
    'languages.ts',
    'pages.ts',
    'site-files.ts',
  ],
  ...['brand', 'style', 'ui', 'language', 'consent', 'content'],
  ...['illustrations', 'layout', 'blocks', 'forms', 'blog', 'site-plan'],
  ...['pages', 'routes.tsx', 'main.tsx', 'render-page.tsx', 'pre-render.ts'],
]

/** The folders of `scripts` that build the site, in the same way. */
const scriptsOrder = ['io', 'content', 'site']

const tests = '\\.test\\.tsx?$'

const rules: IForbiddenRuleType[] = [
  { name: 'no circular imports', from: {}, to: { circular: true } },
  ...inOrder('src', srcOrder),
  ...inOrder('scripts', scriptsOrder),
  only('src imports nothing but src', '^src/', '^src/'),
  only('functions import facts and texts only', '^functions/', '^(functions|src)/'),
  only('nobody imports tests', '^(src|scripts|functions)/', '^(?!tests/)'),
  only(
    'only commands import scripts/dev and scripts/measure',
    '^scripts/(io|content|site)/',
    '^(?!scripts/(dev|measure)/)',
  ),
  only('nobody imports a command', '^(scripts/[^/]+/|src/|functions/)', '^(?!scripts/[^/]+$)'),
]

/** Each part of a folder imports only itself and the parts before it. */
function inOrder(folder: string, parts: readonly string[]): IForbiddenRuleType[] {
  return parts.map((part, index) => {
    const allowed = parts.slice(0, index + 1).map(escapeDots)
    return only(
      `${folder}/${part} imports only what comes before it`,
      `^${folder}/${escapeDots(part)}(/|$)`,
      `^(?!${folder}/)|^${folder}/(${allowed.join('|')})(/|$)`,
    )
  })
}

/** A rule for our own files: `from` imports nothing but `to`. */
function only(name: string, from: string, to: string): IForbiddenRuleType {
  return {
    name,
    from: { path: from, pathNot: tests },
    to: { path: '^(src|scripts|functions|tests)/', pathNot: to },
  }
}

function escapeDots(name: string): string {
  return name.replaceAll('.', '\\.')
}

let result: ICruiseResult
beforeAll(async () => {
  const { output } = await cruise(
    ['src', 'scripts', 'functions', 'vite.config.ts'].filter((path) => existsSync(path)),
    {
      ruleSet: { forbidden: rules },
      validate: true,
      tsPreCompilationDeps: true,
      includeOnly: { path: '^(src|scripts|functions|tests|vite\\.config)' },
      exclude: { path: '/bench/peers/' },
    },
  )
  result = output as ICruiseResult
})

test('imports go one way', () => {
  expect(result.summary.totalCruised).toBeGreaterThan(100)
  const wrong = result.summary.violations.map(({ rule, from, to }) => `${from} -> ${to}: ${rule.name}`)
  expect(wrong).toEqual([])
})

test('every file of src has a place in the order', () => {
  const places = result.modules
    .filter(({ source }) => source.startsWith('src/'))
    .map(({ source }) => source.split('/')[1] ?? '')
    .filter((place) => !/\.(test|d)\.ts$/.test(place))
  expect([...new Set(places)].filter((place) => !srcOrder.includes(place))).toEqual([])
})

test('no two folders import each other', () => {
  const folderOf = (path: string) => path.split('/').slice(0, -1).join('/')
  const edges = new Set<string>()
  for (const { source, dependencies } of result.modules) {
    if (/\.test\.tsx?$|^vite\.config/.test(source)) continue
    for (const { resolved } of dependencies) {
      const [from, to] = [folderOf(source), folderOf(resolved)]
      // A folder's own files and those below it belong together.
      if (!`${from}/`.startsWith(`${to}/`) && !`${to}/`.startsWith(`${from}/`)) edges.add(`${from} ${to}`)
    }
  }
  const mutual = [...edges].filter((edge) => edges.has(edge.split(' ').reverse().join(' ')))
  expect(edges.size).toBeGreaterThan(20)
  expect(mutual).toEqual([])
})
