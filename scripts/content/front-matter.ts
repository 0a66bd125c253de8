import matter from 'gray-matter'
import { type Fields, parseFields } from './fields.ts'
import { type Place, type Problem, quote } from './problem.ts'

export type ParsedPost = Fields & {
  /** The markdown after the closing line; empty where no front matter was found. */
  body: string
  /** Lines before the body; add it to a line of the body to get a line of the file. */
  linesBefore: number
}

/** Splits a post into front matter and markdown, and tells every problem of its front matter. */
export function parsePost(file: string, text: string): ParsedPost {
  const delimiters = findDelimiters(text)
  if ('message' in delimiters) {
    return {
      problems: [{ file, ...delimiters }],
      frontMatter: undefined,
      claims: [],
      written: new Map(),
      body: '',
      linesBefore: 0,
    }
  }
  let fields: Fields = { problems: [], frontMatter: undefined, claims: [], written: new Map() }
  // gray-matter gets one engine and always an options object: without one it caches, and a bad file
  // would come back empty the second time.
  const { content } = matter(text, {
    language: 'yaml',
    engines: {
      yaml: (source: string) => {
        fields = parseFields(file, source)
        return {}
      },
    },
  })
  if (fields.problems.length === 0 && fields.frontMatter === undefined) {
    const problem: Problem = {
      file,
      ...start,
      message: 'front matter: expected the fields of a post, found nothing',
    }
    fields = { ...fields, problems: [problem] }
  }
  return { ...fields, body: content, linesBefore: delimiters.closingLine }
}

const start: Place = { line: 1, column: 1 }

/** Lines are counted from 1. gray-matter alone would take an unclosed block and `---js` for an answer. */
function findDelimiters(text: string): { closingLine: number } | (Place & { message: string }) {
  const lines = text.split('\n')
  const opening = lines[0]
  if (opening !== '---') {
    const found = opening === '' ? 'an empty line' : quote(opening)
    return { ...start, message: `front matter: expected a first line that is exactly ---, found ${found}` }
  }
  const index = lines.findIndex((line, position) => position > 0 && line.startsWith('---'))
  if (index === -1) {
    return { ...start, message: 'front matter: expected a closing line that is exactly ---, found none' }
  }
  const closing = lines[index]
  if (closing !== '---') {
    const message = `front matter: expected a closing line that is exactly ---, found ${quote(closing)}`
    return { line: index + 1, column: 1, message }
  }
  return { closingLine: index + 1 }
}
