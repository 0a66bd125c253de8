import { contentFormat, type PostSummary } from '../post.ts'
import { maxPostings, type Postings, type SearchFile, searchFileName } from './index-file.ts'
import { termsOf } from './terms.ts'

/** Maximum bytes of a file of terms. The terms of a larger one are divided among several files. */
export const maxLeafBytes = 12_000

const byteLength = (text: string) => new TextEncoder().encode(text).length

/** A term with its posts, and its bytes in a file. */
type Entry = { term: string; postings: Postings; bytes: number }

/** Above the place of any post, so that `weight * scale + place` sorts by weight, then by place. */
const scale = 2 ** 24

/**
 * The files of the search index, by their names. Each is small, however many posts there are, and a word is found
 * through a short chain of them.
 *
 * @param posts the published posts, newest first
 */
export function buildSearchIndex(posts: readonly { terms: string }[]): Map<string, SearchFile> {
  const scores = new Map<string, number[]>()
  for (const [index, { terms }] of posts.entries()) {
    const parts = terms === '' ? [] : terms.split(' ')
    const place = posts.length - 1 - index
    for (let at = 0; at < parts.length; at += 2) {
      const term = parts[at] as string
      const score = Number(parts[at + 1]) * scale + place
      const known = scores.get(term)
      if (known) known.push(score)
      else scores.set(term, [score])
    }
  }
  const entries = [...scores.keys()].sort().map((term): Entry => {
    const postings = toPostings(scores.get(term) ?? [])
    // With the comma after it.
    return { term, postings, bytes: byteLength(JSON.stringify([term, postings])) + 1 }
  })
  return new Map(divide('', entries))
}

/** All terms that begin with `prefix`, in one file or in several. */
function* divide(prefix: string, entries: readonly Entry[]): Generator<[name: string, file: SearchFile]> {
  const name = searchFileName(prefix)
  const format = contentFormat
  if (bytesOf(entries) <= maxLeafBytes) {
    yield [name, { format, terms: entries.map(({ term, postings }) => [term, postings]) }]
    return
  }
  const groups = groupByNext(entries, prefix.length)
  const next = groups.map(({ characters }) => characters)
  // No word has fewer than two characters.
  const best = [...prefix].length < 2 ? [] : bestOf(entries)
  const exact = entries[0]?.term === prefix ? entries[0].postings : []
  yield [name, { format, next, best, exact }]
  // Only a group of one character can be too large for a file of its own.
  for (const { characters, entries } of groups) yield* divide(prefix + ([...characters][0] ?? ''), entries)
}

type Group = { characters: string; entries: Entry[] }

/** Sorted terms by their character after the prefix, as many characters together as fit into one file. */
function groupByNext(entries: readonly Entry[], prefixLength: number): Group[] {
  const groups = new Map<number, Entry[]>()
  for (const entry of entries) {
    const code = entry.term.codePointAt(prefixLength)
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

/** The best posts of several terms, each with the weight of its best term. */
function bestOf(entries: readonly Entry[]): Postings {
  const weights = new Map<number, number>()
  for (const { postings } of entries) {
    for (let at = 0; at < postings.length; at += 2) {
      const place = postings[at] as number
      const weight = postings[at + 1] as number
      if (weight > (weights.get(place) ?? 0)) weights.set(place, weight)
    }
  }
  return toPostings([...weights].map(([place, weight]) => weight * scale + place))
}

/** The best posts first; of equal ones, the newest. */
function toPostings(scores: number[]): Postings {
  scores.sort((a, b) => b - a)
  const postings: Postings = []
  for (let at = 0; at < scores.length && at < maxPostings; at++) {
    const score = scores[at] as number
    postings.push(score % scale, Math.floor(score / scale))
  }
  return postings
}

/** The weight of a word by where it occurs. In the text, it grows with each doubling of its occurrences. */
const weights = { title: 50, topics: 25, excerpt: 10, text: 6 } as const

/**
 * The words by which the search finds a post, each with its weight, as `backup 52 cloud 4`. For thousands of posts, one
 * string each takes a fraction of the memory of lists.
 */
export function weighTerms(
  fields: Pick<PostSummary, 'title' | 'excerpt' | 'category' | 'tags'>,
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
