import { location } from 'vfile-location'
import { createMessage, type Diagnostic, placeAt } from '../content/diagnostics.ts'
import { type MessageName, message } from '../io/messages.ts'

/** What somebody does wrong who edits a file by hand, and where: an offset in its text. */
export type SyntaxFault = { offset: number; fault: MessageName<'syntax'> }

/** What the compiler of TypeScript found, by the number of its message. */
export type Finding = { line: number; column: number; code: number }

/** Quotes that word processors and phones type. */
export const curlyQuotes = /[„“”‚‘’«»]/

/** Each mistake in a file of TypeScript, without what follows from it. */
export function findSyntaxFaults(source: string, findings: readonly Finding[]): SyntaxFault[] {
  const lines = source.split('\n')
  const { toOffset } = location(source)
  const offsetOf = (line: number, column = 1) => toOffset({ line, column }) ?? source.length
  const linesWith = (code: number) =>
    new Set(findings.filter((finding) => finding.code === code).map(({ line }) => line))
  const [unclosed, strange, openAtEnd] = [linesWith(1002), linesWith(1127), linesWith(1160)]
  // From a backtick on, texts are code to the compiler and code is text.
  const template = openAtEnd.size > 0 ? lines.findIndex(hasOpenTemplate) + 1 || lines.length : Infinity

  const faults: SyntaxFault[] = []
  const reported = new Set<number>()
  let isLost = false
  for (const { line, column, code } of findings) {
    const offset = offsetOf(line, column)
    const guess = explain(source, offset, code)
    const isLineBefore = guess === 'comma' && endOfCode(source, offset) < offsetOf(line)
    const isText = !isLineBefore && (unclosed.has(line) || strange.has(line))
    // After a text that is not closed, the next line is reported, too, and perhaps all brackets.
    if (reported.has(line) || unclosed.has(line - 1) || line >= template || (isLost && !isText)) continue
    if (!isLineBefore) reported.add(line)
    const text = lines[line - 1] ?? ''
    const curly = strange.has(line) || /[“”‘’«»],?\s*$/.test(text) ? text.search(curlyQuotes) : -1
    const fault = isText ? (curly < 0 ? 'text' : 'quotes') : guess
    if (fault === 'quotes') faults.push({ offset: offsetOf(line, curly + 1), fault })
    else faults.push({ offset: fault === 'comma' ? endOfCode(source, offset) : offset, fault })
    isLost ||= isText || fault === 'bracket'
  }
  if (template < Infinity) return [...faults, { offset: offsetOf(template), fault: 'template' }]
  const open = faults.some(({ fault }) => fault === 'bracket') && findUnclosedLine(lines)
  if (!open) return faults
  const bracket = offsetOf(open, lines[open - 1]?.trimEnd().length)
  return [...faults.filter(({ offset }) => offset < bracket), { offset: bracket, fault: 'open' }]
}

/** Facts in a text, such as `{city.en}` and `$city.en}`, without the `${` before them. */
export function findPlainFacts(source: string): SyntaxFault[] {
  return [...source.matchAll(/(?<!\$)\{[a-z]\w*(\.\w+)*\}|\$[a-z]\w*(\.\w+)*\}/gi)].map(({ index }) => ({
    offset: index,
    fault: 'dollar',
  }))
}

/** `mark` is the sign around texts. */
export function describeSyntax(
  file: string,
  source: string,
  faults: readonly SyntaxFault[],
  mark: string,
): Diagnostic[] {
  return faults.map(({ offset, fault }) =>
    createMessage(file, placeAt(source, offset), message(`syntax.${fault}`, { mark }), 'syntax'),
  )
}

/** The end of what is before a place, without blanks. */
export function endOfCode(source: string, offset: number): number {
  return source.slice(0, offset).trimEnd().length
}

/** By what is before and after the place where the compiler expected something else. */
function explain(source: string, offset: number, code: number): SyntaxFault['fault'] {
  const before = source.slice(0, offset)
  const [next = ''] = source.slice(offset)
  if (/\d,\d*$/.test(before) && /[\d,}\n]/.test(next)) return 'decimal'
  if (next === ',') return 'twoCommas'
  if (code !== 1005 || !/[\w'"`([{$]/.test(next)) return 'bracket'
  if (/\n\s*$/.test(before)) return 'comma'
  if (/^\s*['"]?\w+['"]? +$/m.test(before.slice(before.lastIndexOf('\n') + 1)) && /['"`[{]/.test(next))
    return 'colon'
  // After a whole value.
  if (/['"`\]})\d]\s*$/.test(before)) return 'comma'
  return /[\w$]/.test(next) ? 'plain' : 'comma'
}

/** A text in backticks may go over several lines, but only within `${…}`. */
function hasOpenTemplate(line: string): boolean {
  const count = (part: string) => line.split(part).length - 1
  if (count('`') % 2 === 0) return count('`') > 0 && count('${') > count('}')
  return !/\$\{[^`}]*$/.test(line) && !/^\s*[)}\]]/.test(line)
}

/**
 * The line of a bracket that is not closed, in code that is indented: what closes a bracket begins as far to the right as
 * the line that opened it.
 */
function findUnclosedLine(lines: readonly string[]): number | undefined {
  const open: { line: number; indent: number }[] = []
  for (const [index, text] of lines.entries()) {
    const indent = text.search(/\S/)
    if (/^\s*[)\]}]/.test(text)) {
      const opened = open.pop()
      if (opened && opened.indent > indent) return opened.line
    }
    if (/[([{]\s*$/.test(text)) open.push({ line: index + 1, indent })
  }
  return open.at(-1)?.line
}
