import { distance } from 'fastest-levenshtein'
import { topicSlug } from '../../src/blog/topic-slug.ts'
import { compareText } from '../io/compare-text.ts'
import { quote } from '../io/quote.ts'
import type { PostReferences } from './compile-post.ts'
import { createMessage, type Diagnostic } from './diagnostics.ts'
import type { CrossReference } from './front-matter.ts'
import { groupBy } from './group-by.ts'

type Use = CrossReference & { file: string; day: string }

/**
 * What posts must not share, whatever its case: slugs, old addresses and ids. And categories and tags that would have
 * the same address but are not the same text, such as NIS2 and nis2. The newer post is to be changed.
 */
export function findConflicts(posts: readonly PostReferences[]) {
  const uses = posts.flatMap(({ file, references, day = '9' }): Use[] =>
    references.map((reference) => ({ ...reference, file, day })),
  )
  const groups = groupBy(uses, keyOf)
  groups.delete(undefined)
  const shared = [...groups.values()].flatMap((group) => {
    const [owner, ...others] = group.sort((a, b) => compareText(a.day, b.day)) as [Use, ...Use[]]
    return others.flatMap(({ file, place, field, value }) => {
      const report = (text: string, rule: string) => createMessage(file, place, `${field}: ${text}`, rule)
      if (!isTopic(field)) {
        return report(`${owner.file} already has ${quote(value)}; choose another value`, 'collision')
      }
      if (value === owner.value) return []
      const other = `${quote(owner.value)} in ${owner.file}`
      return report(`${quote(value)} is called ${other}; spell it the same everywhere`, 'spelling')
    })
  })
  return [...shared, ...findSlips([...groups.values()])]
}

/** Hints of categories that one post alone has, one letter away from another one. */
function findSlips(groups: readonly Use[][]): Diagnostic[] {
  const categories = groups.flatMap((uses) => {
    const [use] = uses
    return use?.field === 'category' ? { use, slug: topicSlug(use.value), count: uses.length } : []
  })
  return categories.flatMap(({ use, slug, count }) => {
    const near = categories.find((other) => distance(other.slug, slug) === 1)?.use
    if (count > 1 || slug.length < 5 || !near || compareText(near.day, use.day) > 0) return []
    const text = `category: ${quote(use.value)} is new; did you mean ${quote(near.value)}?`
    return createMessage(use.file, use.place, text, 'spelling', false)
  })
}

function isTopic(field: CrossReference['field']): boolean {
  return field === 'category' || field === 'tags'
}

function keyOf({ field, value }: CrossReference): string | undefined {
  if (isTopic(field)) return `${field} ${topicSlug(value)}`
  if (field === 'id') return `id ${value.toLowerCase()}`
  // An old address is taken by the post that has it now.
  return field === 'slug' || field === 'aliases' ? `slug ${value.toLowerCase()}` : undefined
}
