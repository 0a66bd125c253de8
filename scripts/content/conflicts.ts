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
  const usesOf = (name: CrossReference['field']) => uses.filter(({ field }) => field === name)
  const tags = groupBy(usesOf('tags'), ({ value }) => value.toLowerCase())
  return [...shared, ...[usesOf('category'), ...tags.values()].flatMap(findSlips)]
}

/** Hints of names that one post alone has, a letter or capitals away from another one; short ones capitals only. */
function findSlips(uses: readonly Use[]): Diagnostic[] {
  const names = [...groupBy(uses, ({ value }) => value).values()]
  return names.flatMap(([use, second], index) => {
    if (use === undefined || second) return []
    const name = use.value.toLowerCase()
    const most = name.length < 5 ? 0 : 1
    const earlier = names.slice(0, index).flatMap((others) => others.slice(0, 1))
    const near = earlier.find(({ value }) => distance(value.toLowerCase(), name) <= most)
    if (near === undefined) return []
    const text = `${use.field}: ${quote(use.value)} is new; did you mean ${quote(near.value)}?`
    return createMessage(use.file, use.place, text, 'spelling', false)
  })
}

function keyOf({ field, value }: CrossReference): string | undefined {
  if (field === 'id') return `id ${value.toLowerCase()}`
  // An old address is taken by the post that has it now.
  return field === 'slug' || field === 'aliases' ? `slug ${value.toLowerCase()}` : undefined
}
