import type { Blockquote, Nodes } from 'mdast'
import { lineStart } from '../diagnostics.ts'
import { type CalloutKind, calloutKinds } from '../markdown/callouts.ts'
import { calloutMessages as messages } from '../messages.ts'
import { nearest } from '../nearest.ts'
import { type Draft, type Finding, placeOf, sourceOf } from './rule.ts'

/** What else writers call them, in German and in other programs. */
const otherNames = new Map(
  Object.entries<CalloutKind>({
    ...{ hinweis: 'note', info: 'note', notiz: 'note', abstract: 'note', example: 'note', beispiel: 'note' },
    ...{ tipp: 'tip', hint: 'tip', success: 'tip', wichtig: 'important', merke: 'important' },
    ...{ warnung: 'warning', achtung: 'warning', attention: 'warning' },
    ...{ vorsicht: 'caution', gefahr: 'caution', danger: 'caution', error: 'caution', fehler: 'caution' },
  }),
)

/** Quotations that begin like a callout and are none, for `remarkFindCallouts`. */
export function checkCallouts({ nodes: [root, ...nodes], text }: Draft): Finding[] {
  const outermost = new Set<Nodes>(root && 'children' in root ? root.children : [])
  const quotes = nodes.filter((node) => node.type === 'blockquote')
  const quoteOf = new Map<Nodes | undefined, Blockquote>(quotes.map((quote) => [quote.children[0], quote]))
  return nodes.flatMap((node): Finding[] => {
    if (node.type === 'blockquote') return findRest(node, nodes, text)
    if (node.type !== 'paragraph') return []
    const [first = '', ...rest] = sourceOf(node, text).split('\n')
    const [marker, name = '', after = ''] = /^\[!(\w+)\][ \t]*(.*)$/u.exec(first) ?? []
    const quote = quoteOf.get(node)
    const findFault = () => {
      const kind = name.toLowerCase()
      if (!calloutKinds.some((known) => known === kind)) {
        return messages.unknown(name, otherNames.get(kind) ?? nearest(kind, calloutKinds), calloutKinds)
      }
      if (quote === undefined) return messages.noQuote(name)
      if (!outermost.has(quote)) return messages.nested
      if (after !== '') return messages.sameLine(name)
      return rest.length === 0 && quote.children.length === 1 ? messages.empty : undefined
    }
    const message = marker === undefined ? undefined : findFault()
    return message === undefined ? [] : [{ place: placeOf(node), message }]
  })
}

/** A list that a callout announces, or that begins in the line below it, is meant to be in it. */
function findRest(quote: Blockquote, nodes: readonly Nodes[], text: string): Finding[] {
  const source = sourceOf(quote, text)
  const end = placeOf(quote).end.line
  const next = nodes.find((node) => placeOf(node).start.line > end)
  if (!/^> ?\[!\w+\]/.test(source) || next?.type !== 'list') return []
  const isMeant = placeOf(next).start.line === end + 1 || source.endsWith(':')
  return isMeant ? [{ place: lineStart(placeOf(next).start.line), message: messages.outside }] : []
}
