import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
export type ChildNode = DefaultTreeAdapterTypes.ChildNode

/** All elements of a page, in the order of the document. */
export function elementsOf(html: string): Element[] {
  const { elements, options } = collectElements()
  parse(html, options)
  return elements
}

/** A piece of a page and all its elements; a changed fragment can be serialized again. */
export function fragmentOf(html: string) {
  const { elements, options } = collectElements()
  return { fragment: parseFragment(html, options), elements }
}

/** Collects elements while they are parsed, also those inside `<template>` and `<noscript>`. */
function collectElements() {
  const elements: Element[] = []
  const treeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...parts: Parameters<typeof defaultTreeAdapter.createElement>) => {
      const element = defaultTreeAdapter.createElement(...parts)
      elements.push(element)
      return element
    },
  }
  return { elements, options: { treeAdapter, scriptingEnabled: false } }
}

export function attributeOf({ attrs }: Element, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value
}

/** The text of an element that has no others in it. */
export function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

/** An address in a `srcset`, without the width or density after it. */
export const addressInSrcset = /(?![\d.]+[wxh](?![^\s,]))[^\s,]\S*[^\s,]/g

/** Completes the addresses of an element for readers outside of its page at `base`. */
export function completeAddresses({ attrs }: Element, base: string): void {
  // The sanitizer empties addresses that are not allowed.
  const complete = (address: string) =>
    address !== '' && URL.canParse(address, base) ? new URL(address, base).href : address
  for (const attr of attrs) {
    if (['href', 'src', 'cite', 'poster'].includes(attr.name)) attr.value = complete(attr.value)
    if (attr.name === 'srcset') attr.value = attr.value.replace(addressInSrcset, complete)
  }
}
