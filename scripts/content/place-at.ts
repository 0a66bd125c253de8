import type { Place } from './problem.ts'

/** Where the part of a text between two offsets is; without its end if that is on another line. */
export function placeAt(text: string, start: number, end: number): Place {
  const before = text.slice(0, start)
  const lineStart = before.lastIndexOf('\n') + 1
  const place = { line: before.split('\n').length, column: start - lineStart + 1 }
  const isOnOneLine = end > start && !text.slice(start, end).includes('\n')
  return isOnOneLine ? { ...place, endColumn: end - lineStart + 1 } : place
}
