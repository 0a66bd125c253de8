import type { Nodes, Root } from 'mdast'
import { VFileMessage } from 'vfile-message'
import { lineStart } from '../diagnostics.ts'
import { message } from '../messages.ts'

/** Deeper nesting breaks parsers further down the line, browsers' among them, and no reader wants it. */
const maxDepth = 100

/** Missing cells of a row are filled up, so that 31 KB could become gigabytes. The same limit as in markdown-it. */
const maxCells = 65_536

/** Characters of all addresses and titles that references repeat: 31 KB could become 40 MB. */
const maxExpansion = 2_000_000

export function tooDeep(line = 1): VFileMessage {
  return new VFileMessage(message('text.tooDeep', { levels: maxDepth }), { place: lineStart(line) })
}

/**
 * Throws if a line begins with more markers of quotations and lists than there may be levels. Each takes the parser
 * longer than the one before, so this runs before it. Lines of code are skipped.
 */
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
    if (fence === '' && markers.test(line) && !thematicBreak.test(line)) throw tooDeep(index + 1)
  }
}

/** Throws if a tree is too deep, has too large a table, or repeats too much by references. */
export function rejectExcess(tree: Root): void {
  const definitions = new Map<string, number>()
  const references: { identifier: string; line: number }[] = []
  // Without recursion: the tree may be deeper than the stack.
  const rest: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
  for (let entry = rest.pop(); entry; entry = rest.pop()) {
    const { node, depth } = entry
    const line = node.position?.start.line ?? 1
    if (depth > maxDepth) throw tooDeep(line)
    if (node.type === 'table' && node.children.length * (node.align?.length ?? 0) > maxCells) {
      throw new VFileMessage(message('text.largeTable', { cells: maxCells }), { place: lineStart(line) })
    }
    if (node.type === 'definition') {
      const { identifier, url, title } = node
      definitions.set(
        identifier,
        Math.max(definitions.get(identifier) ?? 0, url.length + (title?.length ?? 0)),
      )
    } else if (node.type === 'linkReference' || node.type === 'imageReference') {
      references.push({ identifier: node.identifier, line })
    }
    if ('children' in node) {
      for (const child of node.children) rest.push({ node: child, depth: depth + 1 })
    }
  }
  let expansion = 0
  // From the first to the last: the children of a node were taken from the end.
  for (const { identifier, line } of references.reverse()) {
    expansion += definitions.get(identifier) ?? 0
    if (expansion > maxExpansion) {
      throw new VFileMessage(message('text.expansion', { megabytes: maxExpansion / 1e6 }), {
        place: lineStart(line),
      })
    }
  }
}
