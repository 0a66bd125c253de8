/** Longer words are cut, in the index and in queries. File names of the index allow this length. */
const maxTermLength = 30

/**
 * The searchable words of a text: without case, accents and invisible characters, `ß` as `ss`, at least two
 * characters long. The index and the search field use the same function.
 */
export function termsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('ß', 'ss')
  return (folded.match(/[\p{L}\p{N}]{2,}/gu) ?? []).map((word) =>
    word.length > maxTermLength ? Array.from(word).slice(0, maxTermLength).join('') : word,
  )
}
