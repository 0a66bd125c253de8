import { basename } from 'node:path/posix'
import type { Root } from 'mdast'
import { VFile } from 'vfile'
import { addError, type Diagnostic, lineStart, type Place, toPlain } from './diagnostics.ts'
import type { CrossReference, Field } from './fields.ts'
import { readFrontMatter } from './front-matter.ts'
import { nodesBelow } from './markdown/nodes-below.ts'
import {
  LargeTableError,
  maximumCells,
  maximumDepth,
  parseMarkdown,
  type Rendered,
  renderMarkdown,
  TooDeepError,
} from './markdown/render-markdown.ts'
import { fieldMessages, textMessages } from './messages.ts'
import { type Address, findAddresses } from './rules/addresses.ts'
import { lintPost } from './rules/lint-post.ts'
import type { FrontMatter } from './schema.ts'
import { weighTerms } from './weigh-terms.ts'

/** `file` is the post's name in messages. */
export type PostSource = { file: string; text: string }

/** A post's content for the site; what depends on other posts or the disk comes later. */
export type CompiledPost = { file: string; frontMatter: FrontMatter } & Omit<Rendered, 'text' | 'isBlank'> & {
    /** The words that find the post, see `weighTerms`; its text is left out. */
    terms: string
  }

/** All that one post says for itself. Everything but the diagnostics is plain data, see `toPlain`. */
export type PostRecord = {
  file: string
  /** The name of the file. */
  slug: string
  /** Errors and hints. */
  diagnostics: Diagnostic[]
  /** What only the other posts and the disk can confirm. */
  references: CrossReference[]
  /** Links and images of the text. */
  addresses: Address[]
  /** The ids of the headings; `undefined` if the text could not be read. */
  anchors: string[] | undefined
  /** The field of this name; `undefined` if it could not be read. */
  isPublished: boolean | undefined
  /** `YYYY-MM-DD`; `undefined` if there are errors in the front matter. */
  day: string | undefined
  /** `undefined` if there are errors. */
  post: CompiledPost | undefined
}

/** Compiles one post and checks it. Pure: the same text gives the same record. */
export function compilePost({ file: path, text }: PostSource): PostRecord {
  const file = new VFile({ path, value: text })
  const { frontMatter, fields, references, body } = readFrontMatter(file)
  checkName(file, references)
  const rendered = body && compileBody(file, body.start, body.closingLine, fields)
  const published = fields.get('published')?.value
  const isValid = file.messages.every(({ fatal }) => !fatal)
  return {
    file: path,
    slug: basename(path, '.md'),
    // Each has been created by `addError` or `lintPost`.
    diagnostics: file.messages as Diagnostic[],
    references,
    addresses: rendered?.addresses ?? [],
    anchors: rendered?.contents.map(({ id }) => id),
    isPublished: typeof published === 'boolean' ? published : undefined,
    day: frontMatter?.date,
    post: frontMatter && rendered && isValid ? toPost(path, frontMatter, rendered) : undefined,
  }
}

/** The same for a worker thread. */
export function compileToJson(source: PostSource): string {
  return JSON.stringify(toPlain(compilePost(source)))
}

function toPost(file: string, frontMatter: FrontMatter, rendered: Rendered): CompiledPost {
  const { html, contents, words, images, text } = rendered
  const terms = frontMatter.published ? weighTerms(frontMatter, text) : ''
  return { file, frontMatter, html, contents, words, images, terms }
}

function checkName(file: VFile, references: readonly CrossReference[]): void {
  const slug = references.find(({ field }) => field === 'slug')
  const name = basename(file.path, '.md')
  if (slug === undefined || slug.value === name) return
  addError(file, slug.place, fieldMessages.fileName(name, slug.value), 'slug')
}

function compileBody(
  file: VFile,
  start: number,
  closingLine: Place,
  fields: ReadonlyMap<string, Field>,
): (Rendered & { addresses: Address[] }) | undefined {
  const text = String(file)
  // With blank lines in place of the front matter, the places in the markdown are those in the file.
  const markdown = text.slice(0, start).replace(/[^\n]/g, ' ') + text.slice(start)
  const tree = parse(file, markdown, closingLine)
  if (tree === undefined) return undefined
  const rendered = renderMarkdown(markdown, tree)
  if (rendered.isBlank) {
    addError(file, closingLine, textMessages.missing, 'markdown')
    return undefined
  }
  lintPost(file, tree, { fields, words: rendered.words })
  return { ...rendered, addresses: findAddresses(nodesBelow(tree), text) }
}

function parse(file: VFile, markdown: string, closingLine: Place): Root | undefined {
  try {
    return parseMarkdown(markdown)
  } catch (error) {
    if (error instanceof LargeTableError) {
      addError(file, lineStart(error.line), textMessages.largeTable(maximumCells), 'markdown')
      return undefined
    }
    // The parser's own recursion may end before.
    if (!(error instanceof TooDeepError || error instanceof RangeError)) throw error
    const line = error instanceof TooDeepError ? error.line : closingLine.start.line + 1
    addError(file, lineStart(line), textMessages.tooDeep(maximumDepth), 'markdown')
    return undefined
  }
}
