const repeat = (unit: string, size: number) => unit.repeat(Math.floor(size / unit.length))

/** Code in ever longer backticks: none closes the one before. */
function backticks(size: number): string {
  let text = ''
  for (let length = 1; text.length < size; length++) text += `e${'`'.repeat(length)}`
  return text
}

/** What is slow when it comes again and again. */
const units = [
  ...['[a](', '[a](<b', '[', ']', '[ (](', '_a ', 'a_ ', '*a_ ', '**x [a*b**c*](d)', '~a ~~b '],
  ...['|a|\n|-|\n\n', 'a <!-- ', 'a <? ', 'a <!A ', 'a <![CDATA[ ', '<a b="', '&a', '[a]: b\n', '[a][b] '],
  ...['[^a] ', '[^a]: [^a]\n', 'https://a.b/', 'a.', 'a@', 'w', '# a\n', '#\n', '\t', '\\', '> [!NOTE]\n'],
  ...['"a '],
]

/** Texts of about `size` characters that parsers of markdown are slow with: each of these grows faster than its length in some parser. */
export const slowTexts: Record<string, (size: number) => string> = {
  ...Object.fromEntries(units.map((unit) => [unit, (size: number) => repeat(unit, size)])),
  'images in images': (size) => `${repeat('![', size * 0.3)}a${repeat('](b)', size * 0.6)}`,
  'emphasis in emphasis': (size) => `${repeat('*a **a ', size / 2)}b${repeat(' a** a*', size / 2)}`,
  backticks,
  'quotations in quotations': (size) => `${repeat('> ', size)}a`,
  'items in items': (size) => `${repeat('- ', size)}a`,
}
