import { placeAt } from '../diagnostics.ts'
import { slipMessages } from '../messages.ts'
import { chat, chatButton, chatMark, gap, otherProgram, unfinished } from './leftovers.ts'
import type { Draft, Finding } from './rule.ts'
import { hyphenGap, lines, listSign } from './run-on-lines.ts'

type Slip = keyof typeof slipMessages

/** What a line of a paragraph begins with when a mark was mistyped, or comes from other programs than ours. */
const atLineStart: Partial<Record<Slip, RegExp>> = {
  headingSpace: /#{2,6}[^#\s].*/u,
  headingBlank: /#{1,6}[\u00a0\u2000-\u200b\u202f\u3000].*/u,
  bulletSpace: /[-+](?:[\u00a0\u202f].*|\[[ xX]?\].*|[\p{L}„].*)/u,
  bulletSign: listSign,
  lines,
  citation: chat,
  numberSpace: /\d{1,3}[.)]\p{L}.*/u,
  listInText: /(?:\d{2,3}|[02-9])[.)] .*\n[ \t>]*\d{1,3}[.)] .*/u,
  hashList: /#\d{1,2}[ .)].*\n[ \t>]*#\d{1,2}[ .)].*/u,
  taskBox: /\[[xX ]?\](?= )|\[[xX ]\](?=[^\s(:[])/u,
  admonition: /(?::::+|!!!|\?\?\?)\s*\p{L}+.*/u,
  contents: /\[toc\]\s*$/iu,
  footnoteColon: /\[\^[^\]\s]+\] ?:.*/u,
}

/** What is wrong wherever it is. */
const anywhere: Partial<Record<Slip, RegExp>> = {
  loneHash: /(?<![\s\S])#\p{L}[^#\n]*(?![\s\S])/u,
  bold: /(?<![\\*\d])\*\*(?![*\d])(?:[^*\n]*\*\*)?|(?<![\\\w])__(?=[^_\s])(?:[^_\n]*__)?/u,
  italic: /(?<![\\*\p{L}\d])\*(?=[\p{L}„])/u,
  strike: /(?<!\\)~~(?:[^~\n]*~~)?/u,
  backtick: /(?<!\\)`+|´/u,
  linkGap: /\][ \t]+\((?:\ufffa|www\.|\/|#|mailto:|[^\s()]+\.(?:md|html?|pdf|svg|png|jpe?g|webp|avif)\))/u,
  linkSpaces: /\]\((?:\ufffa|\/|[^\s()]+\.\w)[^()\n]*[ \t][^()\n]*\)|\]\([^\s()]+[ \t][^()\n]*\.\w{2,5}\)/u,
  linkOpen:
    /\]\((?:\ufffa|www\.|\/|#)[^\s)]*(?=\s|$)(?![^()\n]*\))|\[[^[\]()\n]+\((?:\ufffa|https?:|\/|[^\s()]+\.(?:md|pdf|svg|png|jpe?g|webp)\))[^\s)]*\)?|\]\ufffa+|\]\(\ufffa+[^\s)]*\)/u,
  wikiLink: /!?\[\[[^[\]\n]+\]\]/u,
  shortcode: /\{\{[^{}\n]+\}\}|\{%[^{}\n]+%\}|\{(?:\+\+|--|>>)[^{}\n]*\}|%%[^%\n]+%%/u,
  citation: chatMark,
  otherProgram,
  gap,
  comment: /(?<=[\p{L}\d.,])\[[A-Z]{1,3}\d{1,3}\](?![([:])/u,
  arrow: /(?<=\p{L} )à(?= \p{Lu})/u,
  brokenUmlaut: /[AOUaou]\u00a8/u,
  superscript: /(?<=[\p{L}\d])\^[^\s^]{1,5}\^/u,
  path: /(?<![\\\w:])(?:\\\\[\p{L}\d][\w.-]*|(?:[A-Za-z]:|%\w+%|HK\w+)(?:\\[\p{L}\d][^\\\n:;"„“<>|]{0,60})*\\[!-/:-@[\]-`{-~]\S*)/u,
  hyphenGap,
  attributes: /\{[#.:][^{}\n]*\}/u,
  highlight: /==[^=\s][^=\n]*==/u,
  emoji: /(?<![\w:]):(?:[+-]1|[a-z][a-z0-9_+-]+):(?![\w:])/u,
  formula: /\$\$[^$\n]+\$\$|\\\([^\n]+?\\\)/u,
  footnoteSpaces: /\[\^[^\]\n]*\s[^\]\n]*\]/u,
  calloutLate: /(?<=\n[ \t>]*)\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/iu,
  pastedTable: /\S\t+\S[^\n]*\n[^\n]*\S\t+\S[^\n]*|^[^;\n]+;[^;\s]+;[^\n]+\n[^;\n]+;[^;\s]+;[^\n]+/u,
  emptyAddress: /https?:\/\/(?=\s|$)/u,
  englishNumber: /(?<![\d,.])\d{1,3}(?:,\d{3})+\.\d+(?![\d,.])/u,
  footnoteNumber:
    /(?<=[\p{L}.,“)])\[\d{1,2}\](?![([:])|(?<=\p{Ll}{4}[.!?]“?)\d{1,2}(?=\s+[\p{Lu}„]|\s*(?![\s\S]))|(?<=\p{Ll}{4},)\d{1,2}(?= \p{Ll})/u,
  footnoteInline: /\^\[[^\]\n]+\]/u,
  entity:
    /&(?:nbsp|amp|lt|gt|shy|quot|euro|[aou]uml|[AOU]uml|szlig|[mn]dash|copy|reg|trade|times|hellip|bull)\b(?!;)/u,
  ellipsis: /(?<![.\w/])\.{3}(?![.\w/])|(?<=\p{L})\.{3}(?!\.)/u,
  dash: /(?<=[\p{L}\d“)\ufffc]) --? (?=[\p{L}\d„(\ufffc])/u,
  spaceBefore: /(?<=[\p{L}\d“)\ufffc])[ \t]+[,;.!?](?=\s|$)/u,
  spaceAfter: /(?<=\p{Ll})[,;](?=\p{L})|(?<=\p{Ll}{2})[.!?](?=\p{Lu}\p{Ll})/u,
  smallStart: /(?<=\p{Ll}{5}\. )\p{Ll}{2,}/u,
  wordTwice: /(?<![\p{L}-]|,\s)(?!(?:sie|[Xx]+)\b)(\p{L}{2,})\s+\1(?![\p{L}-])/u,
  signTwice: /!{2,}|(?<=[\p{L}\d“)])(?<!\([^()\n]{0,30})\?{2,}|(?<=[\p{L}\d]),,/u,
  closingQuote: /„[^„“”\n]*”/u,
  openQuote: /„[^“”\ufffa]*(?![\s\S])/u,
  abbreviation: /(?<![\p{L}.])(?:z\.B|d\.h|u\.a|z\.T|i\.d\.R|u\.U|o\.ä|s\.o|s\.u)\./u,
  capitals: /(?<![\p{L}\d])(?:\p{Lu}{2,}[ ,]+){4,}\p{Lu}{2,}(?![\p{L}\d])/u,
  placeholder: unfinished,
}

