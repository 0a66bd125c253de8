import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cacheFolder } from '../../io/cache-folder.ts'
import { compareText } from '../../io/compare-text.ts'
import { keepNewest } from '../../io/remove-oldest.ts'
import { sourceKey } from '../../io/source-hash.ts'
import { environmentFiles } from '../environment-files.ts'
import { serverCopies } from './server-folder.ts'

/** What stands before and behind the content of a page; the same for all pages of a route. */
export type Frame = { before: string; after: string }

/** What the bundler tells of the pages, besides its files. */
export type ApplicationParts = {
  /** The addresses of all pages that do not come from content. */
  paths: string[]
  /** By address, or by the pattern of a route such as `/blog/:slug`. */
  frames: Record<string, Frame>
  /** The style of the fonts. */
  faces: string
}

/** What is made of the code alone, and stays the same when an article changes. */
export type Application = ApplicationParts & {
  /** Another one after any change of the code. */
  key: string
  /** Where the server's code is, in `server/`, and what browsers load, in `client/`. */
  folder: string
  /** The files of the client with the hash of what is in them, by their names with forward slashes. */
  client: Record<string, string>
}

export const applicationCache = cacheFolder('application')

/** All that decides what a page looks like, but for the content. */
const sources = [
  ...['package-lock.json', 'tsconfig.json', 'vite.config.ts', 'index.html'],
  ...['src', 'public', 'scripts/content', 'scripts/io', 'scripts/site'],
]

/** So many are kept: that of each branch one works on. */
const most = 5

/**
 * The application of this code: that of an earlier build, or a new one. `routes` are the patterns of the routes that
 * there is content for, since one page of each has to be rendered for its frame. `make` writes the files and
 * `parts.json` into a folder.
 *
 * Each has a folder of its own, and none is put where another is: a build at the same time may work with that.
 */
export async function openApplication(
  routes: readonly string[],
  cache = applicationCache,
  make = bundle,
  copies = serverCopies,
): Promise<{ application: Application; isNew: boolean }> {
  const key = await applicationKey(routes)
  const { whole, broken } = await findApplications(cache, key)
  if (whole) return { application: whole, isNew: false }

  // Before the threads of this build make one.
  keepNewest(copies, most)
  await mkdir(cache, { recursive: true })
  const unfinished = await mkdtemp(join(cache, `${unfinishedMark}${key}.`))
  const folder = join(cache, basename(unfinished).slice(unfinishedMark.length))
  try {
    await make(unfinished)
    const client = await hashFiles(join(unfinished, 'client'))
    const server = await hashFiles(join(unfinished, 'server'))
    const parts = await readFile(join(unfinished, 'parts.json'), 'utf8')
    await writeFile(join(unfinished, 'files.json'), JSON.stringify({ client, server, parts: hashOf(parts) }))
    await rename(unfinished, folder)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  for (const old of broken) await rm(old, { recursive: true, force: true })
  keepNewest(cache, most)
  const application = await readApplication(folder, key)
  if (!application) throw new Error(`${folder}: expected the application that was just built`)
  return { application, isNew: true }
}

/** Before the name of a folder that a build is at work in, or was when it was stopped. */
const unfinishedMark = 'unfinished-'

/** The first that is whole; what stands before it is not, and stays so. */
async function findApplications(
  cache: string,
  key: string,
): Promise<{ whole: Application | undefined; broken: string[] }> {
  const names = await readdir(cache).catch(() => [])
  const broken: string[] = []
  for (const name of names.filter((name) => name.startsWith(key)).sort(compareText)) {
    const whole = await readApplication(join(cache, name), key)
    if (whole) return { whole, broken }
    broken.push(join(cache, name))
  }
  return { whole: undefined, broken }
}

async function applicationKey(routes: readonly string[]): Promise<string> {
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  const files = await sourceKey([...sources, ...environmentFiles.filter((file) => existsSync(file))])
  return hashOf(JSON.stringify([files, process.env.MODE, variables.sort(), [...routes].sort()]))
}

/** `undefined` where it is missing, or not whole. */
async function readApplication(folder: string, key: string): Promise<Application | undefined> {
  try {
    const files = JSON.parse(await readFile(join(folder, 'files.json'), 'utf8'))
    const parts = await readFile(join(folder, 'parts.json'), 'utf8')
    const found = {
      client: await hashFiles(join(folder, 'client')),
      server: await hashFiles(join(folder, 'server')),
      parts: hashOf(parts),
    }
    if (JSON.stringify(found) !== JSON.stringify(files)) return undefined
    const now = new Date()
    await utimes(folder, now, now).catch(() => undefined)
    return { key, folder, client: found.client, ...JSON.parse(parts) }
  } catch {
    return undefined
  }
}

/**
 * In a process without tsx, which reads the source maps of every package: that takes a second and 200 MB. Vite's own
 * loader of TypeScript does for the few files of this project.
 */
function bundle(folder: string): Promise<void> {
  const script = fileURLToPath(new URL('./run-bundler.ts', import.meta.url))
  const start = [
    `import { runnerImport } from 'vite'`,
    `const { module } = await runnerImport(${JSON.stringify(script)})`,
    `await module.bundle(${JSON.stringify(folder)})`,
  ].join('\n')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', start], { stdio: 'inherit' })
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0 && existsSync(join(folder, 'parts.json'))) resolve()
      else reject(new BundleError(`the application could not be built, see above (${code})`))
    })
  })
}

/** The bundler has told what is wrong. */
export class BundleError extends Error {
  override name = 'BundleError'
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const names = paths.map((path) => relative(folder, path).split(sep).join('/')).sort(compareText)
  const hashes = await Promise.all(names.map(async (name) => hashOf(await readFile(join(folder, name)))))
  return Object.fromEntries(names.map((name, index) => [name, hashes[index] as string]))
}

function hashOf(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

const container = /<div id="root"[^>]*>/
const end = '</div>\n<script>/* SCRIPT_COMMENT_PLACEHOLDER */'

/** What is around the content of a page that vite-react-ssg (0.9.2) has rendered. */
export function cutFrame(html: string): Frame {
  const start = container.exec(html)
  const to = html.lastIndexOf(end)
  if (!start || to < start.index) throw new Error('the rendered page has no container, one was expected')
  return { before: html.slice(0, start.index + start[0].length), after: html.slice(to) }
}

/** The frame of a page. Throws where there is none. */
export function frameOf(path: string, frames: ApplicationParts['frames']): Frame {
  const fits = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)
  // A page that has an address of its own may fit a pattern as well.
  const frame = frames[path] ?? frames[Object.keys(frames).find(fits) ?? '']
  if (!frame) throw new Error(`${path}: expected a route that was rendered`)
  return frame
}

/** The address of a page, or the pattern of its route where that has many. */
export function patternOf(path: string, matches: readonly { route: { path?: string } }[]): string {
  const pattern = matches.at(-1)?.route.path ?? path
  return pattern.includes(':') ? pattern : path
}
