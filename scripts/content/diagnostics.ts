import type { Position } from 'unist'
import { location } from 'vfile-location'
import { VFileMessage } from 'vfile-message'
import { compareText } from '../io/compare-text.ts'

/** Lines and columns are counted from 1; columns in UTF-16 units, as editors do. The end is exclusive. */
export type Place = Position

/** A message for the writer. An error, which ends the build, is fatal; a hint is not. */
export type Diagnostic = VFileMessage & { file: string; place: Place; ruleId: string; fatal: boolean }

export function createMessage(file: string, place: Place, reason: string, ruleId: string, fatal = true) {
  return Object.assign(new VFileMessage(reason, { place, ruleId }), { file, place, ruleId, fatal })
}

/** Throws a `VFileMessage`, with a line where one is known. */
export function fail(reason: string, line?: number): never {
  throw new VFileMessage(reason, line === undefined ? undefined : lineStart(line))
}

export function isError({ fatal }: Diagnostic): boolean {
  return fatal
}

function lineStart(line: number): Place {
  return { start: { line, column: 1 }, end: { line, column: 1 } }
}

/** For what concerns a file as a whole. */
export const startOfFile = lineStart(1)

/** The place of the part of a text between two offsets. */
export function placeAt(text: string, start: number, end = start): Place {
  // Thousands of places are asked for in the same text.
  if (located.text !== text) located = { text, location: location(text) }
  const pointAt = (offset: number) => located.location.toPoint(offset) as Place['start']
  return { start: pointAt(start), end: pointAt(end) }
}

let located = { text: '', location: location('') }

/** In the order of files and lines. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  const byPlace = a.place.start.line - b.place.start.line || a.place.start.column - b.place.start.column
  return compareText(a.file, b.file) || byPlace || compareText(a.reason, b.reason)
}
