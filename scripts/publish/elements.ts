import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element

/** All elements of a page, also those inside a `<template>` and a `<noscript>`; no tree has to be walked for them. */
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
  parse(html, { scriptingEnabled: false, treeAdapter })
  return elements
}
