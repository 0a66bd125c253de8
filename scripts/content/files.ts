import { readFileSync, statSync } from 'node:fs'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { dirname, extname, join, relative, sep } from 'node:path'
import { compareText } from '../io/compare-text.ts'
import type { PostSource } from './compile-post.ts'
import { maximumBytes, tooLarge } from './decode.ts'
import { createError, type Diagnostic, startOfFile } from './diagnostics.ts'
import { fileMessages } from './messages.ts'

/** A post in its folder: `file` is its name in messages, with forward slashes. */
export type PostFile = { path: string; file: string }

/** The posts of a folder in a fixed order, and a problem for each file that looks like one and is none. */
export async function listPosts(folder: string): Promise<{ posts: PostFile[]; problems: Diagnostic[] }> {
  const entries = await readdir(folder, { recursive: true }).catch((error) => codeOf(error))
  const problem = (file: string, message: string) => createError(file, startOfFile, message, 'file')
  if (typeof entries === 'string') {
    return {
      posts: [],
      problems: [problem(folder, fileMessages.folder(entries))],
    }
  }
  const names = entries.filter((name) => markdownName.test(name) && !isHidden(name)).sort(compareText)
  const posts: PostFile[] = []
  const problems: Diagnostic[] = []
  for (const name of names) {
    const path = join(folder, name)
    const file = path.split(sep).join('/')
    if (dirname(name) !== '.') {
      problems.push(problem(file, fileMessages.inSubfolder))
    } else if (extname(name) === '.md') {
      posts.push({ path, file })
    } else {
      problems.push(problem(file, fileMessages.ending(extname(name))))
    }
  }
  return { posts, problems }
}

const markdownName = /\.(md|markdown|mdx|mdown|mkd)$/i

function isHidden(name: string): boolean {
  return name.split(sep).some((part) => part.startsWith('.'))
}

export function readPost({ path, file }: PostFile): PostSource | Diagnostic {
  const problem = (message: string) => createError(file, startOfFile, message, 'file')
  try {
    // Thousands of small files come sooner one by one than from Node's own threads.
    const stats = statSync(path)
    if (!stats.isFile()) return problem(fileMessages.noFile)
    if (stats.size > maximumBytes) return tooLarge(file, stats.size)
    return { file, bytes: readFileSync(path) }
  } catch (error) {
    return problem(fileMessages.unreadable(codeOf(error)))
  }
}

/** Changes whenever the file is written. Empty without a file, and for one that may still be written to. */
export function stampOf(path: string): string {
  try {
    const { mtimeNs, ctimeNs, ctimeMs, size, ino } = statSync(path, { bigint: true })
    // Two changes within a tick of the kernel's clock have the same time.
    return Date.now() - Number(ctimeMs) < 50 ? '' : [mtimeNs, ctimeNs, size, ino].join(' ')
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

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}
