import type { Definition, Image, Link, Nodes } from 'mdast'
import { type Place, placeAt } from '../diagnostics.ts'

/** An address in a post's text, and its place. */
export type Address = { kind: 'link' | 'image'; url: string; place: Place }

/**
 * The addresses of a post's links and images, in the order of its text. The address of a reference is that of its
 * definition; a definition without references is left out.
 */
export function findAddresses(nodes: readonly Nodes[], text: string): Address[] {
  const addresses: Address[] = []
  const referred = new Map<string, Address['kind']>()
  const definitions = new Map<string, Definition>()
  for (const node of nodes) {
    if (node.type === 'link' || node.type === 'image') {
      addresses.push({ kind: node.type, url: node.url, place: placeOf(node, text) })
    }
    // An image is checked more closely, so it counts where both refer to the same.
    if (node.type === 'imageReference') referred.set(node.identifier, 'image')
    if (node.type === 'linkReference' && !referred.has(node.identifier)) referred.set(node.identifier, 'link')
    // Of several definitions of the same name the first one counts.
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node)
  }
  for (const [identifier, definition] of definitions) {
    const kind = referred.get(identifier)
    if (kind) addresses.push({ kind, url: definition.url, place: placeOf(definition, text) })
  }
  return addresses.sort((a, b) => offsetOf(a.place.start) - offsetOf(b.place.start))
}

/** The address itself; all of the link where it is written with escapes. */
function placeOf(node: Link | Image | Definition, text: string): Place {
  const place = node.position as Place
  const start = offsetOf(place.start)
  const source = text.slice(start, offsetOf(place.end))
  const last = node.type === 'link' ? node.children.at(-1) : undefined
  // The text in front may be the same as the address; of an address in pointed brackets it is the address.
  const from = last
    ? offsetOf(last.position?.end) - start
    : source.indexOf(node.type === 'definition' ? ']:' : '](')
  const index = [source.indexOf(node.url, from), source.indexOf(node.url)].find((found) => found !== -1)
  if (node.url === '' || index === undefined) return place
  return placeAt(text, start + index, start + index + node.url.length)
}

function offsetOf(point: { offset?: number | undefined } | undefined): number {
  return point?.offset ?? 0
}
