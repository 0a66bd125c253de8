import { codeFrameColumns } from '@babel/code-frame'
import type { Checked } from './check-posts.ts'
import type { Outcome } from './compile.ts'
import { compareDiagnostics, type Diagnostic, isError, maxShown } from './diagnostics.ts'
import { readPost } from './files.ts'
import { groupBy } from './group-by.ts'
import { severities, summaries } from './messages.ts'

/** The texts of files, by their names; those that cannot be read are left out. */
export type Sources = ReadonlyMap<string, string>

/** The texts of the files that diagnostics are about, for quoting them. */
export function readSources(diagnostics: readonly Diagnostic[]): Sources {
  const sources = new Map<string, string>()
  for (const file of new Set(diagnostics.map((diagnostic) => diagnostic.file))) {
    const text = readPost(file)
    if (typeof text === 'string') sources.set(file, text)
  }
  return sources
}

/** Every diagnostic in the order of files and lines, below each its line with carets under the place. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  sources = readSources(diagnostics),
): string {
  // vfile-reporter (8.1) has neither the lines of the source nor a German word for anything.
  return selectShown(diagnostics)
    .flatMap(({ file, shown, more }) => [
      ...shown.map((diagnostic) => `${formatLine(diagnostic)}\n${frameOf(diagnostic, sources)}`),
      ...(more > 0 ? [`${withoutControls(file)}  ${summaries.more(more)}\n`] : []),
    ])
    .join('\n')
}

/** Of each file in order, the problems that a report shows, errors before hints, and the number of the others. */
function selectShown(diagnostics: readonly Diagnostic[]) {
  const files = groupBy(diagnostics.toSorted(compareDiagnostics), ({ file }) => file)
  return [...files].map(([file, all]) => {
    const byWeight = [...all.filter(isError), ...all.filter((diagnostic) => !isError(diagnostic))]
    const shown = byWeight.slice(0, maxShown).sort(compareDiagnostics)
    return { file, shown, more: all.length - shown.length }
  })
}

/** `posts/x.md:4:7  Fehler  date: …` */
export function formatLine(diagnostic: Diagnostic): string {
  const { file, line, column, reason } = diagnostic
  const severity = severities[isError(diagnostic) ? 'error' : 'hint']
  return withoutControls(`${file}:${line}:${column}  ${severity}  ${reason}`)
}

/** How many errors and hints there are in how many of the files. */
export function countDiagnostics(diagnostics: readonly Diagnostic[], files: number): string {
  const errors = diagnostics.filter(isError).length
  const affected = new Set(diagnostics.map(({ file }) => file)).size
  return summaries.count(errors, diagnostics.length - errors, affected, files)
}

/** What `npm run check` prints. */
export function formatChecked({ files, diagnostics }: Checked): string {
  if (diagnostics.length === 0) return summaries.nothingFound(files.length)
  const meaning = diagnostics.some(isError) ? summaries.errorsStop : summaries.hintsPass
  return `${formatDiagnostics(diagnostics)}\n${countDiagnostics(diagnostics, files.length)}. ${meaning}`
}

/**
 * Annotations of a pull request, each on a line.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
 */
export function formatGithub({ diagnostics }: Pick<Checked, 'diagnostics'>): string {
  const annotate = (diagnostic: Diagnostic) => {
    const { file, place, reason } = diagnostic
    const { start, end } = place
    const properties = {
      ...{ file, line: start.line, col: start.column },
      // Theirs is the last column that is meant, ours the one after it.
      ...(end.line === start.line && end.column > start.column && { endColumn: end.column - 1 }),
      title: reason.split(':', 1)[0],
    }
    const written = Object.entries(properties).map(
      ([name, value]) => `${name}=${percentEncode(value, /[%\r\n:,]/g)}`,
    )
    return `::${isError(diagnostic) ? 'error' : 'notice'} ${written.join(',')}::${percentEncode(reason, /[%\r\n]/g)}`
  }
  return selectShown(diagnostics)
    .flatMap(({ file, shown, more }) => [
      ...shown.map(annotate),
      ...(more > 0 ? [`::notice file=${percentEncode(file, /[%\r\n:,]/g)}::${summaries.more(more)}`] : []),
    ])
    .join('\n')
}

function percentEncode(value: unknown, reserved: RegExp): string {
  return String(value).replace(reserved, encodeURIComponent)
}

/** Prints how a compilation went and sets the exit status; whether it succeeded. */
export async function reportOutcome(outcome: Outcome, started: number): Promise<boolean> {
  if (!outcome.ok) {
    const { problems, posts } = outcome
    console.error(
      `${formatDiagnostics(problems)}\n${countDiagnostics(problems, posts)}. ${summaries.nothingWritten}`,
    )
    process.exitCode = 1
    return false
  }
  const { posts, published, unpublished, hints } = outcome
  const days = Object.values(unpublished)
  // Who looks into a build's log sees why an article is missing.
  const dated = days.filter((day) => day !== null).sort()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.info(summaries.compiled([posts, published, days.length - dated.length, hints], dated, seconds))
  return true
}

/** Of a long line, so many characters before and after the place are shown. */
const shownAround = 60

/** The line of a diagnostic with carets under the place; empty where the file cannot be read. */
export function frameOf({ file, place: { start, end } }: Diagnostic, sources: Sources): string {
  const line = sources.get(file)?.split('\n')[start.line - 1]
  if (line === undefined) return ''
  const last = end.line > start.line ? line.length + 1 : Math.min(end.column, start.column + 120)
  const from = Math.max(0, start.column - 1 - shownAround)
  const shown = line
    .slice(from, last - 1 + shownAround)
    .replace(unsafe, '\ufffd')
    .replaceAll('\t', ' ')
  const column = start.column - from
  const { line: number } = start
  const frame = codeFrameColumns(
    '\n'.repeat(number - 1) + shown,
    { start: { line: number, column }, end: { line: number, column: Math.max(column + 1, last - from) } },
    { linesAbove: 0, linesBelow: 0 },
  )
  return `${frame.replace(/ +$/gm, '')}\n`
}

const unsafe = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu

/** What could control the terminal or reverse the text is written out. */
function withoutControls(text: string): string {
  return text.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
