import { contentFormat } from '../post.ts'
import {
  backwards,
  maxPostings,
  type Postings,
  type SearchFile,
  searchFileName,
  type Term,
} from './index-file.ts'
import { stemOf } from './words.ts'

/** Maximum bytes of a file of terms. The terms of a larger one are divided among several files. */
export const maxLeafBytes = 12_000

const byteLength = (text: string) => new TextEncoder().encode(text).length

/** A term with one of its keys, and its bytes in a file. */
type Entry = { key: string; term: Term; bytes: number }

/** Above the place of any document, so that `weight * scale + place` sorts by weight, then by place. */
const scale = 2 ** 24

/**
 * The files of the search index, by their names. Each is small, however many documents there are, and a word is found
 * through a short chain of them.
 *
 * @param documents the words of each, see `weighTerms`; of posts the newest first
 */
export function buildSearchIndex(documents: readonly { terms: string }[]): Map<string, SearchFile> {
  const terms = collectTerms(documents)
  addParts(terms)
  const entries = [...terms].flatMap(([stem, { word, scores }]): Entry[] => {
    const term: Term = [word, toPostings(scores)]
    // With the comma after it.
    const bytes = byteLength(JSON.stringify(term)) + 1
    return [stem, backwards(stem)].map((key) => ({ key, term, bytes }))
  })
  entries.sort((a, b) => (a.key < b.key ? -1 : 1))
  return new Map(divide('', entries))
}

type ScoredTerms = Map<string, { word: string; scores: number[] }>

/** The words of all documents by their stems; of several forms the shortest one. */
function collectTerms(documents: readonly { terms: string }[]): ScoredTerms {
  const byStem: ScoredTerms = new Map()
  const byWord: ScoredTerms = new Map()
  const find = (word: string) => {
    const stem = stemOf(word)
    const term = byStem.get(stem) ?? { word, scores: [] }
    if (word.length < term.word.length || (word.length === term.word.length && word < term.word))
      term.word = word
    byStem.set(stem, term)
    byWord.set(word, term)
    return term
  }
  for (const [index, { terms }] of documents.entries()) {
    const parts = terms === '' ? [] : terms.split(' ')
    const place = documents.length - 1 - index
    for (let at = 0; at < parts.length; at += 2) {
      const word = parts[at] as string
      const { scores } = byWord.get(word) ?? find(word)
      scores.push(Number(parts[at + 1]) * scale + place)
    }
  }
  return byStem
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

/** All terms whose keys begin with `prefix`, in one file or in several. */
function* divide(prefix: string, entries: readonly Entry[]): Generator<[name: string, file: SearchFile]> {
  const name = searchFileName(prefix)
  const format = contentFormat
  if (bytesOf(entries) <= maxLeafBytes) {
    yield [name, { format, terms: entries.map(({ term }) => term) }]
    return
  }
  const groups = groupByNext(entries, prefix.length)
  const next = groups.map(({ characters }) => characters)
  // No word has fewer than two characters.
  const best = [...prefix].length < 2 ? [] : bestOf(entries)
  const terms = entries[0]?.key === prefix ? [entries[0].term] : []
  yield [name, { format, terms, next, best }]
  // Only a group of one character can be too large for a file of its own.
  for (const { characters, entries } of groups) yield* divide(prefix + ([...characters][0] ?? ''), entries)
}

type Group = { characters: string; entries: Entry[] }

/** Sorted entries by the character of their keys after the prefix, as many characters together as fit into one file. */
function groupByNext(entries: readonly Entry[], prefixLength: number): Group[] {
  const groups = new Map<number, Entry[]>()
  for (const entry of entries) {
    const code = entry.key.codePointAt(prefixLength)
    if (code === undefined) continue
    const group = groups.get(code)
    if (group) group.push(entry)
    else groups.set(code, [entry])
  }
  const packed: Group[] = []
  for (const [code, some] of groups) {
    const characters = String.fromCodePoint(code)
    const last = packed.at(-1)
    if (last && bytesOf(last.entries) + bytesOf(some) <= maxLeafBytes) {
      last.characters += characters
      last.entries.push(...some)
    } else packed.push({ characters, entries: some })
  }
  return packed
}

/** The maximum size of a file with these terms. */
function bytesOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { bytes }) => sum + bytes, '{"format":00,"terms":[]}'.length)
}

/** The best documents of several terms, each with the weight of its best term. */
function bestOf(entries: readonly Entry[]): Postings {
  const weights = new Map<number, number>()
  for (const {
    term: [, postings],
  } of entries) {
    for (let at = 0; at < postings.length; at += 2) {
      const place = postings[at] as number
      const weight = postings[at + 1] as number
      if (weight > (weights.get(place) ?? 0)) weights.set(place, weight)
    }
  }
  return toPostings([...weights].map(([place, weight]) => weight * scale + place))
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
