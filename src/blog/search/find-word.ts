import { backwards, maxPostings, type Postings, type Term } from './index-file.ts'
import { type ReadIndex, readTerms } from './read-terms.ts'
import { foldWord, stemOf } from './words.ts'

/** The weight of each document that has a word. `isCut`: there are more, which the index does not contain. */
export type Match = { weights: Map<number, number>; isCut: boolean }

/** How much more a word counts in any of its forms than one that begins or ends with it. */
const wholeWord = 2

/** Shorter words are the ends of too many others. */
const minEndLength = 4

/** Of a shorter stem, too many other words begin with it: then only with the word as it was typed. */
const minStemLength = 5

/** The documents that have a word in any of its forms, or one that begins or ends with it. */
export async function findWord(word: string, read: ReadIndex): Promise<Match> {
  const match: Match = { weights: new Map(), isCut: false }
  const stem = stemOf(word)
  const beginning = stem.length < minStemLength ? foldWord(word) : stem

  const whole = await readTerms(stem, read)
  for (const [term, postings] of whole?.file.terms ?? [])
    if (stemOf(term) === stem) addTo(match, postings, wholeWord)

  const longer = await readTerms(beginning, read)
  if (longer?.file.next) addTo(match, longer.file.best ?? [], 1)
  else addWhere(match, longer?.file.terms, (term) => foldWord(term).startsWith(beginning))

  if (stem.length < minEndLength) return match
  const compounds = await readTerms(backwards(stem), read)
  if (compounds?.file.next) addTo(match, compounds.file.best ?? [], 1)
  else addWhere(match, compounds?.file.terms, (term) => stemOf(term).endsWith(stem))
  return match
}

function addWhere(match: Match, terms: readonly Term[] = [], isFound: (word: string) => boolean): void {
  for (const [word, postings] of terms) if (isFound(word)) addTo(match, postings, 1)
}

/** Adds documents to a match; of several words that a document has, the best counts. */
export function addTo(match: Match, postings: Postings, factor: number): void {
  for (let index = 0; index + 1 < postings.length; index += 2) {
    const place = postings[index] as number
    const weight = (postings[index + 1] as number) * factor
    match.weights.set(place, Math.max(weight, match.weights.get(place) ?? 0))
  }
  if (postings.length >= 2 * maxPostings) match.isCut = true
}
