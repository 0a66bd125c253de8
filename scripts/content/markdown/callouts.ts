import type { Blockquote, Root } from 'mdast'
import type { VFile } from 'vfile'
import { postText } from '../../../src/content/de/post-text.ts'
import { elementPlugin, h, SKIP } from './elements.ts'

/** Drawings in a square of 24, in lines like the site's icons. */
const callouts = {
  note: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-5v-5m0-3h.01',
  tip: 'M9 17h6m-5 4h4M9 17c0-2-3-3.5-3-7.5a6 6 0 0 1 12 0c0 4-3 5.5-3 7.5',
  important: 'M4 4h16v13h-8l-4 4v-4H4zm8 3v4m0 3h.01',
  warning: 'M12 3 2 20h20zm0 7v5m0 2.5h.01',
  caution: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zm4 4v6m0 3h.01',
} as const

export type CalloutKind = keyof typeof callouts

export const calloutKinds = Object.keys(callouts) as CalloutKind[]

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

/** Turns the quotations that `remarkFindCallouts` has marked into notes with a label and an icon. */
export const rehypeDrawCallouts = elementPlugin(() => (node) => {
  const kind = node.properties.dataCallout
  if (typeof kind !== 'string') return undefined
  const d = callouts[kind as CalloutKind]
  // With all that it needs in its attributes: readers of feeds have no styles.
  const lines = { fill: 'none', stroke: 'currentColor', strokeWidth: '1.5', strokeLinecap: 'round' }
  const size = { width: 20, height: 20, viewBox: '0 0 24 24', ariaHidden: 'true' }
  const icon = h('svg', { ...size, ...lines }, h('path', { d }))
  // Firefox's reader mode leaves out a `div` that has many links.
  node.tagName = 'section'
  node.properties = { className: ['callout', kind], role: 'note' }
  node.children.unshift(
    { type: 'text', value: '\n' },
    h('p', { className: ['callout-label'] }, icon, postText.callouts[kind as CalloutKind]),
  )
  return SKIP
})
