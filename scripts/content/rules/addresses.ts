import type { Definition, Image, Link } from 'mdast'
import { type Draft, rangeOf } from './rule.ts'

/** An address in a post's text, and where it stands. */
export type Address = { kind: 'link' | 'image'; url: string; start: number; end: number }

/**
 * The addresses of a post's links and images, in the order of its text. What a reference leads to stands in
 * its definition; one that nothing refers to leads nowhere for nobody.
 */
export function addressesOf(draft: Draft): Address[] {
  const addresses: Address[] = []
  const referred = new Map<string, Address['kind']>()
  const definitions = new Map<string, Definition>()
  for (const node of draft.nodes) {
    if (node.type === 'link' || node.type === 'image') {
      addresses.push({ kind: node.type, url: node.url, ...placeOf(draft, node) })
    }
    // An image is looked at more closely, so it counts where both refer to the same.
    if (node.type === 'imageReference') referred.set(node.identifier, 'image')
    if (node.type === 'linkReference' && !referred.has(node.identifier)) referred.set(node.identifier, 'link')
    // Of several definitions of the same name the first one counts.
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node)
  }
  for (const [identifier, definition] of definitions) {
    const kind = referred.get(identifier)
    if (kind) addresses.push({ kind, url: definition.url, ...placeOf(draft, definition) })
  }
  return addresses.sort((a, b) => a.start - b.start)
}

/** The address itself; all of the link where it is written with escapes. */
function placeOf(draft: Draft, node: Link | Image | Definition): { start: number; end: number } {
  const { start, end } = rangeOf(draft, node)
  const source = draft.text.slice(start, end)
  const last = node.type === 'link' ? node.children.at(-1) : undefined
  // The text in front may be the same as the address; of an address in pointed brackets it is the address.
  const from = last
    ? rangeOf(draft, last).end - start
    : source.indexOf(node.type === 'definition' ? ']:' : '](')
  const index = [source.indexOf(node.url, from), source.indexOf(node.url)].find((found) => found !== -1)
  if (node.url === '' || index === undefined) return { start, end }
  return { start: start + index, end: start + index + node.url.length }
}
