import type { Nodes } from 'mdast'
import { type Draft, type Remark, rangeOf, rangeOfField } from './rule.ts'

type Range = { start: number; end: number }

/**
 * Quotation marks of a typewriter in German text. Code, addresses and raw HTML are left alone, and so are
 * inches and minutes after a number.
 */
export function checkTypewriterQuotes(draft: Draft): Remark[] {
  const fields = ['title', 'excerpt'].flatMap((name) => rangeOfField(draft, name) ?? [])
  const remarks = fields.flatMap((range) => checkText(draft.text, [range]))
  for (const node of draft.nodes) {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') continue
    remarks.push(...checkText(draft.text, textsBelow(node, draft)))
  }
  return remarks
}

/** Where the texts of a paragraph stand; of an address in pointed brackets the text is the address. */
function textsBelow(node: Nodes, draft: Draft): Range[] {
  if (node.type === 'text') return [rangeOf(draft, node)]
  if (!('children' in node)) return []
  if (node.type === 'link' && draft.text[rangeOf(draft, node).start] === '<') return []
  return node.children.flatMap((child) => textsBelow(child, draft))
}

/** The parts of one paragraph: a quotation may begin in one and end in another. */
function checkText(text: string, ranges: readonly Range[]): Remark[] {
  const remarks: Remark[] = []
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
      remarks.push({ start: index, end: index + length, message: messageFor(sign, isApostrophe) })
      index += length - 1
    }
  }
  return remarks
}

function messageFor(sign: string, isApostrophe: boolean): string {
  if (isApostrophe) return `quotes: expected the apostrophe ’ in German text, found '`
  return sign === '"'
    ? `quotes: expected „…“ in German text, found "`
    : `quotes: expected ‚…‘ or the apostrophe ’ in German text, found '`
}
