/**
 * The content of a new post until its writer fills it in: a text that begins with these words, or a reading time
 * without its number.
 */
const fillInPattern = /^(Bitte ausfüllen\b|\? Min\.)/u

/** A reading time to be filled in. */
export const readTimeToFillIn = '? Min.'

/** A text to be filled in, which says what with. */
export function textToFillIn(what: string): string {
  return `Bitte ausfüllen: ${what}`
}

export function isFillIn(value: unknown): boolean {
  return typeof value === 'string' && fillInPattern.test(value.normalize('NFC'))
}
