import { groupBy } from '../../site/group-by.ts'
import { contentFormat } from '../post.ts'
import { backwards, maxPostings, type Postings, type SearchFile, type Term } from './find-documents.ts'
import { stemOf, wordsOf } from './words.ts'

/** Maximum bytes of a file of the index. */
export const maxFileBytes = 12_000

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
    for (const [stem, forms] of groupBy(words, cachedStem)) {
      const { word, weight } = terms.get(stem) ?? { word: forms[0] ?? '', weight: 0 }
      terms.set(stem, { word, weight: weight + weigh(forms.length) })
    }
  }
  const words = wordsOf(title)
  add(words, () => weights.title + Math.round(weights.title / words.length))
  add(topics.flatMap(wordsOf), () => weights.topics)
  add(wordsOf(excerpt), () => weights.excerpt)
  add(wordsOf(text), (count) => Math.min(weights.text, 1 + Math.floor(Math.log2(count))))
  return [...terms.values()].map(({ word, weight }) => `${word} ${weight}`).join(' ')
}

/**
 * The files of the search index, by their names: all terms, sorted by their keys, in pieces of one size, and `starts` with
 * the first key of each piece. So a word is found in two files, however many documents there are.
 *
 * @param documents the words of each, see `weighTerms`; of posts the newest first
 */
export function buildSearchIndex(documents: readonly { terms: string }[]): Map<string, SearchFile> {
  const terms = collectTerms(documents)
  addParts(terms)
  const entries = [...terms].flatMap(([stem, { word, scores }]) => {
    const term: Term = [word, toPostings(scores)]
    return [stem, backwards(stem)].map((key) => ({ key, term }))
  })
  entries.sort((a, b) => (a.key < b.key ? -1 : 1))

  const starts: string[] = []
  const pieces: Term[][] = []
  let bytes = maxFileBytes
  for (const { key, term } of entries) {
    // With the comma after it.
    const size = Buffer.byteLength(JSON.stringify(term)) + 1
    if (bytes + size > maxFileBytes) {
      starts.push(key)
      pieces.push([])
      bytes = '{"format":00,"terms":[]}'.length
    }
    pieces.at(-1)?.push(term)
    bytes += size
  }
  return new Map<string, SearchFile>([
    ['starts', { format: contentFormat, starts }],
    ...pieces.map((terms, number) => [String(number), { format: contentFormat, terms }] as const),
  ])
}

const stems = new Map<string, string>()

/** The stem of a word takes longer than all else of the index. */
function cachedStem(word: string): string {
  const stem = stems.get(word) ?? stemOf(word)
  stems.set(word, stem)
  return stem
}

/** Above the place of any document, so that `weight * scale + place` sorts by weight, then by place. */
const scale = 2 ** 24

type ScoredTerms = Map<string, { word: string; scores: number[] }>

/** The words of all documents by their stems; of several forms the shortest one. */
function collectTerms(documents: readonly { terms: string }[]): ScoredTerms {
  const found: ScoredTerms = new Map()
  const addWord = (word: string) => {
    const stem = stemOf(word)
    const term = found.get(stem) ?? { word, scores: [] }
    if (word.length < term.word.length || (word.length === term.word.length && word < term.word))
      term.word = word
    found.set(stem, term)
    return term
  }
  // To look for the stem of a word each time takes longer.
  const byWord: ScoredTerms = new Map()
  for (const [index, { terms }] of documents.entries()) {
    const place = documents.length - 1 - index
    const parts = terms.split(' ')
    for (let at = 0; at + 1 < parts.length; at += 2) {
      const word = parts[at] as string
      const term = byWord.get(word) ?? addWord(word)
      byWord.set(word, term)
      term.scores.push(Number(parts[at + 1]) * scale + place)
    }
  }
  return found
}

/** Shorter words are in too many others by chance. */
const minPartLength = 4

/** Compounds of two words of the site count half for both: `sicherung` finds `Datensicherungskonzept` by `Datensicherung`. */
function addParts(terms: ScoredTerms): void {
  const added: [scores: number[], ofCompound: number[]][] = []
  for (const [stem, { scores }] of terms) {
    for (let at = minPartLength; at <= stem.length - minPartLength; at++) {
      const second = terms.get(stem.slice(at))
      // Without what links the two: `Datensicherungs`.
      const first = second && terms.get(stemOf(stem.slice(0, at)))
      if (second === undefined || first === undefined) continue
      const best = scores.sort((a, b) => b - a).slice(0, maxPostings)
      added.push([first.scores, best], [second.scores, best])
    }
  }
  for (const [scores, ofCompound] of added) {
    for (const score of ofCompound)
      scores.push(Math.ceil(Math.floor(score / scale) / 2) * scale + (score % scale))
  }
}

/** The best documents first, each once; of equal ones, the newest. */
function toPostings(scores: number[]): Postings {
  scores.sort((a, b) => b - a)
  const weights = new Map<number, number>()
  for (const score of scores) {
    if (weights.size === maxPostings) break
    const place = score % scale
    if (!weights.has(place)) weights.set(place, Math.floor(score / scale))
  }
  return [...weights].flat()
}
