import type { Nodes, Root } from 'mdast'
import { fail } from '../diagnostics.ts'

/** Deeper nesting breaks parsers further down the line, browsers' among them, and no reader wants it. */
const maxDepth = 100

/** Tables are filled up and references repeat their targets: 31 KB of markdown could become gigabytes. */
const maxHtml = 2_000_000

export function failTooDeep(line = 1): never {
  return fail(`Text: is nested more than ${maxDepth} levels deep; simplify it`, line)
}

export function rejectDeepTree(tree: Root): void {
  // Without recursion: the tree may be deeper than the stack.
  const rest: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
  for (let entry = rest.pop(); entry; entry = rest.pop()) {
    const { node, depth } = entry
    if (depth > maxDepth) failTooDeep(node.position?.start.line)
    if ('children' in node) for (const child of node.children) rest.push({ node: child, depth: depth + 1 })
  }
}

export function rejectLongHtml(html: string): void {
  if (html.length > maxHtml)
    fail(`Text: becomes more than ${maxHtml / 1e6} MB; use smaller tables and fewer references`, 1)
}
