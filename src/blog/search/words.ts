/** Longer words are cut, in the index and in queries. */
const maxWordLength = 30

/**
 * The searchable words of a text as they are written, without invisible characters, at least two characters long. Of
 * `Cloud-Backup` there are three: the whole and its parts.
 */
export function wordsOf(text: string): string[] {
  const words = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  const found = words.match(/[\p{L}\p{M}\p{N}]+(?:[-\u2010][\p{L}\p{M}\p{N}]+)*/gu) ?? []
  return found
    .flatMap((word) => [word, ...(hyphen.test(word) ? word.split(hyphen) : [])])
    .filter((word) => word.length >= 2)
    .map((word) => word.slice(0, maxWordLength))
}

/** The words of a query: the parts of `Cloud-Backup`, and the whole of `3-2-1`, whose parts are too short. */
export function wordsOfQuery(query: string): string[] {
  const parts = wordsOf(query.replace(/[-\u2010\u2011]/g, ' '))
  return parts.length > 0 ? parts : wordsOf(query)
}

const hyphen = /[-\u2010]/

/** A word without accents, hyphens and upper case, and also with `a`, `o`, `u` for `ae`, `oe`, `ue`: not every keyboard has umlauts. */
export function foldWord(word: string): string {
  // Not in `neue`, `Bauer` and `Quelle`.
  return lettersOf(word).replace(/ae|oe|(?<![aeq])ue/g, ([vowel = '']) => vowel)
}

/** A word without accents, hyphens and upper case. */
export function lettersOf(word: string): string {
  const letters = word.toLowerCase().normalize('NFKD')
  return letters.replace(/[\p{M}\p{Cf}\u2010-]/gu, '').replaceAll('ß', 'ss')
}

/** What inflection adds to a word in German and English, after at least `min` characters. */
const endings: readonly { ending: string; after?: RegExp; min: number; example: string }[] = [
  { ending: 's', after: /[^s]$/, min: 3, example: 'Backups' },
  { ending: 'e', min: 3, example: 'Maßnahme' },
  { ending: 'n', after: /[elr]$/, min: 3, example: 'Regeln' },
  // `sicher` would become the pronoun `sich`.
  { ending: 'er', after: /^(?!sich$)/, min: 4, example: 'Passwörter' },
  { ending: 'ing', min: 4, example: 'archiving' },
  { ending: 'ed', min: 4, example: 'managed' },
  { ending: 'y', min: 3, example: 'policy' },
  // What `policies` has left without `es`.
  { ending: 'i', min: 3, example: 'polici' },
]

/**
 * The folded word without its endings: `vertrag` for `Verträge`, `backup` for `Backups`. Words with the same stem are
 * found by each other. Of Snowball's stemmers the German one leaves `Backups` as it is, and makes of `Sicherheit` the
 * stem of the pronoun `sich`.
 */
export function stemOf(word: string): string {
  let stem = foldWord(word)
  for (;;) {
    const cut = endings.find(({ ending, after, min }) => {
      const rest = stem.slice(0, -ending.length)
      return stem.endsWith(ending) && rest.length >= min && (after?.test(rest) ?? true)
    })
    if (cut === undefined) return stem
    stem = stem.slice(0, -cut.ending.length)
  }
}
