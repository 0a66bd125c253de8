import { codeFrameColumns } from '@babel/code-frame'
import { message, plural } from '../io/messages.ts'
import type { Checked } from './check-posts.ts'
import type { CompiledContent, Outcome } from './compile.ts'
import { compareDiagnostics, type Diagnostic, isError } from './diagnostics.ts'
import { decode, readBytes } from './files.ts'

type Sources = ReadonlyMap<string, readonly string[]>

/** The lines of the files that diagnostics are about; those that cannot be read are left out. */
export function readSources(diagnostics: readonly Diagnostic[]): Sources {
  const sources = new Map<string, string[]>()
  for (const file of new Set(diagnostics.map((diagnostic) => diagnostic.file))) {
    // Nobody mends a drawing in its source.
    if (file.endsWith('.svg')) continue
    try {
      sources.set(file, decode(file, readBytes(file)).split('\n'))
    } catch {
      // It is named without a quotation.
    }
  }
  return sources
}

/** The diagnostics in order, each with its line and carets. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], sources = readSources(diagnostics)) {
  // vfile-reporter (8.1) has neither the lines of the source nor a German word for anything.
  const sorted = diagnostics.toSorted(compareDiagnostics)
  return sorted.map((diagnostic) => `${formatLine(diagnostic)}\n${frameOf(diagnostic, sources)}`).join('\n')
}

/** `posts/x.md:4:7  Fehler  date: …` */
export function formatLine(diagnostic: Diagnostic): string {
  const { file, line, column, reason } = diagnostic
  const severity = message(isError(diagnostic) ? 'severity.error' : 'severity.hint')
  return withoutControls(`${file}:${line}:${column}  ${severity}  ${reason}`)
}

export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(isError).length
  const affected = new Set(diagnostics.map(({ file }) => file)).size
  const found = [...some('count.errors', errors), ...some('count.hints', diagnostics.length - errors)]
  return message('summary.found', {
    found: found.join(message('summary.and')),
    files: plural('count.files', affected),
  })
}

/** What `npm run check` prints of all that the site is made from, or of posts alone. */
export function formatChecked({ files, diagnostics }: Checked, scope: 'all' | 'posts' = 'posts'): string {
  if (diagnostics.length === 0) {
    const key = scope === 'all' ? 'summary.allRight' : 'summary.nothingFound'
    return message(key, { posts: plural('count.posts', files.length) })
  }
  const meaning = diagnostics.some(isError) ? 'summary.errorsStop' : 'summary.hintsPass'
  const found = countDiagnostics(diagnostics)
  return `${formatDiagnostics(diagnostics)}\n${message(meaning, { found })}`
}

/** Prints how a compilation went, and sets the exit status if it failed. */
export function reportOutcome(outcome: Outcome, started = performance.now()): void {
  if (outcome.ok) {
    for (const hint of outcome.hintsOnFiles) console.warn(formatLine(hint))
    console.info(formatOutcome(outcome, ((performance.now() - started) / 1000).toFixed(1)))
  } else {
    const found = countDiagnostics(outcome.problems)
    console.error(`${formatDiagnostics(outcome.problems)}\n${message('summary.nothingWritten', { found })}`)
    process.exitCode = 1
  }
}

/** Also what is not published yet: who looks into a build's log sees why an article is missing. */
function formatOutcome(outcome: CompiledContent, seconds: string): string {
  const days = Object.values(outcome.unpublished)
  const dated = days.filter((day) => day !== null).sort()
  const parts = [message('summary.published', { count: outcome.published })]
  parts.push(...some('count.drafts', days.length - dated.length))
  if (dated.length > 0) parts.push(message('summary.later', { count: dated.length, day: dated[0] }))
  const posts = plural('count.posts', outcome.posts)
  const compiled = message('summary.compiled', { posts, seconds, parts: parts.join(', ') })
  const [hints] = some('count.hints', outcome.hints)
  return hints ? message('summary.hints', { compiled, hints }) : compiled
}

/** A number of things; nothing where there are none. */
function some(key: Parameters<typeof plural>[0], count: number): string[] {
  return count > 0 ? [plural(key, count)] : []
}

/** Of a long line, so many characters before and after the place are shown. */
const shownAround = 60

/** The line of a diagnostic with carets under the place; empty where the file cannot be read. */
export function frameOf({ file, place: { start, end } }: Diagnostic, sources: Sources): string {
  const line = sources.get(file)?.[start.line - 1]
  if (line === undefined) return ''
  const last = end.line > start.line ? line.length + 1 : Math.min(end.column, start.column + 120)
  const from = Math.max(0, start.column - 1 - shownAround)
  const part = line.slice(from, last - 1 + shownAround).replaceAll('\t', ' ')
  const at = (column: number) => ({ line: start.line, column: column - from })
  const range = { start: at(start.column), end: at(Math.max(start.column + 1, last)) }
  // `startLine` is missing in the types (7.27).
  const options = { linesAbove: 0, linesBelow: 0, startLine: start.line }
  const frame = codeFrameColumns(part.replace(unsafe, '\ufffd'), range, options)
  return `${frame.replace(/ +$/gm, '')}\n`
}

const unsafe = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu

/** What could control the terminal or reverse the text is written out. */
function withoutControls(text: string): string {
  return text.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
