import { quoteLine } from './quote-line.ts'

/**
 * Counted from 1; columns in UTF-16 units, as editors do. `endColumn` is the column after the last one that is
 * meant, where that is known and on the same line.
 */
export type Place = { line: number; column: number; endColumn?: number }

/** Something a writer has to mend. */
export type Problem = Place & {
  file: string
  /** `field: expected …, found …`, with a remedy where there is one. */
  message: string
}

/** The lines of the files that problems are in, by the files' names; those that cannot be read are not there. */
export type Sources = ReadonlyMap<string, readonly string[]>

/** `posts/x.md:4:7  date: expected YYYY-MM-DD, found "20.1.2025"` */
export function formatProblem({ file, line, column, message }: Problem): string {
  return withoutControls(`${file}:${line}:${column}  ${message}`)
}

/**
 * Every problem, in the order of files and lines, below each the line that it is in where `sources` has it, and
 * a closing line that counts.
 */
export function formatReport(problems: readonly Problem[], fileCount: number, sources?: Sources): string {
  return [
    ...[...problems]
      .sort(byPlace)
      .flatMap((problem) => [formatProblem(problem), ...quoteSource(problem, sources)]),
    `${countProblems(problems, fileCount)}. Nothing was written.`,
  ].join('\n')
}

/** `2 problems in 1 of 3 posts` */
export function countProblems(problems: readonly Problem[], fileCount: number): string {
  const files = new Set(problems.map((problem) => problem.file)).size
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`
  return `${count} in ${files} of ${fileCount} ${fileCount === 1 ? 'post' : 'posts'}`
}

/** The line of a problem with carets under its place; nothing where the line is not known. */
export function quoteSource(problem: Problem, sources?: Sources): string[] {
  const line = sources?.get(problem.file)?.[problem.line - 1]
  return line === undefined ? [] : [quoteLine(line, problem)]
}

/** A value as it is quoted in a message: short, on one line. */
export function quote(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value))
  const short = text.length > 60 ? `${text.slice(0, 57)}…` : text
  if (typeof value === 'string') return short
  if (Array.isArray(value)) return `the list ${short}`
  if (typeof value === 'object') return 'a map'
  return `the ${typeof value} ${short}`
}

/** Written out, so that a post cannot speak to the terminal or turn the text around. */
export function withoutControls(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

export function byPlace(a: Problem, b: Problem): number {
  return (
    compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.message, b.message)
  )
}

/** By code unit: the same order in every locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
