import type { Nodes, Root } from 'mdast'
import { fail } from '../diagnostics.ts'

/** Deeper nesting breaks parsers further down the line, browsers' among them, and no reader wants it. */
const maxDepth = 100

/** Missing cells of a row are filled up, so that 31 KB could become gigabytes. The same limit as in markdown-it. */
const maxCells = 65_536

/** Characters of all addresses and titles that references repeat: 31 KB could become 40 MB. */
const maxExpansion = 2_000_000

export function failTooDeep(line = 1): never {
  return fail(`Text: is nested more than ${maxDepth} levels deep; simplify it`, line)
}

/** Throws if a line, which is no code, nests too deeply. Before parsing, which takes longer with each level. */
export function rejectDeepLines(markdown: string): void {
  const markers = new RegExp(
    `^ {0,3}(?:(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))[ \\t]*){${maxDepth + 1}}`,
  )
  const thematicBreak = /^ {0,3}([-*])(?:[ \t]*\1)*[ \t]*$/
  let fence = ''
  for (const [index, line] of markdown.split('\n').entries()) {
    const run = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
    if (fence === '') fence = run
    else if (run.startsWith(fence)) fence = ''
    if (fence === '' && markers.test(line) && !thematicBreak.test(line)) failTooDeep(index + 1)
  }
}

/** Throws if a tree is too deep, has too large a table, or repeats too much by references. */
export function rejectExcess(tree: Root): void {
  const sizes = new Map<string, number>()
  const references: { identifier: string; line: number }[] = []
  // Without recursion: the tree may be deeper than the stack.
  const rest: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
  for (let entry = rest.pop(); entry; entry = rest.pop()) {
    const { node, depth } = entry
    const line = node.position?.start.line ?? 1
    if (depth > maxDepth) failTooDeep(line)
    if (node.type === 'table' && node.children.length * (node.align?.length ?? 0) > maxCells) {
      fail(`Text: a table with more than ${maxCells} cells; divide it`, line)
    }
    if (node.type === 'definition') {
      const size = node.url.length + (node.title?.length ?? 0)
      sizes.set(node.identifier, Math.max(sizes.get(node.identifier) ?? 0, size))
    }
    if (node.type === 'linkReference' || node.type === 'imageReference') {
      references.push({ identifier: node.identifier, line })
    }
    if ('children' in node) for (const child of node.children) rest.push({ node: child, depth: depth + 1 })
  }
  let expansion = 0
  // From the first to the last: the children of a node were taken from the end.
  for (const { identifier, line } of references.reverse()) {
    expansion += sizes.get(identifier) ?? 0
    if (expansion > maxExpansion)
      fail(
        `Text: references would turn the post into more than ${maxExpansion / 1e6} MB; use fewer references or shorter addresses`,
        line,
      )
  }
}
