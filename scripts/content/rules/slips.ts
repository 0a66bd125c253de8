import { say, slipMessages } from '../messages.ts'
import { chat, chatButton, chatMark, gap, otherProgram, unfinished } from './leftovers.ts'
import type { Block } from './prose.ts'
import type { Draft, Report } from './rule.ts'
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
  numberSign: /\d{1,2}\.\) .*/u,
  listInText: /(?:\d{2,3}|[02-9])[.)] .*\n[ \t>]*\d{1,3}[.)] .*/u,
  hashList: /#\d{1,2}[ .)].*\n[ \t>]*#\d{1,2}[ .)].*/u,
  taskBox: /\[(?:[xX ]?|[xX] | [xX])\](?= )|\[[xX ]\](?=[^\s(:[])/u,
  admonition: /(?::::+|!!!|\?\?\?)\s*\p{L}+.*/u,
  definition: /: \S.*/u,
  contents: /\[toc\]\s*$|.*\.{4,} ?\d+[ \t]*$/iu,
  footnoteColon: /\[\^[^\]\s]+\] ?:.*/u,
}

/** What is wrong wherever it is. What precedes it is asked last: signs are found faster than letters. */
const anywhere: Partial<Record<Slip, RegExp>> = {
  loneHash: /(?<=\ufffb\n)#\p{L}[^#\n]*(?=\n\ufffb)/u,
  bold: /(?<![\\*\d])\*\*(?![*\d])(?:[^*\n]*\*\*)?|(?<![\\\w])__(?=[^_\s])(?:[^_\n]*__)?/u,
  escaped: /\\\*\\\*[\p{L}„][^*\n]{0,80}\\\*\\\*|\\\[[^[\]\n]{1,80}\\\]\\?\((?:https?:|\/)/u,
  italic: /(?<![\\*\p{L}\d])\*(?=[\p{L}„])/u,
  strike: /(?<!\\)~~(?:[^~\n]*~~)?/u,
  backtick: /(?<!\\)`+|´/u,
  linkGap: /\][ \t]+\((?:\ufffa|www\.|\/|#|mailto:|[^\s()]+\.(?:md|html?|pdf|svg|png|jpe?g|webp|avif)\))/u,
  linkSpaces: /\]\((?:\ufffa|\/|#|[^\s()]+\.\w)[^()\n]*[ \t][^()\n]*\)|\]\([^\s()]+[ \t][^()\n]*\.\w{2,5}\)/u,
  linkOpen:
    /\]\(<|\]\((?:\ufffa|www\.|\/|#)[^\s)]*(?=\s|$)(?![^()\n]*\))|\[[^[\]()\n]+\((?:\ufffa|https?:|\/|[^\s()]+\.(?:md|pdf|svg|png|jpe?g|webp)\))[^\s)]*\)?|\]\ufffa+|\]\(\ufffa+[^\s)]*\)/u,
  wikiLink: /!?\[\[[^[\]\n]+\]\]/u,
  shortcode:
    /\{\{[^{}\n]+\}\}|\{%[^{}\n]+%\}|\{(?:\+\+|--|>>)[^{}\n]*\}|%%[^%\n]+%%|\[[a-z][\w-]* [\w-]+="[^\]\n]*\]/u,
  citation: chatMark,
  otherProgram,
  gap,
  comment:
    /\[[A-Z]{1,3}\d{1,3}\](?:(?![([:])(?<=[\p{L}\d.,]\[\w+\])|(?<=(?:Kommentiert|Commented) \[\w+\]))/u,
  arrow: /(?<=\p{L} )à(?= \p{Lu})/u,
  brokenUmlaut: /[AOUaou]\u00a8/u,
  superscript: /\^[^\s^]{1,5}\^(?<=[\p{L}\d]\^[^\s^]+\^)/u,
  path: /(?<![\\\w:])(?:\\\\[\p{L}\d][\w.-]*|(?:[A-Za-z]:|%\w+%|HK\w+)(?:\\[\p{L}\d][^\\\n:;"„“<>|]{0,60})*\\[!-/:-@[\]-`{-~]\S*)/u,
  hyphenGap,
  attributes: /\{(?:[#.:]|\w+=)[^{}\n]*\}/u,
  highlight: /==[^=\s][^=\n]*==/u,
  emoji: /(?<![\w:]):(?:[+-]1|[a-z][a-z0-9_+-]+):(?![\w:])/u,
  formula: /\$\$[^$\n]+\$\$|\\\([^\n]+?\\\)|(?<![\w$])\$[^\s$\d(][^$\n]{0,200}[\\^_{][^$\n]{0,200}\$(?!\w)/u,
  footnoteSpaces: /\[\^[^\]\n]*\s[^\]\n]*\]/u,
  calloutLate: /\[!(?<=[^\ufffb]\n[ \t>]*..)(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/iu,
  pastedTable:
    /[^\s•●▪‣◦]\t{1,9}\S[^\n]{0,200}\n[^\n]{0,200}[^\s•●▪‣◦]\t{1,9}\S[^\n]*|\S {3,20}\S{1,40} {3,20}\S[^\n]{0,200}\n[^\n]{0,200}\S {3,20}\S{1,40} {3,20}\S[^\n]*|^[^;\n]+;[^;\s]+;[^\n]+\n[^;\n]+;[^;\s]+;[^\n]+/u,
  brokenAddress:
    /\bhttps?:\/(?=[^/\s])|\bhttps?\/\/|\b(?:htpps?|htps?|htttps?|hhttps?|ttps?):\/\/|@[a-z-]{2,},[a-z]{2,3}\b(?<=\w@[\w-]+,\w+)/iu,
  impossible: /(?<![\d:.])(?:(?:2[5-9]|[3-9]\d):\d\d|\d{1,2}:[6-9]\d) Uhr/u,
  fancyLetters: /[\ufb00-\ufb06]|[\u{1d400}-\u{1d7ff}]+/u,
  lastBreak: /\\(?=\n\ufffb)(?<!\\[^\n]*\\)/u,
  emptyAddress: /https?:\/\/(?=\s|$)/u,
  englishNumber: /(?<![\d,.])\d{1,3}(?:,\d{3})+\.\d+(?![\d,.])/u,
  footnoteNumber:
    /\[\d{1,2}\](?![([:])(?<=[\p{L}.,“)]\[\d+\])|\d{1,2}(?:(?=\s+[\p{Lu}„]|\s*\n\ufffb)(?<=\p{Ll}{4}[.!?]“?\d+)|(?= \p{Ll})(?<=\p{Ll}{4},\d+))/u,
  footnoteInline: /\^\[[^\]\n]+\]/u,
  entity:
    /&(?:nbsp|amp|lt|gt|shy|quot|euro|[aou]uml|[AOU]uml|szlig|[mn]dash|copy|reg|trade|times|hellip|bull)(?![\p{L};])/u,
  ellipsis: /\.{3}(?:(?![.\w/])(?<![.\w/]\.{3})|(?!\.)(?<=\p{L}\.{3}))/u,
  dash: / --? (?=[\p{L}\d„(\ufffc])(?<=[\p{L}\d“)\ufffc] --? )/u,
  spaceBefore: /[ \t](?<=[\p{L}\d“)\ufffc].)[ \t]*(?:[,;.!?](?=\s|$)|,(?=\p{L}))/u,
  spaceAfter: /[,;](?=\p{L})(?<=\p{Ll}.)(?<!@[\p{L}\d-]{1,60}.)|[.!?](?=\p{Lu}\p{Ll})(?<=\p{Ll}{2}.)/u,
  smallStart: /(?<=\p{Ll}{5}\. )\p{Ll}{2,}/u,
  wordTwice:
    /(?<![\p{L}-]|,\s)(?!(?:sie|[Xx]+)\b)(\p{L}{2,})\s+\1(?![\p{L}-])(?<!(?:, \p{L}{2,8}|\b(?:[Oo]b|[Dd]ass|[Ww]eil))\s+d(?:as|ie|er)\s+d(?:as|ie|er))/u,
  signTwice:
    /!{2,}|\?(?<=[\p{L}\d“)].)(?<!\([^()\n]{0,30})\?+|,,(?<=[\p{L}\d],,)|\.\.(?![.\w/\\])(?<=\p{L}{2}\.\.)/u,
  closingQuote: /„[^„“”\n]*”/u,
  openQuote: /„[^“”\ufffa\ufffb]*(?=\n\ufffb)/u,
  abbreviation: /(?<![\p{L}.])(?:z\.B|d\.h|u\.a|z\.T|i\.d\.R|u\.U|o\.ä|s\.o|s\.u)\./u,
  capitals: /\p{Lu}{2}(?<![\p{L}\d]..)\p{Lu}*[ ,]+(?:\p{Lu}{2,}[ ,]+){3,}\p{Lu}{2,}(?![\p{L}\d])/u,
  placeholder: unfinished,
}

/** What must be nowhere in the file, code and front matter included. */
const inFile: Partial<Record<Slip, RegExp>> = {
  citation: chatButton,
  conflict: /^(?:<{7}|>{7}|\|{7})(?: .*)?$/u,
  invisible: /[\u00ad\u200b\u2060\ufeff]/u,
  noAddress:
    /(?<![\d.])(?:192\.168|172\.(?:1[6-9]|2\d|3[01]))\.(?:\d{1,3}\.(?:25[6-9]|2[6-9]\d|[3-9]\d\d)|(?:25[6-9]|2[6-9]\d|[3-9]\d\d)\.\d{1,3})(?![\d.])/u,
  /** Also as references of HTML; the text then reads otherwise than it is. */
  direction: /[\u202a-\u202e\u2066-\u2069]|&#(?:x0*20(?:2[a-e]|6[6-9])|0*82(?:3[4-8]|9[4-7]));/iu,
  replaced: /\ufffd/u,
  encoding: /Ã[\u0080-\u00bfŸœž„–]|â€[\u0080-\u00bfžœ“”™¦]/u,
  secret:
    /-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:AKIA[0-9A-Z]{16}|gh[pousr]_\w{36}|glpat-[\w-]{20}|xox[baprs]-[\w-]{20,}|sk-[\w-]{32,}|AIza[\w-]{35}|eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]+)\b|\b(?:[Pp]asswor[dt]|[Kk]ennwort|pwd)\s*[=:]\s*(?!https?:)(?=[^\s<]*\d)(?=[^\s<]*[A-Z])(?=[^\s<]*[^\w\s<"'])[^\s<>{}$*]{8,}/u,
}

const compile = (table: Partial<Record<Slip, RegExp>>, before = '') =>
  Object.entries(table).map(
    ([slip, { source, flags }]) =>
      [slip as Slip, new RegExp(`${before}(?:${source})`, `gm${flags}`)] as const,
  )
const lineSlips = compile(atLineStart, '^[ \\t>]*')
const blockSlips = compile(anywhere)
const fileSlips = compile(inFile)

/** Between two blocks. */
const border = '\ufffb\n'

/** What looks like a mark of Markdown and is shown as it was typed, and slips of the keyboard. */
export function checkSlips({ text, prose, fields }: Draft, report: Report): void {
  const reportSlip = (slip: Slip, start: number, found: string) => {
    const end = start + found.trimEnd().length
    if (quotable.has(slip) && isQuoted(text, start)) return
    report([start, end], say(slipMessages[slip], text.slice(start, end)))
  }
  for (const [slip, pattern] of fileSlips) {
    for (const { 0: found, index } of matchesIn(text, pattern)) reportSlip(slip, index, found)
    for (const { value, start, end, place } of fields.values()) {
      // Escaped in quotation marks of YAML.
      const isEscaped = slip === 'direction' && text.slice(start, end).search(pattern) === -1
      if (isEscaped && String(value).search(pattern) !== -1) report(place, slipMessages.direction)
    }
  }
  // To search all blocks at once takes a third of the time.
  let all = border
  const starts = prose.map(({ source }) => {
    all += `${source}\n${border}`
    return all.length - source.length - border.length - 1
  })
  const search = (pattern: RegExp) =>
    matchesIn(all, pattern).flatMap(({ 0: found, index }) => {
      const at = starts.findLastIndex((start) => start <= index)
      const block = prose[at]
      return block ? [{ block, found, start: block.start + index - (starts[at] ?? 0) }] : []
    })
  for (const [slip, pattern] of lineSlips) {
    // Of a list, its first line is enough.
    const done = new Set<Block>()
    for (const { block, found, start } of search(pattern)) {
      if (block.node.type !== 'paragraph' || done.has(block)) continue
      done.add(block)
      const line = found.replace(/^[ \t>]+/, '')
      reportSlip(slip, start + found.length - line.length, line)
    }
  }
  for (const [slip, pattern] of blockSlips) {
    for (const { block, found, start } of search(pattern)) {
      const isCell = slip === 'backtick' && block.node.type === 'tableCell'
      reportSlip(isCell ? 'backtickInCell' : slip, start, found)
    }
  }
}

/** `matchAll` compiles a copy of the pattern, which takes longer than to search. */
function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) === -1 ? [] : [...text.matchAll(pattern)]
}

/** What a quotation may show on purpose. */
const quotable = new Set<Slip>(['gap', 'otherProgram', 'citation'])

function isQuoted(text: string, offset: number): boolean {
  return /^\s*>/.test(text.slice(text.lastIndexOf('\n', offset) + 1, offset))
}
