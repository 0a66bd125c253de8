import { distance } from 'fastest-levenshtein'
import type { contentFormat } from '../post.ts'
import { foldWord, lettersOf, stemOf, wordsOfQuery } from './words.ts'

/**
 * Documents, best first, as place, weight, place, weight and so on. The oldest published post has place 0, so
 * that a new one changes no other's.
 */
export type Postings = number[]

/** A word as it is written in one of the documents, and the documents that have it in any of its forms. */
export type Term = [word: string, postings: Postings]

/**
 * `search/starts.json` has the first key of each file of terms, `search/<number>.json` the terms from that key on. A word
 * has two keys: its stem, and the same backwards after `<`, by which ends of compounds are found.
 */
export type SearchFile = { format: typeof contentFormat; starts?: string[]; terms?: Term[] }

/** The key of a stem among those that are sorted by their ends. */
export function backwards(stem: string): string {
  return `<${Array.from(stem).reverse().join('')}`
}

/** The documents that are stored per term. A term in more of them hardly distinguishes them. */
export const maxPostings = 100

/** Reads a file of an index by its name. */
type ReadIndex = (name: string) => Promise<SearchFile>

export type Found = {
  /** Documents of one of several indexes, by their places there; best first. */
  places: { index: number; place: number }[]
  /** There are more, which the index does not contain. */
  isCut: boolean
  /** No document has all words; these have the most. */
  isPartial: boolean
  /** Words of the site that were found in place of misspelt ones. */
  similar: string[]
}

/** Words that mean the same, in groups. */
export type Synonyms = readonly (readonly string[])[]

/** Further words are ignored: each loads more files. */
const maxWords = 8

/**
 * Documents that have all words of a query, or as many as there are in one.
 *
 * Of a very common word the index has only the best documents. One that is missing there is still found by another
 * word, and ranked after those that have both.
 */
export async function findDocuments(
  query: string,
  indexes: readonly ReadIndex[],
  synonyms: Synonyms,
): Promise<Found> {
  const words = new Map(wordsOfQuery(query).map((word) => [foldWord(word), word]))
  const matches = await Promise.all(
    [...words.values()].slice(0, maxWords).map((word) => findWord(word, indexes, synonyms)),
  )
  const whole = matches.filter(({ isCut }) => !isCut)
  const wanted = whole.length > 0 ? whole : matches
  const documents = [...new Set(matches.flatMap(({ weights }) => [...weights.keys()]))].map((id) => ({
    id,
    words: wanted.filter(({ weights }) => weights.has(id)).length,
    weight: matches.reduce((sum, { weights }) => sum + (weights.get(id) ?? 0), 0),
  }))
  const most = Math.max(0, ...documents.map(({ words }) => words))
  return {
    // The newest of equal ones first.
    places: documents
      .filter(({ words }) => words === most)
      .sort((a, b) => b.weight - a.weight || b.id - a.id)
      .map(({ id }) => ({ index: id % indexes.length, place: Math.floor(id / indexes.length) })),
    isCut: whole.length === 0,
    // Of words that are cut, a document may have more than the index says.
    isPartial: most > 0 && whole.length > 0 && most < whole.length,
    similar: [...new Set(matches.flatMap(({ similar }) => similar))].sort(),
  }
}

/**
 * Documents with their weights. In their ids the places of all indexes alternate. `isCut`: there are more, which the index
 * does not contain.
 */
type Match = { weights: Map<number, number>; isCut: boolean }

/** Several matches as one, in which a document has its best weight. */
function merge(matches: readonly Match[], factor = 1): Match {
  const weights = new Map<number, number>()
  for (const [id, weight] of matches.flatMap((match) => [...match.weights]))
    weights.set(id, Math.max(weight * factor, weights.get(id) ?? 0))
  return { weights, isCut: matches.some(({ isCut }) => isCut) }
}

/** Of several words that may be meant, those that most documents have. */
const maxSlips = 3

/** The documents with a word or a synonym, or where none has, with a word one slip away, or with a part of it. */
async function findWord(
  word: string,
  indexes: readonly ReadIndex[],
  synonyms: Synonyms,
): Promise<Match & { similar: string[] }> {
  const stem = stemOf(word)
  const isTypo = (other: string) => isSlip(word, other)
  const findAll = async (words: readonly string[]) =>
    merge(await Promise.all(words.map((each) => findForms(each, indexes))))
  const group = synonyms.find((group) => group.some((each) => stemOf(each) === stem)) ?? []
  const match = await findAll([word, ...group])
  if (match.weights.size > 0) return { ...match, similar: [] }
  const misspelt = synonyms.find((group) => group.some(isTypo))
  if (misspelt) return { ...(await findAll(misspelt)), similar: misspelt.filter(isTypo) }
  // Wherever a slip is, almost half of the word before it or after it is right.
  const terms = await readTerms(indexes, stem, Math.min(2, Math.floor((stem.length - 1) / 2)))
  const sorted = [...terms].sort(([, a], [, b]) => b.weights.size - a.weights.size).map(([term]) => term)
  const slips = sorted.filter(isTypo)
  const similar = slips.length > 0 ? slips.slice(0, maxSlips) : findParts(stem, sorted)
  return { ...merge(similar.flatMap((each) => terms.get(each) ?? [])), similar }
}

