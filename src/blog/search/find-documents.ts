import { findClosest, findParts, findSlips, isSlip } from './find-similar.ts'
import { addTo, findWord, type Match } from './find-word.ts'
import type { Term } from './index-file.ts'
import type { ReadIndex } from './read-terms.ts'
import { foldWord, stemOf, wordsOfQuery } from './words.ts'

/** A document of one of several indexes, by its place there. */
export type Place = { index: number; place: number }

export type Found = {
  /** Best first. */
  places: Place[]
  /** There are more, which the index does not contain. */
  isCut: boolean
  /** No document has all words; these have the most. */
  isPartial: boolean
  /** Words of the site that were found in place of misspelt ones. */
  similar: string[]
  /** If there is nothing, queries with the closest words of the site. */
  suggestions: string[]
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
  const results = await Promise.all(words.map((word) => findAnywhere(word, indexes, synonyms)))
  const found = combine(results, indexes.length)
  return {
    ...found,
    similar: [...new Set(results.flatMap(({ similar = [] }) => similar))].sort(),
    suggestions: found.places.length > 0 ? [] : await suggest(words, indexes),
  }
}

/** The documents of all indexes that have a word or a synonym, or where none has, a word one slip away, or a part of it. */
async function findAnywhere(
  word: string,
  indexes: readonly ReadIndex[],
  synonyms: Synonyms,
): Promise<Match & { similar?: string[] }> {
  const findAll = async (words: readonly string[]) => {
    const found = words.flatMap((each) => indexes.map((read) => findWord(each, read)))
    return merge(await Promise.all(found), indexes.length)
  }
  const stem = stemOf(word)
  const group = synonyms.find((group) => group.some((each) => stemOf(each) === stem)) ?? []
  const match = await findAll([word, ...group.filter((each) => stemOf(each) !== stem)])
  if (match.weights.size > 0) return match

  const misspelt = synonyms.find((group) => group.some((each) => isSlip(word, each)))
  if (misspelt) {
    const similar = misspelt.filter((each) => isSlip(word, each))
    return { ...(await findAll(misspelt)), similar }
  }
  for (const find of [findSlips, findParts]) {
    const terms = await Promise.all(indexes.map((read) => find(word, read)))
    const found = merge(terms.map(toMatch), indexes.length)
    if (found.weights.size > 0) return { ...found, similar: terms.flat().map(([term]) => term) }
  }
  return match
}

function toMatch(terms: readonly Term[]): Match {
  const match: Match = { weights: new Map(), isCut: false }
  for (const [, postings] of terms) addTo(match, postings, 1)
  return match
}

/** Several matches as one, in whose places those of all indexes alternate. */
function merge(matches: readonly Match[], indexes: number): Match {
  const merged: Match = { weights: new Map(), isCut: matches.some(({ isCut }) => isCut) }
  for (const [at, { weights }] of matches.entries()) {
    for (const [place, weight] of weights) addTo(merged, [place * indexes + (at % indexes), weight], 1)
  }
  return merged
}

/** The places that most of the matches have, with the highest sums of weights first, then the newest. */
function combine(matches: readonly Match[], indexes: number) {
  const whole = matches.filter(({ isCut }) => !isCut)
  const wanted = whole.length > 0 ? whole : matches
  const places = [...new Set(matches.flatMap(({ weights }) => [...weights.keys()]))].map((place) => ({
    id: place,
    words: wanted.filter(({ weights }) => weights.has(place)).length,
    weight: matches.reduce((sum, { weights }) => sum + (weights.get(place) ?? 0), 0),
  }))
  const most = places.reduce((most, { words }) => Math.max(most, words), 0)
  return {
    places: places
      .filter(({ words }) => words === most)
      .sort((a, b) => b.weight - a.weight || b.id - a.id)
      .map(({ id }): Place => ({ index: id % indexes, place: Math.floor(id / indexes) })),
    isCut: whole.length === 0,
    // Of words that are cut, a document may have more than the index says.
    isPartial: most > 0 && whole.length > 0 && most < whole.length,
  }
}

/** The query with each of the closest words in place of the one that is close to it. */
async function suggest(words: readonly string[], indexes: readonly ReadIndex[]): Promise<string[]> {
  const queries = words.map(async (word) => {
    const closest = (await Promise.all(indexes.map((read) => findClosest(word, read)))).flat()
    const unlike = new Map(closest.toReversed().map((term) => [stemOf(term), term]))
    return [...unlike.values()].map((term) => words.map((each) => (each === word ? term : each)).join(' '))
  })
  return (await Promise.all(queries)).flat()
}
