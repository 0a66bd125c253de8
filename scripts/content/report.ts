import { count } from '../io/quote.ts'
import type { Checked } from './check-posts.ts'
import type { CompiledContent } from './compile.ts'
import { compareDiagnostics, type Diagnostic, isError } from './diagnostics.ts'
import { decode, readBytes } from './files.ts'

/** The diagnostics in order, each with its line and carets. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  // vfile-reporter (8.1) does not show the lines of the source.
  const files = new Set(diagnostics.map(({ file }) => file))
  const lines = new Map([...files].map((file) => [file, linesOf(file)]))
  return diagnostics
    .toSorted(compareDiagnostics)
    .map((diagnostic) => `${formatLine(diagnostic)}\n${frameOf(diagnostic, lines.get(diagnostic.file))}`)
    .join('\n')
}

/** The lines of a file; none where it cannot be read, and of drawings, whose source nobody edits. */
function linesOf(file: string): string[] {
  try {
    return file.endsWith('.svg') ? [] : decode(file, readBytes(file)).split('\n')
  } catch {
    return []
  }
}

/** `posts/x.md:4:7  error  date: …` */
export function formatLine(diagnostic: Diagnostic): string {
  const { file, line, column, reason } = diagnostic
  const severity = isError(diagnostic) ? 'error' : 'hint'
  return withoutControls(`${file}:${line}:${column}  ${severity}  ${reason}`)
}

export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(isError).length
  const files = new Set(diagnostics.map(({ file }) => file)).size
  const found = [...some(errors, 'error'), ...some(diagnostics.length - errors, 'hint')]
  const meaning = errors > 0 ? 'With errors nothing is published.' : 'Hints do not stop the publication.'
  return `${found.join(' and ')} in ${count(files, 'file')}. ${meaning}`
}

/** What `npm run check` prints of all that the site is made from, or of posts alone. */
export function formatChecked(
  { files, diagnostics, unpublished }: Checked,
  scope: 'all' | 'posts' = 'posts',
) {
  const hidden = unpublished.slice(0, 5).map(({ file, day = 'draft' }) => `${file} (${day})`)
  const rest = unpublished.length - hidden.length
  if (rest > 0) hidden.push(`${rest} more`)
  const end = hidden.length > 0 ? `\nNot published yet: ${hidden.join(', ')}.` : ''
  if (diagnostics.length === 0) {
    const others = scope === 'all' ? 'Facts, texts and ' : ''
    return `${others}${count(files.length, 'post')} checked, nothing to complain about.${end}`
  }
  return `${formatDiagnostics(diagnostics)}\n${countDiagnostics(diagnostics)}${end}`
}

/** Also what is not published yet: who looks into a build's log sees why an article is missing. */
export function formatOutcome(outcome: CompiledContent): string {
  const days = Object.values(outcome.unpublished)
  const dated = days.filter((day) => day !== null).sort()
  const parts = [`${outcome.published} published`, ...some(days.length - dated.length, 'draft')]
  if (dated.length > 0) parts.push(`${dated.length} for later (the next on ${dated[0]})`)
  const hints = some(outcome.diagnostics.length, 'hint').map((text) => ` ${text}: npm run check.`)
  return `${count(outcome.posts, 'post')}: ${parts.join(', ')}.${hints.join('')}`
}

/** A number of things; nothing where there are none. */
function some(number: number, noun: string): string[] {
  return number > 0 ? [count(number, noun)] : []
}

/** Of a long line, so many characters before and after the place are shown. */
const shownAround = 60

/** The line of a diagnostic with carets under the place; empty without the lines of its file. */
function frameOf({ place: { start, end } }: Diagnostic, lines: readonly string[] = []): string {
  const line = lines[start.line - 1]
  if (line === undefined) return ''
  const last = end.line > start.line ? line.length + 1 : Math.min(end.column, start.column + 120)
  const from = Math.max(0, start.column - 1 - shownAround)
  const part = line.slice(from, last - 1 + shownAround).replaceAll('\t', ' ')
  const number = `> ${start.line} | `
  const below = `${' '.repeat(number.length - 2)}| ${' '.repeat(start.column - 1 - from)}`
  const carets = '^'.repeat(Math.max(1, last - start.column))
  return `${number}${part.replace(unsafe, '\ufffd')}\n${below}${carets}\n`
}

const unsafe = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu

/** What could control the terminal or reverse the text is written out. */
function withoutControls(text: string): string {
  return text.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
