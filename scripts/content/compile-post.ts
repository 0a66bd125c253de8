import { basename } from 'node:path'
import type { Root } from 'mdast'
import { decode } from './decode.ts'
import { failed } from './failed.ts'
import type { Claim, WrittenField } from './fields.ts'
import { fieldsToFillIn, paragraphsToFillIn } from './fill-ins.ts'
import { parsePost } from './front-matter.ts'
import {
  maximumDepth,
  parseMarkdown,
  type Rendered,
  renderMarkdown,
  TooDeepError,
} from './markdown/render-markdown.ts'
import { placeAt } from './place-at.ts'
import { type Problem, quote } from './problem.ts'
import type { FrontMatter } from './schema.ts'
import { weighTerms } from './weigh-terms.ts'

/** `file` is how the post is called in messages; `bytes` what stands in it. */
export type PostSource = { file: string; bytes: Uint8Array }

/** Everything that a post says of itself; what depends on other posts or the disk comes later. */
export type CompiledPost = { file: string; frontMatter: FrontMatter } & Omit<Rendered, 'text'> & {
    /** The words that find the post, see `weighTerms`; the text itself is not kept. */
    terms: string
  }

/** `post` is `undefined` if there are problems; the claims are to be checked all the same. */
export type Compilation = {
  file: string
  problems: Problem[]
  claims: Claim[]
  post: CompiledPost | undefined
}

/** A post by what it says of itself. */
export type Claimant = Pick<Compilation, 'file' | 'claims'>

/** A post as far as it could be read, with its text; what rules for writers look at. */
export type Inspection = Omit<Compilation, 'post'> & {
  /** All of the file, with `\n` at the ends of lines; empty if it is no text. */
  text: string
  /** The fields of the front matter, by their names; their offsets are those of `text`. */
  written: ReadonlyMap<string, WrittenField>
  frontMatter: FrontMatter | undefined
  /** `undefined` if there is none, or if it nests too deeply. */
  body: Body | undefined
}

/** `start` is the body's offset in the text, `linesBefore` counts the lines before it. */
type Body = { start: number; linesBefore: number; tree: Root; rendered: Rendered }

/** Compiles one post, or tells all its problems. Pure: the same bytes give the same answer. */
export function compilePost(source: PostSource): Compilation {
  const { file, problems, claims, frontMatter, body } = inspectPost(source)
  if (!frontMatter || !body || problems.length > 0) return { file, problems, claims, post: undefined }
  const { text, ...known } = body.rendered
  const images = known.images.map((image) => ({ ...image, line: body.linesBefore + image.line }))
  const terms = frontMatter.published ? weighTerms(frontMatter, text) : ''
  return { file, problems, claims, post: { file, frontMatter, ...known, images, terms } }
}

/** Reads one post and tells all its problems. */
export function inspectPost({ file, bytes }: PostSource): Inspection {
  const text = decode(file, bytes)
  if (typeof text !== 'string') return unread(text)

  const parsed = parsePost(file, text)
  const { problems, frontMatter, claims, linesBefore } = parsed
  const slug = claims.find(({ field }) => field === 'slug')
  const name = basename(file, '.md')
  if (slug && slug.value !== name) {
    const { field: _, value, ...place } = slug
    problems.push({
      file,
      ...place,
      message: `slug: expected the file's name ${quote(name)}, found ${quote(value)}`,
    })
  }
  // The offsets of the fields begin after the opening line's hyphens.
  const written = new Map(
    [...parsed.written].map(([field, { value, start, end }]) => [
      field,
      { value, start: start + 3, end: end + 3 },
    ]),
  )
  const start = text.length - parsed.body.length
  const body = openBody(file, parsed.body, start, linesBefore)
  const inspection = { file, claims, text, written, frontMatter }
  if ('message' in body) {
    return { ...inspection, problems: linesBefore > 0 ? [...problems, body] : problems, body: undefined }
  }
  if (written.get('published')?.value === true) {
    problems.push(...findLeftFillIns(file, text, written, body))
  }
  return { ...inspection, problems, body }
}

/** The same for whoever looks closer. */
export function unread(problem: Problem): Inspection {
  const { file, problems, claims } = failed(problem)
  return { file, problems, claims, text: '', written: new Map(), frontMatter: undefined, body: undefined }
}

function openBody(file: string, markdown: string, start: number, linesBefore: number): Body | Problem {
  const problem = (line: number, message: string): Problem => ({ file, line, column: 1, message })
  try {
    const tree = parseMarkdown(markdown)
    const rendered = renderMarkdown(markdown, tree)
    if (!rendered.isBlank) return { start, linesBefore, tree, rendered }
    return problem(Math.max(1, linesBefore), 'markdown: expected text after the front matter, found nothing')
  } catch (error) {
    if (error instanceof TooDeepError) return problem(linesBefore + error.line, `markdown: ${error.message}`)
    if (!(error instanceof RangeError)) throw error
    return problem(
      linesBefore + 1,
      `markdown: expected at most ${maximumDepth} levels of nesting, found far more`,
    )
  }
}

/** A post must not be published with what `npm run new` left to be filled in. */
function findLeftFillIns(
  file: string,
  text: string,
  written: ReadonlyMap<string, WrittenField>,
  { start, tree }: Body,
): Problem[] {
  const problem = (from: number, to: number, message: string): Problem => ({
    file,
    ...placeAt(text, from, to),
    message,
  })
  const remedy = 'fill it in, or set published: false'
  return [
    ...fieldsToFillIn(written).map((name) => {
      const field = written.get(name) as WrittenField
      return problem(
        field.start,
        field.end,
        `${name}: expected your own, found ${quote(field.value)}; ${remedy}`,
      )
    }),
    ...paragraphsToFillIn(tree).map(({ position }) =>
      problem(
        start + (position?.start.offset ?? 0),
        start + (position?.end.offset ?? 0),
        `markdown: expected your own text, found what is to be filled in; ${remedy}`,
      ),
    ),
  ]
}