/** What must be nowhere in the file, code and front matter included. */
const inFile: Partial<Record<Slip, RegExp>> = {
  citation: new RegExp(`(?<=^[ \\t>]*)${chatButton.source}`, 'u'),
  conflict: /^(?:<{7}|>{7}|\|{7})(?: .*)?$/u,
  invisible: /[\u200b\u2060\ufeff]/u,
  replaced: /\ufffd/u,
  encoding: /Ã[\u0080-\u00bfŸœž„–]|â€[\u0080-\u00bfžœ“”™¦]/u,
  secret:
    /-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:AKIA[0-9A-Z]{16}|gh[pousr]_\w{36})\b|\b(?:[Pp]asswor[dt]|[Kk]ennwort|pwd)\s*[=:]\s*(?=[^\s<]*\d)(?=[^\s<]*[A-Z])(?=[^\s<]*[^\w\s<"'])[^\s<>{}$*]{8,}/u,
}

const compile = (table: Partial<Record<Slip, RegExp>>, before = '') =>
  Object.entries(table).map(
    ([slip, { source, flags }]) =>
      [slip as Slip, new RegExp(`${before}(?:${source})`, `gm${flags}`)] as const,
  )
const lineSlips = compile(atLineStart, '(?<=^[ \\t>]*)')
const blockSlips = compile(anywhere)
const fileSlips = compile(inFile)

/** What looks like a mark of Markdown and is shown as it was typed, and slips of the keyboard. */
export function checkSlips({ text, prose }: Draft): Finding[] {
  const findings = fileSlips.flatMap((slip) => search(text, text, 0, slip))
  for (const { node, source, start } of prose) {
    if (node.type === 'paragraph') {
      // Of a list, its first line is enough.
      for (const slip of lineSlips) findings.push(...search(text, source, start, slip).slice(0, 1))
    }
    for (const [slip, pattern] of blockSlips) {
      const name = slip === 'backtick' && node.type === 'tableCell' ? 'backtickInCell' : slip
      findings.push(...search(text, source, start, [name, pattern]))
    }
  }
  return findings
}

/** What a quotation may show on purpose. */
const quotable = new Set<Slip>(['gap', 'otherProgram', 'citation'])

function isQuoted(text: string, offset: number): boolean {
  return /^\s*>/.test(text.slice(text.lastIndexOf('\n', offset) + 1, offset))
}

function search(text: string, source: string, offset: number, [slip, pattern]: readonly [Slip, RegExp]) {
  return [...source.matchAll(pattern)].flatMap(({ 0: found, index }): Finding[] => {
    const start = offset + index
    if (quotable.has(slip) && isQuoted(text, start)) return []
    const end = start + found.trimEnd().length
    return [{ place: placeAt(text, start, end), message: slipMessages[slip](text.slice(start, end)) }]
  })
}
