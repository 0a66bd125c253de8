import type { Parents, Root } from 'hast'
import type { VFile } from 'vfile'

const monthName = /(?:J[aä]n|Feb|M[aä]r|Apr|Ma[iy]|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[cz])\p{L}*/u.source

/** Blanks in whose place a line must not end, in German and English; each row with an example. */
const blanks: readonly RegExp[] = [
  // 24 Stunden
  before(
    /(?:Sekunde|Minute|Stunde|Woche|Personentage?|minute)[ns]?|(?:Tag|Monat|Jahr)(?:en?)?|Uhr|(?:second|hour|day|week|month|year)s?/,
  ),
  // 10 Millionen, 89 Euro, 2 %
  before(/Milli(?:on|arde)(?:en|s)?|Mio\.|Mrd\.|billions?|[Ee]uros?|EUR|CHF|USD|Prozent|percent|[€%‰]/),
  // 10 MB/s, 2 TB, 80 km
  before(/[KMGT]?B(?:\/s)?|[kMG]bit(?:\/s)?|[kMG]?Hz|Pixel|[mck]?m|k?g|k?Wh?/),
  // 5. Mai, 15 January
  new RegExp(`(?<=\\d\\.?)[ \\n](?=${monthName})`, 'gu'),
  // 5. Mai 2026. Looks back from a blank alone: from each letter of a long word it would take minutes.
  new RegExp(`[ \\n](?=\\d{4})(?<=\\d\\.?\\u00a0${monthName}[ \\n])`, 'gu'),
  // § 33, Art. 21, Abs. 1 Nr. 6
  /(?<=§|(?<!\p{L})(?:Art|Abs|Nr|No|Rn|S|L|ca|Kap)\.|(?<!\p{L})(?:[Aa]rtikel|[Aa]rticle|Absatz|Seite|page))[ \n](?=\d)/gu,
  // Anhang I
  /(?<=Anhang|Annex)[ \n](?=[IVX\d])/gu,
  // z. B., i. d. R.
  /(?<=(?<!\p{L})\p{L}\.)[ \n](?=\p{L}\.)/gu,
  // z. B. Energie
  /(?<=(?<!\p{L})\p{L}\.\u00a0\p{L}\.)[ \n]/gu,
  // Microsoft 365, ISO 27001
  /(?<=Microsoft|Windows|ISO|DIN|FIPS|WCAG|TLS)[ \n](?=\d)/gu,
]

/** Between a number and one of these words. */
function before(words: RegExp): RegExp {
  return new RegExp(`(?<=\\d)[ \\n](?=(?:${words.source})(?![\\p{L}\\d]))`, 'gu')
}

/** Puts no-break spaces where a line must not end. The length stays. */
export function keepTogether(text: string): string {
  return blanks.reduce((kept, blank) => kept.replace(blank, '\u00a0'), text)
}

/** Does so in all texts but code, and in the table of contents. */
export function rehypeNoBreakSpaces() {
  return (tree: Root, { data }: VFile): undefined => {
    keepTextsTogether(tree)
    for (const heading of data.contents ?? []) heading.text = keepTogether(heading.text)
  }
}

function keepTextsTogether(parent: Parents): void {
  for (const node of parent.children) {
    if (node.type === 'text') node.value = keepTogether(node.value)
    else if (node.type === 'element' && node.tagName !== 'code') keepTextsTogether(node)
  }
}
