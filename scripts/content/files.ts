import { isUtf8 } from 'node:buffer'
import { lstatSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { VFileMessage } from 'vfile-message'
import { listFiles } from '../io/list-files.ts'
import { createMessage, type Diagnostic, placeAt, startOfFile } from './diagnostics.ts'

/** A post's file may be this large, in bytes. */
const maxBytes = 256 * 1024

const markdownName = /\.(md|markdown|mdx|mdown|mkd)$/i
const hiddenName = /(^|[/\\])\./

/** The posts of a folder, sorted, with forward slashes; and an error for each file that is named almost like a post. */
export async function listPosts(folder: string): Promise<{ posts: string[]; misnamed: Diagnostic[] }> {
  const posts: string[] = []
  const misnamed: Diagnostic[] = []
  const names = await readdir(folder, { recursive: true }).catch((error) => {
    misnamed.push(fileError(folder, `Folder: cannot be read (${codeOf(error)})`))
    return []
  })
  for (const name of names.sort()) {
    if (!markdownName.test(name) || hiddenName.test(name)) continue
    const file = join(folder, name).replaceAll(sep, '/')
    if (dirname(name) === '.' && name.endsWith('.md')) posts.push(file)
    else
      misnamed.push(
        fileError(file, `File: expected the ending .md, directly in ${folder}; move or rename it`),
      )
  }
  return { posts, misnamed }
}

/** The bytes of a post's file. Throws a `Diagnostic` if it cannot be read. */
export function readBytes(file: string): Buffer {
  try {
    // For thousands of small files, faster than Node's thread pool.
    const stats = lstatSync(file)
    // What a link leads to could be quoted in a public log.
    if (stats.isSymbolicLink())
      throw fileError(file, 'File: is a symbolic link; put the file itself into the folder')
    if (stats.size > maxBytes)
      throw fileError(file, `File: has more than ${maxBytes / 1024} KB; divide the post`)
    return readFileSync(file)
  } catch (error) {
    if (error instanceof VFileMessage) throw error
    throw fileError(file, `File: cannot be read (${codeOf(error)})`)
  }
}

/** The text of a post, the same wherever it was checked out. Throws a `Diagnostic` if it is not UTF-8. */
export function decode(file: string, bytes: Uint8Array): string {
  const decoded = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n')
  if (!isUtf8(bytes)) {
    // Invalid bytes are decoded to the replacement character.
    throw fileError(
      file,
      'File: is not valid UTF-8; save it as UTF-8',
      placeAt(decoded, decoded.indexOf('\ufffd')),
    )
  }
  // Some systems write ä as a and a mark, which looks the same and is found by no search.
  const text = decoded.normalize()
  const index = text.search(/[^\P{Cc}\t\n]/u)
  if (index === -1) return text
  const code = `U+${text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0')}`
  throw fileError(file, `File: found the control character ${code}; remove it`, placeAt(text, index))
}

function fileError(file: string, reason: string, place = startOfFile): Diagnostic {
  return createMessage(file, place, reason, 'file')
}

/**
 * The files below a folder, without links, which may lead out of it. By their names with letters such as ä as one
 * character; on the disk they may be two, as Macs write them.
 */
export function filesIn(folder: string): ReadonlyMap<string, string> {
  return new Map(listFiles(folder).map((name) => [name.normalize(), join(folder, name)]))
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}
