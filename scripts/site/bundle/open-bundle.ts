import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import type { PageContent } from '../../../src/app/render-page.tsx'
import { writeFileAtomic } from '../../io/atomic-write.ts'
import { cacheFolder, openCache, removeOldest } from '../../io/cache.ts'
import { sourceKey, sources } from '../../io/source-hash.ts'
import { environmentFiles } from '../settings.ts'
import { SiteError } from '../site-error.ts'
import { compareStyleSheets, type Templates } from './page-template.ts'

/** The files of a folder by their names, with forward slashes. */
export type Files = Record<string, Uint8Array>

/** The part of a site that does not change with its posts. */
export type BundlerResult = {
  /** The addresses of all pages that do not come from posts. */
  paths: string[]
  templates: Templates
  /** These pages as they were rendered with the bundle; none for a bundle of an earlier build. */
  contents?: Record<string, PageContent>
  /** What browsers load. */
  client: Files
  /** What renders pages. */
  server: Files
}

export type Bundle = BundlerResult & {
  /** Changes with the code. */
  key: string
}

/** Enough for some branches and for the tests; each has 1.5 MB. */
export const maxBundles = 20

/** Returns the bundle of an earlier build with the same code, or a new one. */
export async function openBundle(
  folder = cacheFolder('bundles'),
  create = runBundler,
): Promise<{ bundle: Bundle; isNew: boolean }> {
  const key = bundleKey()
  const cache = openCache(folder)
  const cached = cache.read(key)
  if (cached) return { bundle: { key, ...(deserialize(cached) as BundlerResult) }, isNew: false }
  const { contents, ...result } = await create()
  cache.write(key, serialize(result))
  removeOldest(folder, maxBundles)
  return { bundle: { key, ...result, ...(contents && { contents }) }, isNew: true }
}

function bundleKey(): string {
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  const files = sourceKey([...sources, ...environmentFiles()])
  const parts = [files, process.env.ARTICLES, variables.sort()]
  return hash('sha256', JSON.stringify(parts))
}

/** The input of all pages besides the server's code. */
export type ForAllPages = {
  templates: Templates
  /** All styles of the site. */
  css: string
  /** Addresses that pages may send something to. */
  endpoints: readonly string[]
}

export const forAllPagesFile = 'for-all-pages.json'

const serverFolder = 'node_modules/.cache/site/server'

/**
 * Writes the server's code and the input of all pages into a folder, from which processes load them. It is always below
 * `node_modules`, because Node looks there for the packages that the code imports.
 */
export function writeServer({ key, server, client, templates }: Bundle, endpoints: readonly string[]) {
  const folder = join(serverFolder, key)
  const compare = compareStyleSheets(templates)
  const sheets = Object.keys(client)
    .filter((name) => name.endsWith('.css'))
    .sort((one, other) => compare(`/${one}`, `/${other}`))
  const fontFaces = Object.values(templates)[0]?.fontFaces ?? ''
  const css = [fontFaces, ...sheets.map((name) => client[name])].join('')
  const forAllPages: ForAllPages = { templates, css, endpoints }
  const files = { ...server, [forAllPagesFile]: Buffer.from(JSON.stringify(forAllPages)) }
  for (const [name, bytes] of Object.entries(files)) writeFileAtomic(join(folder, name), bytes)
  removeOldest(serverFolder, maxBundles)
  return folder
}

/**
 * Bundles in a process of its own: vite-react-ssg ends its process fifteen seconds after it is done, and with tsx, which
 * reads the source maps of every package, it would take a second and 200 MB more. Logs only failures.
 */
async function runBundler(): Promise<BundlerResult> {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  const result = join(folder, 'bundle')
  const start = `import { runnerImport } from 'vite'
const { module } = await runnerImport(${JSON.stringify(fileURLToPath(new URL('./run-bundler.ts', import.meta.url)))})
await module.runBundler(${JSON.stringify(folder)}, ${JSON.stringify(result)})`
  try {
    // V8's young generation in MB: with less, an eighth of the time goes into garbage collection.
    const options = ['--max-semi-space-size=64', '--input-type=module', '--eval', start]
    const bundler = promisify(execFile)(process.execPath, options)
    const { stdout, stderr } = await bundler.catch((error: Awaited<typeof bundler>) => error)
    if (existsSync(result)) return deserialize(readFileSync(result))
    throw new SiteError(`${stdout}${stderr}\nThe code could not be bundled, see above.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
