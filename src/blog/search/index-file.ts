import type { contentFormat } from '../post.ts'

/**
 * Documents, best first, as place, weight, place, weight and so on. The oldest published post has place 0, so
 * that a new one changes no other's.
 */
export type Postings = number[]

/** A word as it is written in one of the documents, and the documents that have it in any of its forms. */
export type Term = [word: string, postings: Postings]

/**
 * `search/<name>.json`: all terms whose keys have the same beginning. The keys of a word are its stem, and the same
 * backwards after `<`, by which parts of compounds are found. If they are too many for one file, they are in further
 * files, by their next character.
 */
export type SearchFile = {
  format: typeof contentFormat
  /** With `next`, no others than the one whose key ends here. */
  terms: Term[]
  /** The characters that a key can go on with; those of a group share the file of its first. */
  next?: string[]
  /** The best documents of all terms that begin so; empty where that is shorter than any word. */
  best?: Postings
}

/** The key of a stem among those that are sorted by their ends. */
export function backwards(stem: string): string {
  return `<${Array.from(stem).reverse().join('')}`
}

/** The documents that are stored per term. A term in more of them hardly distinguishes them. */
export const maxPostings = 100

/**
 * The file of all terms that begin with `prefix`. The number in front avoids names that some systems reserve
 * for devices, such as `con`. Names are lower-case ASCII.
 */
export function searchFileName(prefix: string): string {
  const characters = Array.from(prefix)
  if (characters.length === 0) return '0'
  const safe = characters.map((character) =>
    /[a-z0-9]/.test(character) ? character : `_${character.codePointAt(0)?.toString(16)}_`,
  )
  return `${characters.length}-${safe.join('')}`
}
