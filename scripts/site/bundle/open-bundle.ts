import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compareText } from '../../content/problem.ts'
import { cacheFolder } from '../../io/cache.ts'
import { sourceKey } from '../../io/source-hash.ts'
import { environmentFiles } from '../endpoints.ts'
import type { Templates } from './page-template.ts'

/** What is known after bundling, besides the files. */
export type BundleParts = {
  /** The addresses of all pages that do not come from posts. */
  paths: string[]
  templates: Templates
}

/** The client's and the server's code, which stay the same when only posts change. */
export type Bundle = BundleParts & {
  /** Changes with the code. */
  key: string
  /** Has `client/`, which browsers load, and `server/`, which renders pages. */
  folder: string
  /** The hashes of the client's files by their names, with forward slashes. */
  client: Record<string, string>
}

/** Everything that a page depends on besides posts. */
const sources = [
  ...['package-lock.json', 'tsconfig.json', 'vite.config.ts', 'index.html'],
  ...['src', 'public', 'scripts/content', 'scripts/io', 'scripts/site'],
]

/** Enough for the branches that somebody works on. */
const maxBundles = 5

/**
 * Returns the bundle of an earlier build with the same code, or a new one. Each has a folder of its own, which is
 * complete or not there: several builds may use the cache at the same time.
 *
 * @param routes the patterns of routes that there are posts for: one page of each is rendered for its template
 * @param create writes the files and `parts.json` into a folder
 */
export async function openBundle(
  routes: readonly string[],
  cache = cacheFolder('bundles'),
  create = runBundler,
): Promise<{ bundle: Bundle; isNew: boolean }> {
  const key = bundleKey(routes)
  const { intact, broken } = await findBundles(cache, key)
  if (intact) return { bundle: intact, isNew: false }

  await mkdir(cache, { recursive: true })
  const unfinished = await mkdtemp(join(cache, `${unfinishedPrefix}${key}.`))
  const folder = join(cache, basename(unfinished).slice(unfinishedPrefix.length))
  try {
    await create(unfinished)
    await writeFile(join(unfinished, 'files.json'), JSON.stringify(await hashBundle(unfinished)))
    await rename(unfinished, folder)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  for (const path of [...broken, ...(await oldBundles(cache))])
    await rm(path, { recursive: true, force: true })
  const bundle = await readBundle(folder, key)
  if (!bundle) throw new Error(`${folder}: expected the bundle that was just built`)
  return { bundle, isNew: true }
}

/** The name of a folder that a build is writing, or was when it was stopped, begins with this. */
const unfinishedPrefix = 'unfinished-'

function bundleKey(routes: readonly string[]): string {
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  const files = sourceKey([...sources, ...environmentFiles.filter((file) => existsSync(file))])
  return sha256(JSON.stringify([files, process.env.MODE, variables.sort(), [...routes].sort()]))
}

/** Returns the first intact bundle and the broken ones before it. */
async function findBundles(cache: string, key: string) {
  const names = await readdir(cache).catch(() => [])
  const broken: string[] = []
  for (const name of names.filter((name) => name.startsWith(key)).sort(compareText)) {
    const intact = await readBundle(join(cache, name), key)
    if (intact) return { intact, broken }
    broken.push(join(cache, name))
  }
  return { intact: undefined, broken }
}

/** The folders of all but the newest bundles. */
async function oldBundles(cache: string): Promise<string[]> {
  const entries = await Promise.all(
    (await readdir(cache)).map(async (name) => {
      const path = join(cache, name)
      // Another build may have removed it.
      const stats = await stat(path).catch(() => undefined)
      return { path, time: stats?.mtimeMs ?? 0 }
    }),
  )
  const old = entries.sort((a, b) => b.time - a.time).slice(maxBundles)
  return old.map(({ path }) => path)
}

/** `undefined` where it is missing or broken. */
async function readBundle(folder: string, key: string): Promise<Bundle | undefined> {
  try {
    const expected = await readFile(join(folder, 'files.json'), 'utf8')
    const hashes = await hashBundle(folder)
    if (JSON.stringify(hashes) !== expected) return undefined
    await linkPackages(folder)
    const now = new Date()
    await utimes(folder, now, now).catch(() => undefined)
    const parts = JSON.parse(await readFile(join(folder, 'parts.json'), 'utf8')) as BundleParts
    return { key, folder, client: hashes.client, ...parts }
  } catch {
    return undefined
  }
}

/** Node looks for the packages that the server's code imports in the folders above it. */
async function linkPackages(folder: string): Promise<void> {
  const packages = await realpath('node_modules')
  const link = join(folder, 'node_modules')
  if ((await realpath(folder)).startsWith(packages) || (await readlink(link).catch(() => '')) === packages)
    return
  await rm(link, { force: true })
  await symlink(packages, link, 'junction')
}

async function hashBundle(folder: string) {
  const [client, server] = await Promise.all(
    ['client', 'server'].map((part) => hashFiles(join(folder, part))),
  )
  return { client: client ?? {}, server, parts: sha256(await readFile(join(folder, 'parts.json'))) }
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const names = paths.map((path) => relative(folder, path).split(sep).join('/')).sort(compareText)
  const hashes = await Promise.all(names.map(async (name) => sha256(await readFile(join(folder, name)))))
  return Object.fromEntries(names.map((name, index) => [name, hashes[index] as string]))
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

/**
 * Bundles in a process of its own, for two reasons: vite-react-ssg ends its process fifteen seconds after it is done,
 * and with tsx, which reads the source maps of every package, it would take a second and 200 MB more. Vite's own loader
 * is enough for the few TypeScript files. Nothing is logged unless it fails.
 */
function runBundler(folder: string): Promise<void> {
  const script = fileURLToPath(new URL('./run-bundler.ts', import.meta.url))
  const start = [
    `import { runnerImport } from 'vite'`,
    `const { module } = await runnerImport(${JSON.stringify(script)})`,
    `await module.runBundler(${JSON.stringify(folder)})`,
  ].join('\n')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', start])
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk
      })
    }
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0 && existsSync(join(folder, 'parts.json'))) resolve()
      else reject(new BundleError(`${output}\nThe code could not be bundled, see above (exit code ${code}).`))
    })
  })
}

/** The code cannot be bundled; the message has what the bundler logged. */
export class BundleError extends Error {
  override name = 'BundleError'
}
