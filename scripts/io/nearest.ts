import { closest, distance } from 'fastest-levenshtein'

/** What was meant, if it is written almost like that; in capitals or not. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const plain = written.toLowerCase()
  const plainKnown = known.map((name) => name.toLowerCase())
  const guess = closest(plain, plainKnown)
  if (distance(plain, guess) > Math.max(plain.length, guess.length) * 0.4) return undefined
  return known[plainKnown.indexOf(guess)]
}
