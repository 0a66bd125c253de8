import { lineStart } from '../diagnostics.ts'
import { tableMessages as messages } from '../messages.ts'
import { type Draft, placeOf, type Report, sourceOf } from './rule.ts'

const delimiterRow = /^[\s>]*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/

/** Lines that look like a table and are none, and rows that miss cells or end a table late. */
export function checkTables({ nodes, text }: Draft, report: Report): void {
  for (const node of nodes) {
    if (node.type === 'paragraph') {
      report(lineStart(placeOf(node).start.line), findFault(sourceOf(node, text).split('\n')))
    }
    if (node.type !== 'table') continue
    const [head, ...rows] = node.children
    let isOpen = false
    for (const [index, row] of rows.entries()) {
      const source = sourceOf(row, text).trimEnd()
      const [found, expected] = [row.children.length, head?.children.length ?? 0]
      const next = rows[index + 1]
      const isRest: boolean = isOpen && !source.startsWith('|')
      const isCut =
        source.startsWith('|') && found < expected && next && !sourceOf(next, text).startsWith('|')
      isOpen = (isRest || isCut === true) && !source.endsWith('|')
      if (isRest) continue
      if (isOpen) report(row, messages.cutCell)
      else if (!source.includes('|')) report(row, messages.textBelow)
      else if (found < expected) report(row, messages.fewCells(found, expected))
    }
  }
}

function findFault([first = '', second = '']: string[]): string | undefined {
  if (!/^\s*\|.*\|\s*$/.test(first) && !(first.includes('|') && delimiterRow.test(second))) return undefined
  if (second === '') return messages.loneRow
  return delimiterRow.test(second)
    ? messages.columns(countCells(first), countCells(second))
    : messages.noDelimiter
}

function countCells(row: string): number {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/).length
}
