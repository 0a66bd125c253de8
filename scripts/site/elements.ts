import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
export type ChildNode = DefaultTreeAdapterTypes.ChildNode

/** All elements of a page, in the order of the document, also those inside `<template>` and `<noscript>`. */
export function elementsOf(html: string): Element[] {
  const elements: Element[] = []
  const treeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...parts: Parameters<typeof defaultTreeAdapter.createElement>) => {
      const element = defaultTreeAdapter.createElement(...parts)
      elements.push(element)
      return element
    },
  }
  parse(html, { treeAdapter, scriptingEnabled: false })
  return elements
}
