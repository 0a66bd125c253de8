import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element

/** All elements of a page, also those inside a `<template>` and a `<noscript>`; no tree has to be walked for them. */
export function elementsOf(html: string): Element[] {
  const { elements, treeAdapter } = collector()
  parse(html, { scriptingEnabled: false, treeAdapter })
  return elements
}

/** A piece of a page with all its elements, to be changed and serialized again. */
export function fragmentOf(html: string) {
  const { elements, treeAdapter } = collector()
  return { fragment: parseFragment(html, { treeAdapter }), elements }
}

/** Notes every element as the parser makes it. */
function collector() {
  const elements: Element[] = []
  const treeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...parts: Parameters<typeof defaultTreeAdapter.createElement>) => {
      const element = defaultTreeAdapter.createElement(...parts)
      elements.push(element)
      return element
    },
  }
  return { elements, treeAdapter }
}