/** How much more a word counts in any of its forms than one that begins or ends with it. */
const wholeWord = 2

/** Shorter words are the ends of too many others. */
const minEndLength = 4

/** Of a shorter stem, too many other words begin with it: then only with the word as it was typed. */
const minStemLength = 5

/** The documents that have a word in any of its forms, or one that begins or ends with it. */
async function findForms(word: string, indexes: readonly ReadIndex[]): Promise<Match> {
  const stem = stemOf(word)
  const beginning = stem.length < minStemLength ? foldWord(word) : stem
  const isLonger = (term: string) =>
    foldWord(term).startsWith(beginning) || (stem.length >= minEndLength && stemOf(term).endsWith(stem))
  const terms = [...(await readTerms(indexes, stem, stem.length))]
  const whole = terms.filter(([term]) => stemOf(term) === stem).map(([, match]) => match)
  const longer = terms.filter(([term]) => isLonger(term)).map(([, match]) => match)
  return merge([merge(whole, wholeWord), ...longer])
}

/** Words that share the first or the last `length` letters with a stem, of the files that are closest to it. */
async function readTerms(indexes: readonly ReadIndex[], stem: string, length: number) {
  const found = new Map<string, Match>()
  const ends = [
    [stem, stem.slice(0, length)],
    [backwards(stem), backwards(stem).slice(0, length + 1)],
  ] as const
  const reads = indexes.flatMap((read, index) =>
    ends.map(async ([key, beginning]) => {
      for (const [word, postings] of await readFiles(read, key, beginning)) {
        const match = found.get(word) ?? { weights: new Map(), isCut: false }
        for (let at = 0; at < postings.length; at += 2) {
          match.weights.set((postings[at] as number) * indexes.length + index, postings[at + 1] as number)
        }
        match.isCut ||= postings.length === 2 * maxPostings
        found.set(word, match)
      }
    }),
  )
  await Promise.all(reads)
  return found
}

/** The terms of the file with a key, and of a file beside it that has words with the same beginning. */
async function readFiles(read: ReadIndex, key: string, beginning: string): Promise<Term[]> {
  const { starts = [] } = await read('starts')
  const fileOf = (text: string) => starts.findLastIndex((start) => start <= text)
  const own = Math.max(0, fileOf(key))
  const files = [own, own - 1, own + 1].filter(
    (file) => starts[file] !== undefined && file >= fileOf(beginning) && file <= fileOf(`${beginning}\uffff`),
  )
  const contents = await Promise.all(files.slice(0, 2).map((file) => read(`${file}`)))
  return contents.flatMap(({ terms = [] }) => terms)
}

/** Shorter stems are one change away from many: that of `Füchse` from `auch`. */
const minSlipStem = 5

/** Whether a letter is too many, missing or wrong in one of two words, or two are swapped. */
function isSlip(word: string, other: string): boolean {
  // As it was typed, with umlauts, or without endings.
  if ([lettersOf, foldWord].some((read) => isOneChange(read(word), read(other)))) return true
  const stems = [word, other].map(stemOf) as [string, string]
  return stems.every((stem) => stem.length >= minSlipStem) && isOneChange(...stems)
}

function isOneChange(a: string, b: string): boolean {
  // With fewer letters in common, any two words would be similar.
  if (Math.max(a.length, b.length) < 4) return false
  const at = Array.from(a).findIndex((character, index) => character !== b[index])
  const isSwap = a.length === b.length && a[at] === b[at + 1] && a[at + 1] === b[at]
  return distance(a, b) < (isSwap ? 3 : 2)
}

/** A smaller part of a word says little about it: not `wieder` about `Wiederaufbereitung`. */
const minPart = { letters: 5, share: 0.4 }

/** The longest words that a stem begins and ends with: of `Datensicherungskonzept` the first. */
function findParts(stem: string, terms: readonly string[]): string[] {
  const long = terms
    .map((term) => ({ term, part: stemOf(term) }))
    .filter(({ part }) => part.length >= Math.max(minPart.letters, stem.length * minPart.share))
    .sort((a, b) => b.part.length - a.part.length)
  const parts = [long.find(({ part }) => stem.startsWith(part)), long.find(({ part }) => stem.endsWith(part))]
  return parts.flatMap((part) => part?.term ?? [])
}
