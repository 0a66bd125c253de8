import { readLinkParts } from '../links.ts'
import { findBlocked, inlineHashesOf } from '../security/policy.ts'
import { elementsOf } from './elements.ts'

/** What the site as a whole has to know about a page. */
export type PageFacts = {
  /** Where its links lead, and the ids that links can lead to. */
  addresses: readonly string[]
  ids: readonly string[]
  /** What its style needs: classes, and custom properties in attributes, as drawings have them. */
  classes: readonly string[]
  tokens: readonly string[]
  /** The hashes of its inline scripts and styles. */
  scripts: string[]
  styles: string[]
  /** What the content security policy would block in it. */
  blocked: readonly string[]
}

/** Reads the facts from the HTML of a page. */
export function readPageFacts(file: string, html: string, siteUrl: string): PageFacts {
  const elements = elementsOf(html)
  const classes = new Set<string>()
  const tokens = new Set<string>()
  for (const { attrs } of elements) {
    for (const { name, value } of attrs) {
      if (name === 'class') for (const part of value.split(/\s+/)) classes.add(part)
      else for (const token of tokensIn(value)) tokens.add(token)
    }
  }
  return {
    ...readLinkParts(elements),
    ...inlineHashesOf(elements),
    classes: [...classes].sort(),
    tokens: [...tokens].sort(),
    blocked: findBlocked(file, elements, siteUrl),
  }
}

/** The custom properties that a style sheet or an attribute uses. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
}
