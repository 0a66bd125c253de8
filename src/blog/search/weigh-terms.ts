import { stemOf, wordsOf } from './words.ts'

/**
 * The weight of a word by where it occurs. In a title, it grows with its part of that: `Kontakt` is more about the word
 * than `Gründe, Partnerschaften, Kontakt`. In the text, it grows with each doubling of its occurrences.
 */
const weights = { title: 50, topics: 25, excerpt: 10, text: 6 } as const

/** `topics` are tags and categories of an article, and the headings of a page. */
export type SearchFields = { title: string; topics: readonly string[]; excerpt: string }

/**
 * The words by which the search finds a document, each with its weight, as `Backup 52 Cloud 4`; of several forms of a word
 * the first. For thousands of posts, one string each takes a fraction of the memory of lists.
 */
export function weighTerms({ title, topics, excerpt }: SearchFields, text: string): string {
  const terms = new Map<string, { word: string; weight: number }>()
  const add = (words: readonly string[], weigh: (count: number) => number) => {
    for (const [stem, { word, count }] of countWords(words)) {
      const known = terms.get(stem) ?? { word, weight: 0 }
      terms.set(stem, { ...known, weight: known.weight + weigh(count) })
    }
  }
  const words = wordsOf(title)
  add(words, () => weights.title + Math.round(weights.title / words.length))
  add(topics.flatMap(wordsOf), () => weights.topics)
  add(wordsOf(excerpt), () => weights.excerpt)
  add(wordsOf(text), (count) => Math.min(weights.text, 1 + Math.floor(Math.log2(count))))
  return [...terms.values()].map(({ word, weight }) => `${word} ${weight}`).join(' ')
}

/** How often words occur in any of their forms, with the first of these. */
function countWords(words: readonly string[]) {
  // First as they are written: the stem of a word takes longer than all else.
  const written = new Map<string, number>()
  for (const word of words) written.set(word, (written.get(word) ?? 0) + 1)
  const counts = new Map<string, { word: string; count: number }>()
  for (const [word, count] of written) {
    const stem = stemOf(word)
    const known = counts.get(stem)
    counts.set(stem, { word: known?.word ?? word, count: (known?.count ?? 0) + count })
  }
  return counts
}
