import matter from 'gray-matter'
import type { VFile } from 'vfile'
import { addError, type Place, startOfFile } from './diagnostics.ts'
import { type Fields, noFields, readFields } from './fields.ts'
import { quote } from './quote.ts'

export type ParsedPost = Fields & {
  /** Where the markdown begins, and the line before it; `undefined` where no front matter was found. */
  body: { start: number; closingLine: Place } | undefined
}

/** Splits a post into front matter and markdown, and adds every error of its front matter to the file. */
export function readFrontMatter(file: VFile): ParsedPost {
  const text = String(file)
  const delimiter = findClosing(text)
  if ('message' in delimiter) {
    addError(file, delimiter.place, delimiter.message, 'front-matter')
    return { ...noFields, body: undefined }
  }
  const before = file.messages.length
  let fields: Fields = noFields
  // gray-matter gets one engine and always an options object: without one it caches, and a bad file
  // would come back empty the second time.
  const { content } = matter(text, {
    language: 'yaml',
    engines: {
      yaml: (source: string) => {
        fields = readFields(file, source)
        return {}
      },
    },
  })
  if (file.messages.length === before && fields.frontMatter === undefined) {
    const message = 'front matter: expected the fields of a post, found nothing'
    addError(file, startOfFile, message, 'front-matter')
  }
  return { ...fields, body: { start: text.length - content.length, closingLine: delimiter.place } }
}

/** gray-matter alone would accept an unclosed block and `---js`. */
function findClosing(text: string): { place: Place } | { place: Place; message: string } {
  const lines = text.split('\n')
  const opening = lines[0]
  if (opening !== '---') {
    const found = opening === '' ? 'an empty line' : quote(opening)
    return {
      place: startOfFile,
      message: `front matter: expected a first line that is exactly ---, found ${found}`,
    }
  }
  const index = lines.findIndex((line, position) => position > 0 && line.startsWith('---'))
  if (index === -1) {
    return {
      place: startOfFile,
      message: 'front matter: expected a closing line that is exactly ---, found none',
    }
  }
  const closing = lines[index]
  const point = { line: index + 1, column: 1 }
  const place = { start: point, end: point }
  if (closing === '---') return { place }
  return {
    place,
    message: `front matter: expected a closing line that is exactly ---, found ${quote(closing)}`,
  }
}
