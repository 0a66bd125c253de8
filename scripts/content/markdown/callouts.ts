import type { Blockquote, Root } from 'mdast'
import type { VFile } from 'vfile'
import { postText } from '../../../src/content/de/post-text.ts'
import { elementPlugin, h, SKIP } from './elements.ts'

type CalloutKind = keyof typeof postText.callouts

export const calloutKinds = Object.keys(postText.callouts) as CalloutKind[]

/** Marks quotations as callouts as GitHub does: on the top level, with `[!NOTE]` alone on the first line, and a text. */
export function remarkFindCallouts() {
  return (tree: Root, file: VFile): undefined => {
    for (const node of tree.children) if (node.type === 'blockquote') removeMarker(node, String(file))
  }
}

function removeMarker(quotation: Blockquote, source: string): void {
  const [paragraph, ...others] = quotation.children
  const start = paragraph?.position?.start
  if (paragraph?.type !== 'paragraph' || start?.offset === undefined) return
  const [text, ...rest] = paragraph.children
  // Only the source shows that a marker is not escaped, as in `\[!NOTE]`, and alone on its line.
  const [line = ''] = source.slice(start.offset).split(/[\r\n]/, 1)
  const kind = /^\[!(\w+)\][ \t]*$/.exec(line)?.[1]?.toLowerCase()
  if (text?.type !== 'text' || !calloutKinds.some((known) => known === kind)) return

  const value = text.value.replace(/^\[!\w+\](\r\n|\r|\n)?/, '')
  // Two spaces behind the marker are a line break.
  const children = value === '' ? (rest[0]?.type === 'break' ? rest.slice(1) : rest) : [text, ...rest]
  if (children.length === 0 && others.length === 0) return
  text.value = value
  // The rules for writers read the source of what is left.
  start.offset += line.length
  if (text.position) text.position.start.offset = start.offset
  paragraph.children = children
  quotation.children = children.length === 0 ? others : [paragraph, ...others]
  quotation.data = { ...quotation.data, hProperties: { dataCallout: kind } }
}

/** Turns the quotations that `remarkFindCallouts` has marked into notes with a label. */
export const rehypeLabelCallouts = elementPlugin(() => (node) => {
  const kind = node.properties.dataCallout
  if (typeof kind !== 'string') return undefined
  // Firefox's reader mode leaves out a `div` that has many links.
  node.tagName = 'section'
  node.properties = { className: ['callout', kind], role: 'note' }
  node.children.unshift(
    { type: 'text', value: '\n' },
    h('p', { className: ['callout-label'] }, postText.callouts[kind as CalloutKind]),
  )
  return SKIP
})
