import { closest, distance } from 'fastest-levenshtein'

/** What was meant, if it is written almost like that. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const plain = written.toLowerCase()
  const guess = closest(plain, known)
  return distance(plain, guess.toLowerCase()) <= Math.max(plain.length, guess.length) * 0.4
    ? guess
    : undefined
}
