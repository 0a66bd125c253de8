import { distance } from 'fastest-levenshtein'
import { backwards, type Term } from './index-file.ts'
import { type ReadIndex, readAllTerms, readTowards } from './read-terms.ts'
import { foldWord, lettersOf, stemOf } from './words.ts'

/** Files that are read for each end of a word; a site of fifty pages and articles has them all in fewer. */
const maxFiles = 8

/** Of several words that may be meant, those that most documents have. */
const maxSlips = 3

/**
 * The terms that are one slip of the keyboard away from a word: a letter too many, missing or wrong, or two swapped.
 * Wherever the slip is, almost half of the word before it or after it is right.
 */
export async function findSlips(word: string, read: ReadIndex): Promise<Term[]> {
  const length = Math.floor((stemOf(word).length - 1) / 2)
  if (length === 0) return []
  const slips = (await readSimilar(word, length, read)).filter(([term]) => isSlip(word, term))
  return slips.sort(([, a], [, b]) => b.length - a.length).slice(0, maxSlips)
}

/** Whether two words are one slip apart, as they are typed, with umlauts or without endings. */
export function isSlip(word: string, other: string): boolean {
  if ([lettersOf, foldWord].some((read) => isOneChange(read(word), read(other)))) return true
  const stems = [word, other].map(stemOf) as [string, string]
  return stems.every((stem) => stem.length >= minSlipStem) && isOneChange(...stems)
}

/** Shorter stems are one change away from many: that of `Füchse` from `auch`. */
const minSlipStem = 5

function isOneChange(a: string, b: string): boolean {
  // With fewer letters in common, any two words would be similar.
  if (Math.max(a.length, b.length) < 4) return false
  const difference = distance(a, b)
  return difference < 2 || (difference === 2 && isSwap(a, b))
}

function isSwap(a: string, b: string): boolean {
  const at = Array.from(a).findIndex((character, index) => character !== b[index])
  return a.length === b.length && a[at] === b[at + 1] && a[at + 1] === b[at]
}

/** A smaller part of a word says little about it: not `wieder` about `Wiederaufbereitung`. */
const minPart = { letters: 5, share: 0.4 }

/** The longest terms that a word begins and ends with: of `Datensicherungskonzept` the first. */
export async function findParts(word: string, read: ReadIndex): Promise<Term[]> {
  const stem = stemOf(word)
  const minLength = Math.max(minPart.letters, stem.length * minPart.share)
  const find = async (key: string, isPart: (part: string) => boolean) => {
    const terms = (await readTowards(key, read)).flatMap(({ file }) => file.terms)
    const lengthOf = ([term]: Term) => stemOf(term).length
    const parts = terms.filter(([term]) => isPart(stemOf(term)) && stemOf(term).length >= minLength)
    return parts.sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 1)
  }
  return [
    ...(await find(stem, (part) => stem.startsWith(part))),
    ...(await find(backwards(stem), (part) => stem.endsWith(part))),
  ]
}

/** How many words an empty result offers. */
const maxSuggestions = 3

/** The words of the index that are closest to one that nothing is found for. */
export async function findClosest(word: string, read: ReadIndex): Promise<string[]> {
  const folded = foldWord(word)
  const maxDistance = Math.floor(folded.length / 3)
  if (maxDistance === 0) return []
  return (await readSimilar(word, 2, read))
    .map(([term, postings]) => ({ term, postings, difference: distance(folded, foldWord(term)) }))
    .filter(({ difference }) => difference <= maxDistance)
    .sort((a, b) => a.difference - b.difference || b.postings.length - a.postings.length)
    .slice(0, maxSuggestions)
    .map(({ term }) => term)
}

/** The terms that have the first or the last letters of a word; of a large index some. */
async function readSimilar(word: string, length: number, read: ReadIndex): Promise<Term[]> {
  const stem = stemOf(word)
  const ends = [stem, backwards(stem)].map((key, index) =>
    readAllTerms(key.slice(0, length + index), key, read, maxFiles),
  )
  return [...new Map((await Promise.all(ends)).flat()).entries()]
}
