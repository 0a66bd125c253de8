import type { Definition, Image, Link, Nodes } from 'mdast'
import { type Place, placeAt } from '../diagnostics.ts'
import { offsetsOf } from './prose.ts'

/** An address in a post's text, and its place. */
export type Address = { kind: 'link' | 'image'; url: string; place: Place }

/** A node and all below it, in the order of the text. */
export function nodesBelow(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node)
  if ('children' in node) for (const child of node.children) nodesBelow(child, found)
  return found
}

/** The addresses of a post's links and images in the order of its text, and of definitions that it refers to. */
export function findAddresses(nodes: readonly Nodes[], text: string): Address[] {
  // Of several definitions of the same name the first one counts.
  const all = nodes.filter((node) => node.type === 'definition').reverse()
  const definitions = new Map(all.map((definition) => [definition.identifier, definition]))
  const kinds = new Map<Link | Image | Definition, Address['kind']>()
  for (const node of nodes) {
    if (node.type === 'link' || node.type === 'image') kinds.set(node, node.type)
    if (node.type !== 'linkReference' && node.type !== 'imageReference') continue
    const definition = definitions.get(node.identifier)
    if (definition === undefined) continue
    // An image is checked more closely, so it counts where both refer to the same.
    const isImage = node.type === 'imageReference' || kinds.get(definition) === 'image'
    kinds.set(definition, isImage ? 'image' : 'link')
  }
  return [...kinds]
    .map(([node, kind]) => ({ kind, url: node.url, place: placeOf(node, text) }))
    .sort((a, b) => (a.place.start.offset ?? 0) - (b.place.start.offset ?? 0))
}

/** The address itself; all of the link where it is written with escapes. */
function placeOf(node: Link | Image | Definition, text: string): Place {
  const [start, end] = offsetsOf(node)
  const source = text.slice(start, end)
  const last = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined
  // The text in front may be the same as the address; of an address in pointed brackets it is the address.
  const from = last ? last - start : source.indexOf(node.type === 'definition' ? ']:' : '](')
  const index = [source.indexOf(node.url, from), source.indexOf(node.url)].find((found) => found !== -1)
  if (node.url === '' || index === undefined) return node.position as Place
  return placeAt(text, start + index, start + index + node.url.length)
}
