import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, isAbsolute, join, normalize, relative, sep } from 'node:path'
import type { PostSource } from './compile-post.ts'
import { decode, maximumBytes, tooLarge } from './decode.ts'
import { compareText, type Problem, type Sources } from './problem.ts'

/** The only file of the compiler that touches the disk, but for the cache of pictures. */

/** A post in its folder: `file` is its name in messages, with forward slashes. */
export type PostFile = { path: string; file: string }

/** The posts of a folder in a fixed order, and a problem for each file that looks like one and is none. */
export async function listPosts(folder: string): Promise<{ posts: PostFile[]; problems: Problem[] }> {
  const entries = await readdir(folder, { recursive: true }).catch((error) => codeOf(error))
  const problem = (file: string, message: string): Problem => ({ file, line: 1, column: 1, message })
  if (typeof entries === 'string') {
    return {
      posts: [],
      problems: [problem(folder, `folder: expected a readable folder of posts, found ${entries}`)],
    }
  }
  const names = entries.filter((name) => markdownName.test(name) && !isHidden(name)).sort(compareText)
  const posts: PostFile[] = []
  const problems: Problem[] = []
  for (const name of names) {
    const path = join(folder, name)
    const file = path.split(sep).join('/')
    if (dirname(name) !== '.') {
      problems.push(problem(file, 'file: expected posts in the folder itself, found one in a folder below'))
    } else if (extname(name) === '.md') {
      posts.push({ path, file })
    } else {
      problems.push(problem(file, `file: expected a name that ends in .md, found ${extname(name)}`))
    }
  }
  return { posts, problems }
}

const markdownName = /\.(md|markdown|mdx|mdown|mkd)$/i

function isHidden(name: string): boolean {
  return name.split(sep).some((part) => part.startsWith('.'))
}

export async function readPost({ path, file }: PostFile): Promise<PostSource | Problem> {
  const problem = (message: string): Problem => ({ file, line: 1, column: 1, message })
  try {
    const stats = await stat(path)
    if (!stats.isFile()) return problem('file: expected a file, found something else of that name')
    if (stats.size > maximumBytes) return tooLarge(file, stats.size)
    return { file, bytes: await readFile(path) }
  } catch (error) {
    return problem(`file: expected a readable file, found ${codeOf(error)}`)
  }
}

/** The lines of the posts that problems are in, for quoting them. */
export async function readSources(problems: readonly Problem[]): Promise<Sources> {
  const sources = new Map<string, string[]>()
  for (const file of new Set(problems.map((problem) => problem.file))) {
    const source = await readPost({ path: file, file })
    const text = 'bytes' in source ? decode(file, source.bytes) : undefined
    if (typeof text === 'string') sources.set(file, text.split('\n'))
  }
  return sources
}

/** Tells whether a file was written since; empty where there is none. */
export async function stampOf(path: string): Promise<string> {
  try {
    const { mtimeNs, ctimeNs, size, ino } = await stat(path, { bigint: true })
    return [mtimeNs, ctimeNs, size, ino].join(' ')
  } catch {
    return ''
  }
}

/** Where an image is, if it is a file inside `folder`; a link that leads out of it does not count. */
export async function findImage(folder: string, image: string): Promise<string | undefined> {
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, image))])
    const isInside = relative(root, path).split(sep)[0] !== '..'
    return isInside && (await stat(path)).isFile() ? path : undefined
  } catch {
    return undefined
  }
}

/** What stands in an image's file; `undefined` if that is more than `limit` bytes. */
export async function readImage(path: string, limit: number): Promise<Buffer | undefined> {
  return (await stat(path)).size > limit ? undefined : readFile(path)
}

/** What is to stand in the output folder: text, or what is read when its turn comes. Names have forward slashes. */
export type Output = Map<string, { text: string } | { read: () => Promise<Buffer> }>

/** Names what earlier runs wrote, so that nothing else in the folder is ever removed. */
const listOfWritten = 'written.json'

/**
 * Brings `folder` to hold `output` and nothing more that an earlier run wrote. Files that are right
 * already are not touched; each other one is written whole or not at all. Tells the hash of each.
 */
export async function writeOutput(folder: string, output: Output): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  const earlier = await listWritten(folder)
  const names = [...output.keys()].sort(compareText)
  // Until all is done the list holds both, in case this run is stopped half-way.
  await writeWhole(join(folder, listOfWritten), toList(new Set([...earlier, ...names])))
  for (const [name, content] of output) {
    const bytes = 'text' in content ? Buffer.from(content.text) : await content.read()
    await writeWhole(join(folder, name), bytes)
    hashes.set(name, createHash('sha256').update(bytes).digest('hex'))
  }
  for (const name of earlier) {
    if (!output.has(name)) await rm(join(folder, name), { force: true })
  }
  await writeWhole(join(folder, listOfWritten), toList(names))
  return hashes
}

/** The names of what the last run wrote, with forward slashes; empty where there was none. */
export async function listWritten(folder: string): Promise<string[]> {
  try {
    const names: unknown = JSON.parse(await readFile(join(folder, listOfWritten), 'utf8'))
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string' && isBelow(name)) : []
  } catch {
    return []
  }
}

function isBelow(name: string): boolean {
  return !isAbsolute(name) && !normalize(name).startsWith('..')
}

function toList(names: Iterable<string>): Buffer {
  return Buffer.from(JSON.stringify([...names]))
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  if (await holds(path, bytes)) return
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}.tmp`
  await writeFile(unfinished, bytes)
  await rename(unfinished, path)
}

async function holds(path: string, bytes: Uint8Array): Promise<boolean> {
  try {
    const { size } = await stat(path)
    return size === bytes.length && (await readFile(path)).equals(bytes)
  } catch {
    return false
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}
