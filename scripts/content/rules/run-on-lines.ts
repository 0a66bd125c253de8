/** The next line of a paragraph, which is shown behind the last one. Prose covers the line breaks that are shown. */
const next = String.raw`$\n[ \t>]*`

const atLeast = (lines: number, { source }: RegExp) => `(?:${source})(?:${next}(?:${source})){${lines - 1},}`

/** What lines begin with instead of the mark of a list. */
const sign =
  /(?:\p{Extended_Pictographic}|[–—→➜►▶·»]|\d(?=\ufe0f?\u20e3))[\u{1f3fb}-\u{1f3ff}\ufe0f\u20e3]*[ \t]+\S.*/u
const letter = /\(?(?:(?:[a-h]|i{1,3}|iv|[A-H](?=\)))[.)]|\d{1,2}\)(?<=\(\d+\)))[ \t]+\S.*/u

/** Points of a list that Markdown takes for text. */
export const listSign = new RegExp(
  `[•●▪‣◦\\ue000-\\uf8ff].*|o\\t.*|${atLeast(2, sign)}|${atLeast(2, letter)}`,
  'u',
)

/** A sentence ends with a sign, a line of an address does not, nor does it go on in the next. */
const goesOn =
  'und|oder|der|die|das|den|dem|des|ein|eine|einen|einem|einer|wie|als|für|mit|von|zu|in|im|am|auf|aus|bei|nach|vor|um|an|ist|sind|so|nicht|diese|dieser|dieses|auch|nur|weil|dass|a|of|and|or|to|for|with|is|are|that|this'
const end = String.raw`(?:[^\s.,;:!?…“”–\ufffc-]|(?<=\s)\ufffc)(?<! (?:${goesOn}))\ufffc*`
const address = new RegExp(String.raw`\ufffc*[\p{Lu}\d+\ufffa][^\n]{1,42}${end}`, 'u')
const label = new RegExp(String.raw`\ufffc*\p{Lu}[\p{L}\d &/-]{1,24}:\ufffc* [^\n]{1,60}${end}`, 'u')

const log = /(?:\d{4}-\d\d-\d\d[T ]|\[?\d\d:\d\d:\d\d).*/u

/** Lines of an address or a log, or such as `Telefon: …`. */
export const lines = new RegExp(`(?:${atLeast(3, address)}|${atLeast(2, label)}|${atLeast(2, log)})$`, 'u')

const either = new RegExp(String.raw`(?<=^[ \t>]*)(?:${listSign.source}|${lines.source})`, 'mu')

/** Whether lines of a paragraph were meant to stay lines. */
export function runsOn(source: string): boolean {
  return either.test(source)
}

/** What may follow the first half of `Hard- und Software`, `Vor- bzw. Nachteile`, `vom Alt- auf das Neusystem`. */
const between = [
  'und|u|oder|o|bzw|beziehungsweise|sowie|wie|als|noch|bis|statt|anstatt|anstelle|aber|doch|nicht|sondern|auch|weder',
  'auf|zu|zum|zur|in|im|ins|an|am|ans|mit|ohne|nach|von|vom|vor|für|gegen|über|unter|aus|bei|beim|durch|um|per|neben',
  'der|die|das|den|dem|des|ein|eine|einen|einem|einer|je|mal|dann|plus|minus|resp|respektive|vs|versus|gegenüber|samt',
  'entweder|sowohl|inklusive|inkl|et|and|or|to|nor|but|than|as|on|from|the|through|into|with',
].join('|')

/** What was hyphenated at the end of a line elsewhere. */
export const hyphenGap = new RegExp(
  String.raw`-(?: |\n[ \t>]*)(?<=\p{L}{2}-(?: |\n[ \t>]*))(?!(?:${between})(?!\p{L}))\p{L}{3,}`,
  'u',
)
