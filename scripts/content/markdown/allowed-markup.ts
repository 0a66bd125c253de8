import { find, html } from 'property-information'
import { quote } from '../../io/quote.ts'
import { fail } from '../diagnostics.ts'
import { elementPlugin } from './elements.ts'
import { isSafeAddress } from './sanitize-schema.ts'

type Check = RegExp | ((value: string) => boolean)

const any = /^/
const number = /^\d+$/
const pictureFile = /^\/pictures\/[\w-]+\.\w+ \d+w$/
const isPictureSet = (value: string) => value.split(', ').every((part) => pictureFile.test(part))

/** Every element may have classes. */
const className = /^\S+(?: \S+)*$/

const cell = { align: /^(?:left|center|right)$/, scope: /^(?:row|col)$/, 'data-head': any }

/** Elements without attributes but classes. */
const plainElements = [
  ...['p', 'blockquote', 'hr', 'br', 'em', 'strong', 'del', 'code', 'sup', 'ul'],
  ...['table', 'thead', 'tbody', 'tr', 'figure', 'figcaption', 'picture'],
]

/** All that the body of an article may have: what the sanitizer lets through, and what our plugins and pictures add. */
const elements: Record<string, Record<string, Check>> = {
  ...Object.fromEntries(plainElements.map((name) => [name, {}])),
  ...Object.fromEntries(['h1', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, { id: /^section-/ }])),
  h2: { id: /^(?:section-|footnote-label$)/ },
  ...{ td: cell, th: cell },
  ol: { start: number },
  li: { id: /^note:fn-/ },
  input: { type: /^checkbox$/, checked: /^$/, disabled: /^$/, 'aria-label': any },
  a: {
    ...{ href: isSafeAddress, title: any, id: /^note:fnref-/, 'aria-label': any },
    ...{ 'aria-describedby': /^footnote-label$/, 'data-footnote-ref': any, 'data-footnote-backref': any },
  },
  img: {
    ...{ src: isSafeAddress, alt: any, title: any, width: number, height: number },
    ...{ loading: /^lazy$/, decoding: /^async$/ },
  },
  source: { type: /^image\/(?:avif|webp)$/, srcset: isPictureSet, sizes: any },
  section: { role: /^note$/, 'aria-label': any, tabindex: /^0$/, 'data-footnotes': /^$/ },
  pre: { tabindex: /^0$/ },
}

const allowed = new Map(
  Object.entries(elements).map(([name, attributes]) => [name, new Map(Object.entries(attributes))]),
)

/** What is not allowed of an element in the body of an article, as `<a onclick="…">`; `undefined` if all of it is. */
export function findForbidden(tagName: string, attributes: Iterable<readonly [string, string]>) {
  const own = allowed.get(tagName)
  if (own === undefined) return `<${tagName}>`
  for (const [name, value] of attributes) {
    const check = name === 'class' ? className : own.get(name.toLowerCase())
    if (!(check instanceof RegExp ? check.test(value) : check?.(value)))
      return `<${tagName} ${name}="${value}">`
  }
  return undefined
}

/** The last gate, on the finished tree: throws a `VFileMessage` with the line of what is not allowed. */
export const rehypeRejectForbidden = elementPlugin(() => {
  let line = 1
  return ({ tagName, properties, position }) => {
    line = position?.start.line ?? line
    const attributes = Object.entries(properties).flatMap(([name, value]): [string, string][] => {
      if (value === undefined || value === null || value === false) return []
      const text = value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value)
      return text === '' && name === 'className' ? [] : [[find(html, name).attribute, text]]
    })
    const found = findForbidden(tagName, attributes)
    if (found) fail(`Text: would become ${quote(found)}, which is not published; change it`, line)
  }
})
