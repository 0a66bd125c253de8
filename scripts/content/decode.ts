import { isUtf8 } from 'node:buffer'
import { createError, type Diagnostic, placeAt, startOfFile } from './diagnostics.ts'
import { fileMessages } from './messages.ts'

/** A post's file may be this large, in bytes. */
export const maximumBytes = 256 * 1024

/**
 * The text of a post: UTF-8, without a byte-order mark, with `\n` at the end of lines, so that the
 * same post gives the same bytes wherever it was checked out.
 */
export function decode(file: string, bytes: Uint8Array): string | Diagnostic {
  const refuse = (message: string, place = startOfFile) => createError(file, place, message, 'file')
  if (bytes.length === 0) return refuse(fileMessages.empty)
  if (bytes.length > maximumBytes) return tooLarge(file, bytes.length)
  if (/^(fffe|feff)$/.test(Buffer.from(bytes.subarray(0, 2)).toString('hex')))
    return refuse(fileMessages.utf16)
  if (!isUtf8(bytes)) {
    const valid = withLineFeeds(textBeforeInvalidByte(bytes))
    return refuse(fileMessages.invalidByte, placeAt(valid, valid.length, valid.length))
  }
  const text = withLineFeeds(new TextDecoder('utf-8').decode(bytes))
  const nul = text.indexOf('\0')
  return nul === -1 ? text : refuse(fileMessages.binary, placeAt(text, nul, nul))
}

export function tooLarge(file: string, size: number): Diagnostic {
  const message = fileMessages.tooLarge(Math.ceil(size / 1024), maximumBytes / 1024)
  return createError(file, startOfFile, message, 'file')
}

function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** An invalid byte is decoded to the replacement character: written again, it is another byte. */
function textBeforeInvalidByte(bytes: Uint8Array): string {
  const written = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
  const index = bytes.findIndex((byte, at) => byte !== written[at])
  // The beginning of the replacement character may be that of the invalid one; as a stream it is left out.
  return new TextDecoder().decode(bytes.subarray(0, index), { stream: true })
}
