import type { Position } from 'unist'
import { location } from 'vfile-location'
import { VFileMessage } from 'vfile-message'
import { compareText } from '../io/compare-text.ts'

/** Lines and columns are counted from 1; columns in UTF-16 units, as editors do. The end is exclusive. */
export type Place = Position

/** A message for the writer, with its file, its place and its rule. */
export type Diagnostic = VFileMessage & { file: string; place: Place; ruleId: string; fatal: boolean }

/** A report shows at most so many problems of a file. */
export const maxShown = 20

/** An error, which ends the build, is fatal; a hint is not. */
export function createMessage(
  file: string,
  place: Place,
  reason: string,
  ruleId: string,
  fatal: boolean,
): Diagnostic {
  return Object.assign(new VFileMessage(reason, { place, ruleId }), { file, place, ruleId, fatal })
}

export function createError(file: string, place: Place, reason: string, ruleId: string): Diagnostic {
  return createMessage(file, place, reason, ruleId, true)
}

export function createHint(file: string, place: Place, reason: string, ruleId: string): Diagnostic {
  return createMessage(file, place, reason, ruleId, false)
}

export function isError({ fatal }: Diagnostic): boolean {
  return fatal
}

export function lineStart(line: number): Place {
  return { start: { line, column: 1 }, end: { line, column: 1 } }
}

/** For what concerns a file as a whole. */
export const startOfFile = lineStart(1)

/** The place of the part of a text between two offsets. */
export function placeAt(text: string, start: number, end: number): Place {
  return { start: pointAt(text, start), end: pointAt(text, end) }
}

/** In the order of files and lines. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.file, b.file) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compareText(a.reason, b.reason)
  )
}

let located = { text: '', location: location('') }

/** Remembers where the lines of a text begin: thousands of places are asked for in the same one. */
function pointAt(text: string, offset: number): Place['start'] {
  if (located.text !== text) located = { text, location: location(text) }
  return located.location.toPoint(offset) as Place['start']
}
