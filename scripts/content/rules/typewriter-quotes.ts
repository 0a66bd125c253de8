import type { Nodes, Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { placeAt } from '../diagnostics.ts'
import type { Field } from '../fields.ts'
import { nodesBelow } from '../markdown/nodes-below.ts'
import { textMessages } from '../messages.ts'

type Range = { start: number; end: number }

/**
 * Quotation marks of a typewriter in German text. Code, addresses and raw HTML are left alone, and so are
 * inches and minutes after a number.
 */
export const remarkTypewriterQuotes = lintRule<Root>('post:typewriter-quotes', (tree, file) => {
  const text = String(file)
  const report = (ranges: readonly Range[]) => {
    for (const { start, end, message } of findQuotes(text, ranges)) {
      file.message(message, placeAt(text, start, end))
    }
  }
  for (const name of ['title', 'excerpt']) {
    const field = file.data.fields?.get(name)
    if (typeof field?.value === 'string') report([rangeOfText(field, text)])
  }
  for (const node of nodesBelow(tree)) {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') continue
    report(textsBelow(node, text))
  }
})

/** Where the text of a field is, without the quotation marks around it. */
export function rangeOfText({ start, end }: Field, text: string): Range {
  const source = text.slice(start, end).trimEnd()
  const isQuoted = /^(["']).*\1$/s.test(source)
  return isQuoted
    ? { start: start + 1, end: start + source.length - 1 }
    : { start, end: start + source.length }
}

/** Where the texts of a paragraph are; of an address in pointed brackets the text is the address. */
function textsBelow(node: Nodes, text: string): Range[] {
  const range = { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 }
  if (node.type === 'text') return [range]
  if (!('children' in node)) return []
  if (node.type === 'link' && text[range.start] === '<') return []
  return node.children.flatMap((child) => textsBelow(child, text))
}

/** The parts of one paragraph: a quotation may begin in one and end in another. */
function findQuotes(text: string, ranges: readonly Range[]): (Range & { message: string })[] {
  const found: (Range & { message: string })[] = []
  let isOpen = false
  for (const { start, end } of ranges) {
    for (let index = start; index < end; index++) {
      const sign = text[index]
      if (sign !== '"' && sign !== "'") continue
      const before = text[index - 1] ?? ''
      const after = text[index + 1] ?? ''
      const isUnit = /\d/.test(before) && !/\p{L}/u.test(after) && !isOpen
      if (isUnit) continue
      // In YAML, '' in single quotes is one sign.
      const length = sign === "'" && after === "'" && index + 1 < end ? 2 : 1
      const isApostrophe = sign === "'" && /\p{L}/u.test(before) && /\p{L}/u.test(text[index + length] ?? '')
      if (!isApostrophe) isOpen = !isOpen
      found.push({ start: index, end: index + length, message: messageFor(sign, isApostrophe) })
      index += length - 1
    }
  }
  return found
}

function messageFor(sign: string, isApostrophe: boolean): string {
  if (isApostrophe) return textMessages.apostrophe
  return sign === '"' ? textMessages.quotes : textMessages.singleQuotes
}
