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
    let isOpen = false
    return rows.flatMap((row, index): Finding[] => {
      const place = placeOf(row)
      const source = sourceOf(row, text).trimEnd()
      const [found, expected] = [row.children.length, head?.children.length ?? 0]
      const next = rows[index + 1]
      const isRest = isOpen && !source.startsWith('|')
      const isCut =
        source.startsWith('|') && found < expected && next && !sourceOf(next, text).startsWith('|')
      isOpen = (isRest || isCut === true) && !source.endsWith('|')
      if (isRest) return []
      if (isOpen) return [{ place, message: messages.cutCell }]
      if (!source.includes('|')) return [{ place, message: messages.textBelow }]
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
