import type { Nodes } from 'mdast'

/** A node and all below it, in the order of the text. */
export function nodesBelow(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node)
  if ('children' in node) for (const child of node.children) nodesBelow(child, found)
  return found
}
