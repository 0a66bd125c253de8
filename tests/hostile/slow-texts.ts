const repeat = (unit: string, size: number) => unit.repeat(Math.floor(size / unit.length))

/** Code in ever longer backticks: none closes the one before. */
function backticks(size: number): string {
  let text = ''
  for (let length = 1; text.length < size; length++) text += `e${'`'.repeat(length)}`
  return text
}

/** Those that reach a limit with 31 KB; the others grow as fast with less. */
export const slowest = new Set(['images in images', 'a table of few bytes', 'backticks'])

/** Texts of about `size` characters that parsers of markdown are slow with: each of these grows faster than its length in some parser. */
export const slowTexts: Record<string, (size: number) => string> = {
  'images in images': (size) => `${repeat('![', size * 0.3)}a${repeat('](b)', size * 0.6)}`,
  'links that begin': (size) => repeat('[a](', size),
  'links that never end': (size) => repeat('[a](<b', size),
  'brackets that begin': (size) => repeat('[', size),
  'brackets that end': (size) => repeat(']', size),
  'brackets in brackets': (size) => `${repeat('[', size / 2)}a${repeat(']', size / 2)}`,
  'brackets and parentheses': (size) => repeat('[ (](', size),
  'emphasis that begins': (size) => repeat('_a ', size),
  'emphasis that ends': (size) => repeat('a_ ', size),
  'emphasis in emphasis': (size) => `${repeat('*a **a ', size / 2)}b${repeat(' a** a*', size / 2)}`,
  'emphasis of two kinds': (size) => repeat('*a_ ', size),
  'emphasis by threes': (size) => `a${repeat('**b', size / 2)}${repeat('c* ', size / 2)}`,
  'emphasis across links': (size) => repeat('**x [a*b**c*](d)', size),
  tildes: (size) => repeat('~a ~~b ', size),
  backticks: backticks,
  'quotations in quotations': (size) => `${repeat('> ', size)}a`,
  'items in items': (size) => `${repeat('- ', size)}a`,
  'items that are indented more and more': (size) =>
    Array.from({ length: Math.sqrt(size * 1.5) }, (_, depth) => `${' '.repeat(depth * 1)}* a`).join('\n'),
  'a table of few bytes': (size) =>
    `${repeat('|a', size / 4)}|\n${repeat('|-', size / 4)}|\n${repeat('b\n', size / 2)}`,
  'tables of one row': (size) => repeat('|a|\n|-|\n\n', size),
  'comments that never end': (size) => repeat('a <!-- ', size),
  'instructions that never end': (size) => repeat('a <? ', size),
  'declarations that never end': (size) => repeat('a <!A ', size),
  'character data that never ends': (size) => repeat('a <![CDATA[ ', size),
  'tags that never end': (size) => repeat('<a b="', size),
  references: (size) => repeat('&a', size),
  definitions: (size) => repeat('[a]: b\n', size),
  'references to nothing': (size) => repeat('[a][b] ', size),
  'references to one long definition': (size) =>
    `${repeat('[a]', size / 2)}\n\n[a]: /${'b'.repeat(size / 2)}`,
  footnotes: (size) => repeat('[^a] ', size),
  'footnotes to one': (size) => `${repeat('[^a] ', size - 20)}\n\n[^a]: b`,
  'footnotes in footnotes': (size) => repeat('[^a]: [^a]\n', size),
  addresses: (size) => repeat('https://a.b/', size),
  'addresses in parentheses': (size) => `https://a.b/${repeat('(', size / 2)}${repeat(')', size / 2)}`,
  'addresses of e-mail': (size) => repeat('a.', size),
  'at signs': (size) => repeat('a@', size),
  'letters of an address': (size) => repeat('w', size),
  'headings of the same text': (size) => repeat('# a\n', size),
  'headings without a text': (size) => repeat('#\n', size),
  'underlines of headings': (size) => `a\n${repeat('=', size)}`,
  tabs: (size) => repeat('\t', size),
  'blank lines': (size) => `a${repeat('\n', size - 1)}b`,
  'spaces before the end of a line': (size) => `a${repeat(' ', size - 2)}b`,
  escapes: (size) => repeat('\\', size),
  callouts: (size) => repeat('> [!NOTE]\n', size),
  'code in a language': (size) => `\`\`\`js\n${repeat('/*"${`', size - 20)}\n\`\`\``,
  'quotation marks': (size) => repeat('"a ', size),
}
