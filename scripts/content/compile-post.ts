import { basename } from 'node:path/posix'
import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { slugPattern } from '../../src/blog/post.ts'
import { weighTerms } from '../../src/blog/search/index-documents.ts'
import { quote } from '../io/quote.ts'
import { createMessage, type Diagnostic, type Place } from './diagnostics.ts'
import { type CrossReference, readFrontMatter } from './front-matter.ts'
import { slotMark } from './markdown/picture-slots.ts'
import { type RenderedBody, renderBody } from './render-body.ts'
import type { Address } from './rules/addresses.ts'
import type { FrontMatter } from './schema.ts'

/** `file` is the post's name in messages. */
export type PostSource = { file: string; text: string }

/** A post's content for the site; what depends on other posts or the disk comes later. */
export type CompiledPost = { file: string; frontMatter: FrontMatter } & Omit<RenderedBody, 'text'> & {
    /** The words that find the post, see `weighTerms`; its text is left out. */
    terms: string
  }

/** All that one post says for itself. From a process or the cache it comes as plain data, the diagnostics, too. */
export type PostRecord = {
  file: string
  slug: string
  diagnostics: Diagnostic[]
  /** What only the other posts and the disk can confirm. */
  references: CrossReference[]
  addresses: Address[]
  /** The ids of the headings; `undefined` if the text could not be read. */
  anchors?: string[] | undefined
  /** The field of this name; `undefined` if it could not be read. */
  isPublished?: boolean | undefined
  /** `YYYY-MM-DD`; `undefined` if there are errors in the front matter. */
  day?: string | undefined
  /** `undefined` if there are errors. */
  post?: CompiledPost | undefined
}

export type PostReferences = Pick<PostRecord, 'file' | 'references' | 'day'>

/** Compiles one post and checks it. Pure: the same source gives the same record. */
export function compilePost({ file: path, text }: PostSource): PostRecord {
  const file = new VFile({ path, value: text })
  const slug = basename(path, '.md')
  const { frontMatter, fields, references, body } = readFrontMatter(file)
  file.data.fields = fields
  const own = references.find(({ field }) => field === 'slug')
  if (own && own.value !== slug) {
    const remedy = slugPattern.test(slug) ? 'make them the same' : `rename the file to ${own.value}.md`
    const text = `slug: ${quote(own.value)} does not fit the file name ${quote(slug)}; ${remedy}`
    file.messages.push(createMessage(path, own.place, text, 'slug'))
  }
  const rendered = body && compileBody(file, body)
  const published = fields.get('published')?.value
  const isValid = file.messages.every(({ fatal }) => !fatal)
  return {
    file: path,
    slug,
    // Each has been created by `createMessage`.
    diagnostics: shorten(path, file.messages as Diagnostic[]),
    references,
    addresses: rendered ? [...(file.data.addresses ?? [])] : [],
    anchors: rendered?.contents.map(({ id }) => id),
    isPublished: typeof published === 'boolean' ? published : undefined,
    day: frontMatter?.date,
    post: frontMatter && rendered && isValid ? toPost(path, frontMatter, rendered) : undefined,
  }
}

/** `compilePost` for a worker process. */
export function compileToJson(source: PostSource): string {
  return JSON.stringify(compilePost(source))
}

/** A hint for each line of a long post would be a record of megabytes. */
const mostAlike = 50

/** The first errors and hints of a post, with the number of the others. */
function shorten(file: string, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [true, false].flatMap((isFatal) => {
    const all = diagnostics.filter(({ fatal }) => fatal === isFatal)
    const [next] = all.slice(mostAlike)
    if (next === undefined) return all
    const count = all.length - mostAlike
    const text = `and ${count} more ${isFatal ? 'errors' : 'hints'} from here on`
    return [...all.slice(0, mostAlike), createMessage(file, next.place, text, 'more', isFatal)]
  })
}

function toPost(file: string, frontMatter: FrontMatter, { text, ...rendered }: RenderedBody): CompiledPost {
  const { title, category, tags, excerpt, published } = frontMatter
  const terms = published ? weighTerms({ title, topics: [category, ...tags], excerpt }, text) : ''
  return { file, frontMatter, ...rendered, terms }
}

/** The rendered body; `undefined` if there is none, which becomes a message of the file. */
function compileBody(file: VFile, { start, closingLine }: { start: number; closingLine: Place }) {
  try {
    const rendered = renderBody(file, start)
    if (rendered.body.includes(slotMark) || rendered.text.trim() !== '') return rendered
    throw new VFileMessage('Text: is missing after the front matter', closingLine)
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    file.messages.push(createMessage(file.path, error.place as Place, error.reason, 'markdown'))
    return undefined
  }
}
