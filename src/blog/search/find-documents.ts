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
export type ReadIndex = (name: string) => Promise<SearchFile>

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
 * Documents that have all words of a query, or as many as there are in one; `null` for a query without words.
 *
 * Of a very common word the index has only the best documents. One that is missing there is still found by another
 * word, and ranked after those that have both.
 */
export async function findDocuments(
  query: string,
  indexes: readonly ReadIndex[],
  synonyms: Synonyms,
): Promise<Found | null> {
  const all = new Map(wordsOfQuery(query).map((word) => [foldWord(word), word]))
  const words = [...all.values()].slice(0, maxWords)
  if (words.length === 0) return null
  const read = readTogether(indexes)
  const matches = await Promise.all(words.map((word) => findWord(word, read, synonyms)))
  const { ids, ...found } = combine(matches)
  return {
    ...found,
    places: ids.map((id) => ({ index: id % indexes.length, place: Math.floor(id / indexes.length) })),
    similar: [...new Set(matches.flatMap(({ similar }) => similar))].sort(),
  }
}

/** Documents with their weights. `isCut`: there are more, which the index does not contain. */
type Match = { weights: Map<number, number>; isCut: boolean }

/** Finds words that share the first or the last `length` letters with a stem, in the files that are closest to it. */
type ReadTerms = (stem: string, length: number) => Promise<Map<string, Match>>

/** Files that are read for each end of a word; a word in any of its forms is in the first. */
const maxFiles = 2

/** Reads several indexes as one, in whose ids the places of all alternate. */
function readTogether(indexes: readonly ReadIndex[]): ReadTerms {
  return async (stem, length) => {
    const found = new Map<string, Match>()
    const readEnd = async (key: string, beginning: string, read: ReadIndex, index: number) => {
      const { starts = [] } = await read('starts')
      const fileOf = (text: string) =>
        Math.max(
          0,
          starts.findLastIndex((start) => start <= text),
        )
      const files = [...starts.keys()]
        .slice(fileOf(beginning), fileOf(`${beginning}\uffff`) + 1)
        .sort((a, b) => Math.abs(a - fileOf(key)) - Math.abs(b - fileOf(key)))
      for (const { terms = [] } of await Promise.all(
        files.slice(0, maxFiles).map((file) => read(`${file}`)),
      )) {
        for (const [word, postings] of terms) {
          const match = found.get(word) ?? { weights: new Map(), isCut: false }
          for (let at = 0; at < postings.length; at += 2) {
            match.weights.set((postings[at] as number) * indexes.length + index, postings[at + 1] as number)
          }
          match.isCut ||= postings.length === 2 * maxPostings
          found.set(word, match)
        }
      }
    }
    const key = backwards(stem)
    const ends = indexes.flatMap((read, index) => [
      readEnd(stem, stem.slice(0, length), read, index),
      readEnd(key, key.slice(0, length + 1), read, index),
    ])
    await Promise.all(ends)
    return found
  }
}

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
  read: ReadTerms,
  synonyms: Synonyms,
): Promise<Match & { similar: string[] }> {
  const isTypo = (other: string) => isSlip(word, other)
  const findAll = async (words: readonly string[]) =>
    merge(await Promise.all(words.map((each) => findForms(each, read))))
  const group = synonyms.find((group) => group.some((each) => stemOf(each) === stemOf(word))) ?? []
  const match = await findAll([word, ...group])
  if (match.weights.size > 0) return { ...match, similar: [] }
  const misspelt = synonyms.find((group) => group.some(isTypo))
  if (misspelt) return { ...(await findAll(misspelt)), similar: misspelt.filter(isTypo) }
  const terms = await readSimilar(word, read)
  const slips = [...terms.keys()].filter(isTypo)
  const similar = slips.length > 0 ? slips.slice(0, maxSlips) : findParts(word, [...terms.keys()])
  return { ...merge(similar.flatMap((each) => terms.get(each) ?? [])), similar }
}

/** How much more a word counts in any of its forms than one that begins or ends with it. */
const wholeWord = 2

/** Shorter words are the ends of too many others. */
const minEndLength = 4

/** Of a shorter stem, too many other words begin with it: then only with the word as it was typed. */
const minStemLength = 5

/** The documents that have a word in any of its forms, or one that begins or ends with it. */
async function findForms(word: string, read: ReadTerms): Promise<Match> {
  const stem = stemOf(word)
  const beginning = stem.length < minStemLength ? foldWord(word) : stem
  const isLonger = (term: string) =>
    foldWord(term).startsWith(beginning) || (stem.length >= minEndLength && stemOf(term).endsWith(stem))
  const terms = [...(await read(stem, stem.length))]
  const whole = terms.filter(([term]) => stemOf(term) === stem).map(([, match]) => match)
  const longer = terms.filter(([term]) => isLonger(term)).map(([, match]) => match)
  return merge([merge(whole, wholeWord), ...longer])
}

/** The ids that most of the matches have, with the highest sums of weights first, then the newest. */
function combine(matches: readonly Match[]) {
  const whole = matches.filter(({ isCut }) => !isCut)
  const wanted = whole.length > 0 ? whole : matches
  const documents = [...new Set(matches.flatMap(({ weights }) => [...weights.keys()]))].map((id) => ({
    id,
    words: wanted.filter(({ weights }) => weights.has(id)).length,
    weight: matches.reduce((sum, { weights }) => sum + (weights.get(id) ?? 0), 0),
  }))
  const most = Math.max(0, ...documents.map(({ words }) => words))
  return {
    ids: documents
      .filter(({ words }) => words === most)
      .sort((a, b) => b.weight - a.weight || b.id - a.id)
      .map(({ id }) => id),
    isCut: whole.length === 0,
    // Of words that are cut, a document may have more than the index says.
    isPartial: most > 0 && whole.length > 0 && most < whole.length,
  }
}

/**
 * Words that begin or end like a word, those that most documents have first. Wherever a slip is, almost half of the word
 * before it or after it is right.
 */
async function readSimilar(word: string, read: ReadTerms): Promise<Map<string, Match>> {
  const stem = stemOf(word)
  const terms = await read(stem, Math.min(2, Math.floor((stem.length - 1) / 2)))
  return new Map([...terms].sort(([, a], [, b]) => b.weights.size - a.weights.size))
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

/** The longest words that a word begins and ends with: of `Datensicherungskonzept` the first. */
function findParts(word: string, terms: readonly string[]): string[] {
  const stem = stemOf(word)
  const long = terms
    .filter((term) => stemOf(term).length >= Math.max(minPart.letters, stem.length * minPart.share))
    .sort((a, b) => stemOf(b).length - stemOf(a).length)
  const parts = [
    long.find((term) => stem.startsWith(stemOf(term))),
    long.find((term) => stem.endsWith(stemOf(term))),
  ]
  return parts.filter((part) => part !== undefined)
}
