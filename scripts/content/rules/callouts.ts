import type { Nodes } from 'mdast'
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
  const quotes = new Set(nodes.map((node) => (node.type === 'blockquote' ? node.children[0] : undefined)))
  const outermost = new Set<Nodes>(root && 'children' in root ? root.children : [])
  const own = new Set(
    [...outermost].map((node) => (node.type === 'blockquote' ? node.children[0] : undefined)),
  )
  return nodes.flatMap((node): Finding[] => {
    if (node.type !== 'paragraph') return []
    const [first = '', ...rest] = sourceOf(node, text).split('\n')
    const [marker, name = '', after = ''] = /^\[!(\w+)\][ \t]*(.*)$/u.exec(first) ?? []
    if (marker === undefined) return []
    const kind = name.toLowerCase()
    const isKnown = calloutKinds.some((known) => known === kind)
    const message = !isKnown
      ? messages.unknown(name, otherNames.get(kind) ?? nearest(kind, calloutKinds), calloutKinds)
      : !quotes.has(node)
        ? messages.noQuote(name)
        : !own.has(node)
          ? messages.nested
          : after !== ''
            ? messages.sameLine(name)
            : rest.length === 0 && isLast(node, nodes)
              ? messages.empty
              : undefined
    return message === undefined ? [] : [{ place: placeOf(node), message }]
  })
}

function isLast(node: Nodes, nodes: readonly Nodes[]): boolean {
  return nodes.some(
    (other) => other.type === 'blockquote' && other.children[0] === node && other.children.length === 1,
  )
}
