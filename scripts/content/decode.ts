import { isUtf8 } from 'node:buffer'
import type { Problem } from './problem.ts'

/** A post's file may be this large, in bytes. */
export const maximumBytes = 256 * 1024

/**
 * The text of a post: UTF-8, without a byte-order mark, with `\n` at the end of lines, so that the
 * same post gives the same bytes wherever it was checked out.
 */
export function decode(file: string, bytes: Uint8Array): string | Problem {
  const problem = (line: number, column: number, message: string): Problem => ({
    file,
    line,
    column,
    message,
  })

  if (bytes.length === 0) return problem(1, 1, 'file: expected front matter and text, found an empty file')
  if (bytes.length > maximumBytes) return tooLarge(file, bytes.length)
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return problem(1, 1, 'file: expected UTF-8, found UTF-16; save the file as UTF-8')
  }
  if (!isUtf8(bytes)) {
    const [line, column] = placeOfInvalidByte(bytes)
    return problem(line, column, 'file: expected UTF-8, found an invalid byte; save the file as UTF-8')
  }
  const text = new TextDecoder('utf-8').decode(bytes).replace(/\r\n?/g, '\n')
  const nul = text.indexOf('\0')
  if (nul !== -1) {
    const before = text.slice(0, nul).split('\n')
    const column = (before.at(-1)?.length ?? 0) + 1
    return problem(
      before.length,
      column,
      'file: expected text, found a NUL character; is it a binary or UTF-16 file?',
    )
  }
  return text
}

export function tooLarge(file: string, size: number): Problem {
  const message = `file: expected at most ${maximumBytes / 1024} KB, found ${Math.ceil(size / 1024)} KB; split the post`
  return { file, line: 1, column: 1, message }
}

function placeOfInvalidByte(bytes: Uint8Array): [line: number, column: number] {
  const decoder = new TextDecoder('utf-8')
  for (let start = 0; start < bytes.length; ) {
    const newline = bytes.indexOf(0x0a, start)
    const end = newline === -1 ? bytes.length : newline
    const content = bytes.subarray(start, end)
    if (!isUtf8(content)) {
      // An invalid byte is decoded to the replacement character.
      const [valid = ''] = decoder.decode(content).split('\ufffd', 1)
      const lines = (decoder.decode(bytes.subarray(0, start)) + valid).split(/\r\n?|\n/)
      return [lines.length, (lines.at(-1)?.length ?? 0) + 1]
    }
    start = end + 1
  }
  return [1, 1]
}
