import { lineStart } from '../diagnostics.ts'
import { tableMessages as messages } from '../messages.ts'
import { type Draft, type Finding, placeOf, sourceOf } from './rule.ts'

const delimiterRow = /^[\s>]*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/

/** Lines that look like a table and are none, and rows that miss cells or end a table late. */
export function checkTables({ nodes, text }: Draft): Finding[] {
  return nodes.flatMap((node): Finding[] => {
    if (node.type === 'paragraph') {
      const message = findFault(sourceOf(node, text).split('\n'))
      return message === undefined ? [] : [{ place: lineStart(placeOf(node).start.line), message }]
    }
    if (node.type !== 'table') return []
    const [head, ...rows] = node.children
    return rows.flatMap((row) => {
      const place = placeOf(row)
      if (!sourceOf(row, text).includes('|')) return [{ place, message: messages.textBelow }]
      const [found, expected] = [row.children.length, head?.children.length ?? 0]
      return found < expected ? [{ place, message: messages.fewCells(found, expected) }] : []
    })
  })
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
