import { basename } from 'node:path/posix'
import type { Nodes } from 'mdast'
import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { createError, type Diagnostic, type Place } from './diagnostics.ts'
import { type CrossReference, type ParsedPost, readFrontMatter } from './front-matter.ts'
import { parseMarkdown, type Rendered, renderMarkdown } from './markdown/render-markdown.ts'
import { fieldMessages, textMessages } from './messages.ts'
import { type Address, findAddresses, nodesBelow } from './rules/addresses.ts'
import { lintPost } from './rules/lint-post.ts'
import { proseOf } from './rules/prose.ts'
import type { FrontMatter } from './schema.ts'
import { weighTerms } from './search-index.ts'

/** `file` is the post's name in messages; hints cost time, which a build does not take. */
export type PostSource = { file: string; text: string; hints?: boolean }

/** A post's content for the site; what depends on other posts or the disk comes later. */
export type CompiledPost = { file: string; frontMatter: FrontMatter } & Omit<Rendered, 'text'> & {
    /** The words that find the post, see `weighTerms`; its text is left out. */
    terms: string
  }

/** All that one post says for itself. From a process or the cache it comes as plain data, the diagnostics, too. */
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
  anchors?: string[] | undefined
  /** The field of this name; `undefined` if it could not be read. */
  isPublished?: boolean | undefined
  /** The line that the text begins on; `undefined` if there is none. */
  textLine?: number | undefined
  /** `YYYY-MM-DD`; `undefined` if there are errors in the front matter. */
  day?: string | undefined
  /** `undefined` if there are errors. */
  post?: CompiledPost | undefined
}

/** Compiles one post and checks it. Pure: the same text gives the same record. */
export function compilePost({ file: path, text, hints = true }: PostSource): PostRecord {
  const file = new VFile({ path, value: text })
  const slug = basename(path, '.md')
  const parsed = readFrontMatter(file)
  const { frontMatter, fields, references } = parsed
  for (const { field, value, place } of references) {
    if (field !== 'slug' || value === slug) continue
    file.messages.push(createError(path, place, fieldMessages.fileName(slug, value), 'slug'))
  }
  const rendered = compileBody(file, parsed, hints)
  const published = fields.get('published')?.value
  const isValid = file.messages.every(({ fatal }) => !fatal)
  return {
    file: path,
    slug,
    // Each has been created by `createMessage`.
    diagnostics: file.messages as Diagnostic[],
    references,
    addresses: rendered?.addresses ?? [],
    anchors: rendered?.contents.map(({ id }) => id),
    isPublished: typeof published === 'boolean' ? published : undefined,
    textLine: parsed.body && parsed.body.closingLine.start.line + 1,
    day: frontMatter?.date,
    post: frontMatter && rendered && isValid ? toPost(path, frontMatter, rendered) : undefined,
  }
}

/** The same for a worker process. */
export function compileToJson(source: PostSource): string {
  return JSON.stringify(compilePost(source))
}

function toPost(file: string, frontMatter: FrontMatter, rendered: Rendered): CompiledPost {
  const { html, contents, words, images, text } = rendered
  const terms = frontMatter.published ? weighTerms(frontMatter, text) : ''
  return { file, frontMatter, html, contents, words, images, terms }
}

function compileBody(
  file: VFile,
  { body, fields }: ParsedPost,
  hints: boolean,
): (Rendered & { addresses: Address[] }) | undefined {
  if (body === undefined) return undefined
  const text = String(file)
  // With blank lines in place of the front matter, the places in the markdown are those in the file.
  const markdown = text.slice(0, body.start).replace(/[^\n]/g, ' ') + text.slice(body.start)
  try {
    const tree = parseMarkdown(markdown)
    const rendered = renderMarkdown(markdown, tree)
    if (rendered.text.trim() === '' && rendered.images.length === 0) {
      throw new VFileMessage(textMessages.missing, { place: body.closingLine })
    }
    const nodes = nodesBelow(tree)
    const addresses = findAddresses(nodes, text)
    const prose = hints ? proseOf(nodes, text) : []
    const blocks = new Set<Nodes>(tree.children)
    const draft = { text, nodes, blocks, prose, addresses, fields, words: rendered.words }
    lintPost(file, tree, draft, hints)
    return { ...rendered, addresses }
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    file.messages.push(createError(file.path, error.place as Place, error.reason, 'markdown'))
    return undefined
  }
}
