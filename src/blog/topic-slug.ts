const maxSlugLength = 80

/**
 * A category or tag in addresses and file names: `Backup & Recovery` is `backup-recovery`. Letters without an ASCII
 * equivalent become code points, and so does a whole name of signs only, or one that hosts take for a folder's page
 * and some systems for a device.
 */
export function topicSlug(name: string): string {
  const slug = name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüß]/g, (letter) => germanLetters[letter] ?? letter)
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/[^a-z0-9-]/gu, (letter) => `-${codePoint(letter)}-`)
    .replace(/-+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-|-$/g, '')
  if (slug !== '' && !/^(index|con|prn|aux|nul|com\d|lpt\d)$/.test(slug)) return slug
  return Array.from(name, codePoint).join('-').slice(0, maxSlugLength).replace(/-$/, '')
}

const germanLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

function codePoint(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16)
}
