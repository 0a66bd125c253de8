import { JSDOM } from 'jsdom'
import { act, createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tolerateForeignChanges } from './foreign-changes.ts'

const { window } = new JSDOM('<div id="root"></div>')
const names = ['window', 'document', 'IS_REACT_ACT_ENVIRONMENT'] as const
beforeAll(() => {
  const values = { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true }
  for (const name of names)
    Object.defineProperty(globalThis, name, { value: values[name], configurable: true })
  tolerateForeignChanges(window.Node as unknown as typeof Node)
})
afterAll(() => {
  for (const name of names) Reflect.deleteProperty(globalThis, name)
})

const b = createElement('b', null, 'b')
const i = createElement('i', null, 'i')

/** A paragraph before and after, with a text beside an element. */
const changes: [name: string, before: ReactNode[], after: ReactNode[], shown: string][] = [
  ['a text is removed', ['a', b], [null, b], 'b'],
  ['an element comes before a text', [null, 'a', b], [i, 'a', b], 'iab'],
  ['an element takes the place of a text', ['a', b], [i, b], 'ib'],
  ['all goes', ['a', b, 'c'], [null, null, null], ''],
]

/** What may have become of a text. */
const fates: Record<string, (text: ChildNode) => void> = {
  'was put into an element': (text) => {
    const font = window.document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  },
  'was left alone': () => {},
}

for (const [fate, change] of Object.entries(fates)) {
  test.each(changes)(`where the text ${fate}, React goes on: %s`, (_, before, after, shown) => {
    const paragraph = window.document.createElement('p')
    const root = createRoot(paragraph)
    act(() => root.render(createElement('span', null, ...before)))
    const texts = [...(paragraph.firstChild?.childNodes ?? [])].filter((node) => node.nodeType === 3)
    for (const text of texts) change(text)
    act(() => root.render(createElement('span', null, ...after)))
    expect(paragraph.textContent).toBe(shown)
    act(() => root.unmount())
  })
}
