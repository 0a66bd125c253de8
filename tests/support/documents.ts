import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import type { Language } from '../../src/site/languages.ts'
import { everyPage } from './every-page.ts'

const documents = new Map<string, Document>()

/** The file of a page of the built site. */
export function sourceAt(path: string): string {
  return readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8')
}

/** The same page as a document, which is parsed once for all test files. */
export function documentAt(path: string): Document {
  const document = documents.get(path) ?? new JSDOM(sourceAt(path)).window.document
  documents.set(path, document)
  return document
}

/** The languages of a page: the one that it is rendered in, and those of its templates. */
export function versionsOf(path: string): [language: string, root: ParentNode][] {
  const document = documentAt(path)
  const template = document.querySelector<HTMLTemplateElement>('#other-language')
  return [
    [document.documentElement.lang, document],
    ...(template ? [[template.lang, template.content] as [string, ParentNode]] : []),
  ]
}

/** The first element of a page in a language that matches. */
export function elementAt(path: string, selector: string, language: Language = 'de'): Element {
  const root = versionsOf(path).find(([candidate]) => candidate === language)?.[1]
  const element = root?.querySelector(selector)
  if (!element) throw new Error(`${path} has no ${selector} in ${language}`)
  return element
}

/** What `find` finds on each page, with the address of the page. */
export function faultsIn(
  find: (document: Document, path: string) => readonly unknown[],
  paths: readonly string[] = everyPage,
): string[] {
  return paths.flatMap((path) => find(documentAt(path), path).map((fault) => `${path}: ${fault}`))
}

/** The names of the claims that do not hold. */
export function unmet(claims: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(claims).filter((name) => !claims[name])
}

/** The text of an element, with a space where a block ends and no-break spaces as they are. */
export function textOf(element: Element | null | undefined): string {
  if (!element) return ''
  const copy = element.cloneNode(true) as Element
  for (const block of copy.querySelectorAll('p, li, td, th, dt, dd, h1, h2, h3, h4, div, summary, br')) {
    block.before(' ')
    block.append(' ')
  }
  return (copy.textContent ?? '').replaceAll(/[ \t\n]+/g, ' ').trim()
}
