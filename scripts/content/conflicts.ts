import { distance } from 'fastest-levenshtein'
import { groupBy } from '../../src/site/group-by.ts'
import { compareText } from '../io/compare-text.ts'
import { quote } from '../io/quote.ts'
import type { PostReferences } from './compile-post.ts'
import { createMessage, type Diagnostic } from './diagnostics.ts'
import type { CrossReference } from './front-matter.ts'

type Use = CrossReference & { file: string; day: string }

/**
 * What posts must not share, whatever its case: slugs, old addresses and ids. The newer post is to be changed.
 */
export function findConflicts(posts: readonly PostReferences[]) {
  const uses = posts
    .flatMap(({ file, references, day = '9' }): Use[] =>
      references.map((reference) => ({ ...reference, file, day })),
    )
    .sort((a, b) => compareText(a.day, b.day))
  const groups = groupBy(uses, keyOf)
  groups.delete(undefined)
  const shared = [...groups.values()].flatMap(([owner, ...others]) =>
    others.map(({ file, place, field, value }) => {
      const text = `${field}: ${owner?.file} already has ${quote(value)}; choose another value`
      return createMessage(file, place, text, 'collision')
    }),
  )
  return [...shared, ...findSlips(uses.filter(({ field }) => field === 'category'))]
}

/** Hints of categories that one post alone has, a letter or capitals away from another one. */
function findSlips(uses: readonly Use[]): Diagnostic[] {
  const categories = [...groupBy(uses, ({ value }) => value).values()]
  return categories.flatMap(([use, second], index) => {
    if (use === undefined || second || use.value.length < 5) return []
    const name = use.value.toLowerCase()
    const [near] =
      categories.slice(0, index).find(([other]) => other && distance(other.value.toLowerCase(), name) < 2) ??
      []
    if (near === undefined) return []
    const text = `category: ${quote(use.value)} is new; did you mean ${quote(near.value)}?`
    return createMessage(use.file, use.place, text, 'spelling', false)
  })
}

function keyOf({ field, value }: CrossReference): string | undefined {
  if (field === 'id') return `id ${value.toLowerCase()}`
  // An old address is taken by the post that has it now.
  return field === 'slug' || field === 'aliases' ? `slug ${value.toLowerCase()}` : undefined
}
