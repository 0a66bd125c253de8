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
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return refuse(fileMessages.utf16)
  }
  if (!isUtf8(bytes)) {
    const valid = withLineFeeds(textBeforeInvalidByte(bytes))
    return refuse(fileMessages.invalidByte, placeAt(valid, valid.length, valid.length))
  }
  const text = withLineFeeds(new TextDecoder('utf-8').decode(bytes))
  const nul = text.indexOf('\0')
  if (nul === -1) return text
  return refuse(fileMessages.binary, placeAt(text, nul, nul))
}

export function tooLarge(file: string, size: number): Diagnostic {
  const message = fileMessages.tooLarge(Math.ceil(size / 1024), maximumBytes / 1024)
  return createError(file, startOfFile, message, 'file')
}

function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** An invalid byte is decoded to the replacement character, which a post may have itself. */
function textBeforeInvalidByte(bytes: Uint8Array): string {
  const replacement = Buffer.from('\ufffd')
  let valid = ''
  let length = 0
  for (const part of new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\ufffd')) {
    valid += part
    length += Buffer.byteLength(part)
    if (!replacement.equals(bytes.subarray(length, length + replacement.length))) break
    valid += '\ufffd'
    length += replacement.length
  }
  return valid.replace(/^\ufeff/, '')
}
