import { basename } from 'node:path'
import { decode } from './decode.ts'
import type { Claim } from './fields.ts'
import { parsePost } from './front-matter.ts'
import { maximumDepth, type Rendered, renderMarkdown, TooDeepError } from './markdown/render-markdown.ts'
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

/** Compiles one post, or tells all its problems. Pure: the same bytes give the same answer. */
export function compilePost({ file, bytes }: PostSource): Compilation {
  const text = decode(file, bytes)
  if (typeof text !== 'string') return failed(text)

  const { problems, frontMatter, claims, body, linesBefore } = parsePost(file, text)
  const slug = claims.find(({ field }) => field === 'slug')
  const name = basename(file, '.md')
  if (slug && slug.value !== name) {
    const { line, column } = slug
    const message = `slug: expected the file's name ${quote(name)}, found ${quote(slug.value)}`
    problems.push({ file, line, column, message })
  }
  const rendered = renderBody(file, body, linesBefore)
  if ('message' in rendered) {
    if (linesBefore > 0) problems.push(rendered)
    return { file, problems, claims, post: undefined }
  }
  if (!frontMatter || problems.length > 0) return { file, problems, claims, post: undefined }
  const { text: bodyText, ...known } = rendered
  const post = { file, frontMatter, ...known, terms: weighTerms(frontMatter, bodyText) }
  return { file, problems, claims, post }
}

/** The answer for a post that could not even be read. */
export function failed(problem: Problem): Compilation {
  return { file: problem.file, problems: [problem], claims: [], post: undefined }
}

function renderBody(file: string, body: string, linesBefore: number): Rendered | Problem {
  const problem = (line: number, message: string): Problem => ({ file, line, column: 1, message })
  try {
    const rendered = renderMarkdown(body)
    if (!rendered.isBlank) return rendered
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
