import { maxPostings, type Postings, type SearchFile, searchFileName } from './index-file.ts'
import { termsOf } from './terms.ts'

/** Places of posts, best first. `isCut`: there are more, which the index does not contain. */
export type Found = { places: number[]; isCut: boolean }

/** Reads a file of the index by its name; `null` if there is none. */
export type ReadIndex = (name: string) => Promise<SearchFile | null>

/** The weight of each post that has a word. */
type Match = { weights: Map<number, number>; isCut: boolean }

/** Further words are ignored: each loads more files. */
const maxWords = 8

/**
 * Posts that have all words of a query, or words that begin with them; `null` for a query without words.
 *
 * Of a very common word the index has only the best posts. A post that is missing there is still found by another
 * word, and ranked after the posts that have both.
 */
export async function findPosts(query: string, read: ReadIndex): Promise<Found | null> {
  const words = [...new Set(termsOf(query))].slice(0, maxWords)
  if (words.length === 0) return null
  const matches = await Promise.all(words.map((word) => findWord(word, read)))
  const whole = matches.filter(({ isCut }) => !isCut)
  const places = new Set(matches.flatMap(({ weights }) => [...weights.keys()]))
  const having = (some: readonly Match[]) =>
    [...places].filter((place) => some.every(({ weights }) => weights.has(place)))
  const inAll = having(matches)
  const found = whole.length > 0 ? having(whole) : inAll.length > 0 ? inAll : [...places]

  const sums = new Map(
    found.map((place) => [place, matches.reduce((sum, { weights }) => sum + (weights.get(place) ?? 0), 0)]),
  )
  return {
    places: found.sort((a, b) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0) || b - a),
    isCut: whole.length === 0,
  }
}

/** Goes from file to file, a character deeper each time, until one has the word's terms. */
async function findWord(word: string, read: ReadIndex): Promise<Match> {
  const match: Match = { weights: new Map(), isCut: false }
  let prefix = ''
  for (const character of [...word, undefined]) {
    const file = await read(searchFileName(prefix))
    if (file === null) break
    if ('terms' in file) {
      for (const [term, postings] of file.terms) {
        if (term.startsWith(word)) add(postings, term === word, match)
      }
      break
    }
    if (character === undefined) {
      add(file.best, false, match)
      add(file.exact, true, match)
      break
    }
    const [first] = file.next.find((group) => Array.from(group).includes(character)) ?? ''
    if (first === undefined) break
    prefix += first
  }
  return match
}

/** The word itself counts twice as much as one that only begins with it. */
function add(postings: Postings, isExact: boolean, match: Match): void {
  const { weights } = match
  for (let index = 0; index + 1 < postings.length; index += 2) {
    const place = postings[index] as number
    const weight = (postings[index + 1] as number) * (isExact ? 2 : 1)
    weights.set(place, Math.max(weight, weights.get(place) ?? 0))
  }
  if (postings.length >= 2 * maxPostings) match.isCut = true
}
