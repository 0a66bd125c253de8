import { termsOf } from '../../src/blog/search/terms.ts'
import type { FrontMatter } from './schema.ts'

/** The weight of a word by where it occurs. In the text, it grows with each doubling of its occurrences. */
const weights = { title: 50, topics: 25, excerpt: 10, text: 6 } as const

/**
 * The words by which the search finds a post, each with its weight, as `backup 52 cloud 4`. For thousands of posts, one
 * string each takes a fraction of the memory of lists.
 */
export function weighTerms(
  fields: Pick<FrontMatter, 'title' | 'excerpt' | 'category' | 'tags'>,
  text: string,
): string {
  const sums = new Map<string, number>()
  const add = (term: string, weight: number) => sums.set(term, (sums.get(term) ?? 0) + weight)
  for (const term of new Set(termsOf(fields.title))) add(term, weights.title)
  for (const term of new Set([fields.category, ...fields.tags].flatMap(termsOf))) add(term, weights.topics)
  for (const term of new Set(termsOf(fields.excerpt))) add(term, weights.excerpt)
  const counts = new Map<string, number>()
  for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1)
  for (const [term, count] of counts) add(term, Math.min(weights.text, 1 + Math.floor(Math.log2(count))))
  return [...sums].map(([term, weight]) => `${term} ${weight}`).join(' ')
}
