import type { Blockquote, Nodes } from 'mdast'
import { lineStart } from '../diagnostics.ts'
import { type CalloutKind, calloutKinds } from '../markdown/callouts.ts'
import { calloutMessages as messages } from '../messages.ts'
import { nearest } from '../nearest.ts'
import { type Draft, placeOf, type Report, sourceOf } from './rule.ts'

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
export function checkCallouts({ nodes, blocks, text }: Draft, report: Report): void {
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'blockquote') checkRest(node, nodes, text, report)
    if (node.type !== 'paragraph') continue
    const [first = '', ...rest] = sourceOf(node, text).split('\n')
    const [marker, name = '', after = ''] = /^\[!(\w+)\][ \t]*(.*)$/u.exec(first) ?? []
    if (marker === undefined) continue
    const kind = name.toLowerCase()
    const quote = nodes[index - 1]
    if (!calloutKinds.some((known) => known === kind)) {
      report(node, messages.unknown(name, otherNames.get(kind) ?? nearest(kind, calloutKinds), calloutKinds))
    } else if (quote?.type !== 'blockquote' || quote.children[0] !== node) {
      report(node, messages.noQuote(name))
    } else if (!blocks.has(quote)) report(node, messages.nested)
    else if (after !== '') report(node, messages.sameLine(name))
    else if (rest.length === 0 && quote.children.length === 1) report(node, messages.empty)
  }
}

/** A list that a callout announces, or that begins in the line below it, is meant to be in it. */
function checkRest(quote: Blockquote, nodes: readonly Nodes[], text: string, report: Report): void {
  const source = sourceOf(quote, text)
  const end = placeOf(quote).end.line
  const next = nodes.find((node) => placeOf(node).start.line > end)
  if (!/^> ?\[!\w+\]/.test(source) || next?.type !== 'list') return
  const { line } = placeOf(next).start
  if (line === end + 1 || source.endsWith(':')) report(lineStart(line), messages.outside)
}
