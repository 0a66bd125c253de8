import matter from 'gray-matter'
import type { VFile } from 'vfile'
import { addError, lineStart, type Place, startOfFile } from './diagnostics.ts'
import { type Fields, noFields, readFields } from './fields.ts'
import { frontMatterMessages } from './messages.ts'

export type ParsedPost = Fields & {
  /** Where the markdown begins, and the line before it; `undefined` where no front matter was found. */
  body: { start: number; closingLine: Place } | undefined
}

/** Splits a post into front matter and markdown, and adds every error of its front matter to the file. */
export function readFrontMatter(file: VFile): ParsedPost {
  const text = String(file)
  const closingLine = findClosingLine(file, text)
  if (closingLine === undefined) return { ...noFields, body: undefined }
  const before = file.messages.length
  let fields = noFields
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
    addError(file, startOfFile, frontMatterMessages.noFields, 'front-matter')
  }
  return { ...fields, body: { start: text.length - content.length, closingLine } }
}

/** gray-matter alone would accept an unclosed block and `---js`. */
function findClosingLine(file: VFile, text: string): Place | undefined {
  const lines = text.split('\n')
  const refuse = (message: string, place = startOfFile) => addError(file, place, message, 'front-matter')
  if (lines[0] !== '---') {
    refuse(frontMatterMessages.opening(lines[0] ?? ''))
    return undefined
  }
  const index = lines.findIndex((line, position) => position > 0 && line.startsWith('---'))
  const closing = lines[index]
  if (closing === undefined) {
    refuse(frontMatterMessages.noClosing)
    return undefined
  }
  const place = lineStart(index + 1)
  if (closing === '---') return place
  refuse(frontMatterMessages.closing(closing), place)
  return undefined
}
