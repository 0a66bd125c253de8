import type { contentFormat } from '../post.ts'

/**
 * Posts, best first, as place, weight, place, weight and so on. The oldest published post has place 0, so
 * that a new one changes no other's.
 */
export type Postings = number[]

/**
 * `search/<name>.json`: all terms with the same beginning. If they are too many for one file, they
 * are in further files, by their next character.
 */
export type SearchFile = SearchLeaf | SearchBranch

export type SearchLeaf = {
  format: typeof contentFormat
  terms: [term: string, postings: Postings][]
}

export type SearchBranch = {
  format: typeof contentFormat
  /** The characters that a term can go on with; those of a group share the file of its first. */
  next: string[]
  /** The best posts of all terms that begin so; empty where that is shorter than any word. */
  best: Postings
  /** The posts of the term that ends here. */
  exact: Postings
}

/** The posts that are stored per term. A term in more posts hardly distinguishes them. */
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
