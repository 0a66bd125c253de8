/** Longer words are cut, in the index and in what is searched alike. File names of the index have room for it. */
const longestTerm = 30

/**
 * The words of a text as they are searched: without case, accents and invisible characters, `ß` as `ss`.
 * What has one character alone is no word. The compiler and the search field use the same function.
 */
export function termsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('ß', 'ss')
  return (folded.match(/[\p{L}\p{N}]{2,}/gu) ?? []).map((word) =>
    word.length > longestTerm ? Array.from(word).slice(0, longestTerm).join('') : word,
  )
}
