import { basename } from 'node:path/posix'
import {
  type Claimant,
  type CompiledPost,
  type Inspection,
  inspectPost,
  type PostSource,
  unread,
} from './compile-post.ts'
import type { Place, Problem } from './problem.ts'
import { type Address, addressesOf } from './rules/addresses.ts'
import { checkAlternativeTexts } from './rules/alternative-texts.ts'
import { checkExcerptLength } from './rules/excerpt-length.ts'
import { checkHeadingLevels } from './rules/heading-levels.ts'
import { checkReadingTime } from './rules/reading-time.ts'
import { type Draft, type Finding, locate, type Remark, toDraft } from './rules/rule.ts'
import { checkTypewriterQuotes } from './rules/typewriter-quotes.ts'
import { checkLeftToFillIn } from './rules/unfilled-fields.ts'

/** All that one post says for itself, and what is to be looked at together with the others and the disk. */
export type CheckedPost = Claimant & {
  slug: string
  findings: Finding[]
  /** `undefined` if there are errors. */
  post: Pick<CompiledPost, 'frontMatter' | 'images'> | undefined
  /** What it says of that; `undefined` if that could not be read. */
  isPublished: boolean | undefined
  /** `YYYY-MM-DD`; `undefined` if it could not be read. */
  day: string | undefined
  /** The ids of its headings; `undefined` if its text could not be read. */
  anchors: string[] | undefined
  addresses: PlacedAddress[]
}

export type PlacedAddress = Pick<Address, 'kind' | 'url'> & Place

/** Rules that look at nothing but the post. */
const rules: readonly ((draft: Draft) => Remark[])[] = [
  checkHeadingLevels,
  checkReadingTime,
  checkExcerptLength,
  checkAlternativeTexts,
  checkTypewriterQuotes,
  checkLeftToFillIn,
]

/** Checks one post. Pure: the same bytes give the same answer. */
export function checkPost(source: PostSource): CheckedPost {
  return summarize(inspectPost(source))
}

/** The answer for a post that could not even be read. */
export function unchecked(problem: Problem): CheckedPost {
  return summarize(unread(problem))
}

function summarize(inspection: Inspection): CheckedPost {
  const { file, claims, problems, written, frontMatter, body } = inspection
  const published = written.get('published')?.value
  const draft = toDraft(inspection)
  const hints = (draft ? rules.flatMap((rule) => rule(draft)) : []).map(({ message, ...range }) => ({
    ...locate(draft as Draft, range),
    message,
    severity: 'hint' as const,
  }))
  return {
    file,
    claims,
    slug: basename(file, '.md'),
    findings: [...problems.map((problem) => ({ ...problem, severity: 'error' as const })), ...hints],
    post:
      frontMatter && body && problems.length === 0
        ? { frontMatter, images: body.rendered.images }
        : undefined,
    isPublished: typeof published === 'boolean' ? published : undefined,
    day: frontMatter?.date,
    anchors: body?.rendered.contents.map(({ id }) => id),
    addresses: draft
      ? addressesOf(draft).map(({ kind, url, ...range }) => {
          const { file: _, ...place } = locate(draft, range)
          return { kind, url, ...place }
        })
      : [],
  }
}
