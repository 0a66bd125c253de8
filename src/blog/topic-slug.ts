/**
 * A category or tag in addresses and file names: `Backup & Recovery` is `backup-recovery`. Of a name without Latin letters
 * and digits it is the code points. Two names with one slug are an error of the posts.
 */
export function topicSlug(name: string): string {
  const slug = name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüß]/g, (letter) => germanLetters[letter] ?? letter)
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '')
  return slug || Array.from(name, (letter) => letter.codePointAt(0)?.toString(16)).join('-')
}

const germanLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
