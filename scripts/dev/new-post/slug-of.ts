const longest = 80

/**
 * The slug for a title: umlauts as ae, oe, ue and ss, other letters as the one they come from, words joined by
 * hyphens, cut at a word. Empty for a title that has no letter or digit of the kind.
 */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœøłđðþı]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}'’]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, longest) : `${slug}-${word}`
    if (longer.length > longest) break
    slug = longer
  }
  return slug
}

const letters: Record<string, string> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
  ...{ æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
}
