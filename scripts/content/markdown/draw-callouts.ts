import type { Element, Root } from 'hast'
import type { calloutKinds } from './find-callouts.ts'
import { SKIP, walkElements } from './walk-elements.ts'

/** Drawings in a square of 24, in lines like the site's icons. */
const callouts: Record<(typeof calloutKinds)[number], { label: string; drawing: string }> = {
  note: { label: 'Hinweis', drawing: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-5v-5m0-3h.01' },
  tip: {
    label: 'Tipp',
    drawing: 'M9 17h6m-5 4h4M9 17c0-2-3-3.5-3-7.5a6 6 0 0 1 12 0c0 4-3 5.5-3 7.5',
  },
  important: { label: 'Wichtig', drawing: 'M4 4h16v13h-8l-4 4v-4H4zm8 3v4m0 3h.01' },
  warning: { label: 'Warnung', drawing: 'M12 3 2 20h20zm0 7v5m0 2.5h.01' },
  caution: { label: 'Vorsicht', drawing: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zm4 4v6m0 3h.01' },
}

/** Turns the quotations that `remarkFindCallouts` has marked into notes with a label and an icon. */
export function rehypeDrawCallouts() {
  return (tree: Root): undefined => {
    walkElements(tree, (node) => {
      const kind = node.properties.dataCallout
      if (typeof kind !== 'string') return
      const { label, drawing } = callouts[kind as keyof typeof callouts]
      node.tagName = 'div'
      node.properties = { className: ['callout', kind], role: 'note' }
      node.children.unshift(
        { type: 'text', value: '\n' },
        {
          type: 'element',
          tagName: 'p',
          properties: { className: ['callout-label'] },
          children: [iconOf(drawing), { type: 'text', value: label }],
        },
      )
      return SKIP
    })
  }
}

/** With all that it needs in its attributes: readers of feeds have no styles. */
function iconOf(drawing: string): Element {
  const path: Element = { type: 'element', tagName: 'path', properties: { d: drawing }, children: [] }
  return {
    type: 'element',
    tagName: 'svg',
    properties: {
      ...{ width: 20, height: 20, viewBox: '0 0 24 24', ariaHidden: 'true' },
      ...{ fill: 'none', stroke: 'currentColor', strokeWidth: '1.5', strokeLinecap: 'round' },
    },
    children: [path],
  }
}
