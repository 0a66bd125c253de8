import { readFileSync } from 'node:fs'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { readFacts } from '../../scripts/io/read-facts.ts'
import type { Facts } from '../../src/company/facts-schema.ts'
import type { Block, Summaries } from '../../src/content/page-copy.ts'

type Pages = typeof import('../../src/pages.ts')
type Shown = typeof import('../../src/blocks/is-block-shown.ts') &
  typeof import('../../src/links/missing-pages.ts')
type Modules = { files: Record<string, object>; pages: Pages; shown: Shown }

/** A text that visitors read, and where: `de/home: blocks.0.heading`. */
export type ShownText = { place: string; text: string }

export type Copies = {
  texts: ShownText[]
  /** Each page with its blocks that are shown. */
  pages: { place: string; title: string; description: string; blocks: Block[] }[]
  /** Addresses of links that are shown, each with its place. */
  links: ShownText[]
  /** Whether a page in the language of a place has what a link leads to: the page, and its part behind `#`. */
  leadsSomewhere: (link: ShownText) => boolean
}

const entry = 'virtual:copies'
const code = `
  export const files = import.meta.glob(['/src/content/*/*.ts', '/src/content/de/legal/{luxembourg,germany}/legal-notice.ts'], { eager: true })
  export * as pages from '/src/pages.ts'
  import * as blocks from '/src/blocks/is-block-shown.ts'
  import * as links from '/src/links/missing-pages.ts'
  export const shown = { ...blocks, ...links }`

/** Evaluates all copy with other facts, again and again in one process; nothing is built. */
export async function openCopies() {
  let facts = ''
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    define: Object.fromEntries(
      Object.entries({
        ARTICLES: 'published',
        MISSING_ARTICLES: '',
        CONTACT: 'functions',
        FUNCTIONS_URL: '',
      }).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    plugins: [
      {
        name: 'other-facts',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? code : id.endsWith('/company.json') ? facts : undefined),
      },
    ],
  })
  const { ssr } = server.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('expected an environment that runs modules')
  return {
    close: () => server.close(),
    async read(edit: (facts: Facts) => unknown): Promise<Copies> {
      const changed = inFrench(readFacts())
      edit(changed)
      facts = JSON.stringify(changed)
      for (const module of ssr.moduleGraph.getModulesByFile(`${process.cwd()}/src/company/company.json`) ??
        [])
        ssr.moduleGraph.invalidateModule(module)
      ssr.runner.clearCache()
      return collect(await ssr.runner.import<Modules>(entry))
    },
  }
}

/** The facts of a site in German, English and French. */
function inFrench(facts: Facts): Facts {
  const french: Record<string, string> = JSON.parse(readFileSync('tests/recipes/french-facts.json', 'utf8'))
  for (const [path, text] of Object.entries(french)) {
    const fact = path.split('.').reduce((part, key) => part?.[key as never], facts as object | undefined)
    if (fact) Object.assign(fact, { fr: text })
  }
  facts.languages = ['de', 'en', 'fr']
  return facts
}

function collect({ files, pages, shown }: Modules): Copies {
  /** Parts of pages with an address: `en/home#partners`. */
  const parts = new Set<string>()
  const found: Copies = {
    texts: [],
    pages: [],
    links: [],
    leadsSomewhere({ place, text }) {
      const [path = '', part] = text.replace(/\?[^#]*/, '').split('#')
      const page = pages.pageAt(path)
      const language = pages.contentLanguage(path, place.slice(0, 2) as 'de')
      return page !== undefined && (!part || parts.has(`${language}/${pages.fileOf(page)}#${part}`))
    },
  }
  for (const [path, module] of Object.entries(files)) {
    const [, language = '', name = ''] = /\/content\/(..)\/(?:legal\/\w+\/)?([\w-]+)\.ts$/.exec(path) ?? []
    const page = pages.optionalPages.find((each) => pages.fileOf(each) === name)
    const [copy] = Object.values(module)
    if (name === 'summaries') walkSummaries(copy as Summaries, language)
    const isCopy = typeof copy === 'object' && copy !== null && 'title' in copy && 'description' in copy
    if (!isCopy || (page && !pages.isEnabled(page, language))) continue
    const place = `${language}/${name}`
    const blocks = ((copy as { blocks?: Block[] }).blocks ?? []).filter(shown.isBlockShown)
    const { title, description } = copy as { title: string; description: string }
    found.pages.push({ place, title, description, blocks })
    walk({ ...copy, blocks }, place)
  }
  return found

  function walkSummaries(summaries: Summaries, language: string): void {
    for (const page of pages.optionalPages)
      if (pages.isEnabled(page)) walk(summaries[page], `${language}/${pages.fileOf(page)}.summary`)
  }

  function walk(value: unknown, place: string): void {
    if (typeof value === 'string') found.texts.push({ place, text: value })
    if (typeof value !== 'object' || value === null) return
    const { kind, to, id } = value as { kind?: string; to?: string; id?: string }
    if (kind === 'legend' || !shown.isShown(value) || (to !== undefined && !shown.hasPage({ to }))) return
    if (to !== undefined) found.links.push({ place, text: to })
    // A block without a name of its own has that of its kind on a long page.
    for (const part of [id, kind]) if (part) parts.add(`${place.replace(/\..*/, '')}#${part}`)
    for (const [key, child] of Object.entries(value))
      if (!['id', 'icon', 'kind', 'about', 'to', 'call', 'mailbox', 'tariff'].includes(key))
        walk(child, `${place}.${key}`)
  }
}
