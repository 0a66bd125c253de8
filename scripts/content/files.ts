import { isUtf8 } from 'node:buffer'
import { lstatSync, readFileSync, statSync } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { dirname, extname, join, relative, sep } from 'node:path'
import { createError, type Diagnostic, placeAt, startOfFile } from './diagnostics.ts'
import { message } from './messages.ts'

/** A post's file may be this large, in bytes. */
const maxBytes = 256 * 1024

const markdownName = /\.(md|markdown|mdx|mdown|mkd)$/i
const hiddenName = /(^|[/\\])\./

/**
 * The posts of a folder in a fixed order, by their paths with forward slashes, as messages name them; and an error for each
 * file whose name is almost that of a post.
 */
export async function listPosts(folder: string): Promise<{ posts: string[]; misnamed: Diagnostic[] }> {
  const posts: string[] = []
  const misnamed: Diagnostic[] = []
  const names = await readdir(folder, { recursive: true }).catch((error) => {
    misnamed.push(fileError(folder, message('file.folder', { reason: codeOf(error) })))
    return []
  })
  for (const name of names.sort()) {
    if (!markdownName.test(name) || hiddenName.test(name)) continue
    const file = join(folder, name).replaceAll(sep, '/')
    if (dirname(name) !== '.') misnamed.push(fileError(file, message('file.inSubfolder')))
    else if (extname(name) === '.md') posts.push(file)
    else misnamed.push(fileError(file, message('file.ending', { ending: extname(name) })))
  }
  return { posts, misnamed }
}

/** The text of a post's file, or why it cannot be read. */
export function readPost(file: string): string | Diagnostic {
  const bytes = readBytes(file)
  return bytes instanceof Error ? bytes : decode(file, bytes)
}

export function readBytes(file: string): Buffer | Diagnostic {
  try {
    // For thousands of small files, faster than Node's thread pool.
    const stats = lstatSync(file)
    // What a link leads to could be quoted in a public log.
    if (stats.isSymbolicLink()) return fileError(file, message('file.link'))
    if (!stats.isFile()) return fileError(file, message('file.noFile'))
    if (stats.size <= maxBytes) return readFileSync(file)
    return fileError(
      file,
      message('file.tooLarge', { kilobytes: Math.ceil(stats.size / 1024), limit: maxBytes / 1024 }),
    )
  } catch (error) {
    return fileError(file, message('file.unreadable', { reason: codeOf(error) }))
  }
}

/**
 * The text of a post: UTF-8, without a byte-order mark, with `\n` at the end of lines, so that the
 * same post gives the same bytes wherever it was checked out.
 */
export function decode(file: string, bytes: Uint8Array): string | Diagnostic {
  if (bytes.length === 0) return fileError(file, message('file.empty'))
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return fileError(file, message('file.utf16'))
  }
  if (!isUtf8(bytes)) {
    const valid = withLineFeeds(textBeforeInvalidByte(bytes))
    return fileError(file, message('file.invalidByte'), placeAt(valid, valid.length, valid.length))
  }
  // Some systems write ä as a and a mark, which looks the same and is found by no search.
  const text = withLineFeeds(new TextDecoder().decode(bytes)).normalize()
  const [control] = /[^\P{Cc}\t\n]/u.exec(text) ?? []
  if (control === undefined) return text
  const place = placeAt(text, text.indexOf(control), text.indexOf(control))
  const code = `U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  return fileError(file, control === '\0' ? message('file.binary') : message('file.control', { code }), place)
}

function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** An invalid byte is decoded to the replacement character, whose bytes are others. */
function textBeforeInvalidByte(bytes: Uint8Array): string {
  const replaced = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
  const end = bytes.findIndex((byte, index) => byte !== replaced[index])
  // As the beginning of a stream, it may end within a character.
  return new TextDecoder().decode(end === -1 ? bytes : bytes.subarray(0, end), { stream: true })
}

function fileError(file: string, reason: string, place = startOfFile): Diagnostic {
  return createError(file, place, reason, 'file')
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

/** The path of an image in `folder`; `undefined` for links that lead out of it. */
export async function findImage(folder: string, image: string): Promise<string | undefined> {
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, image))])
    const isInside = relative(root, path).split(sep)[0] !== '..'
    return isInside && (await stat(path)).isFile() ? path : undefined
  } catch {
    return undefined
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}
