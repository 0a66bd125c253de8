import { serializeOuter } from 'parse5'
import type { Rolldown } from 'vite'
import {
  articlePath,
  blogPagePath,
  isInBlog,
  isInOneLanguage,
  pageAt,
  parameters,
  prerenderedLanguage,
} from '../../../src/site/pages.ts'
import { attributeOf, type Element, elementsOf, textOf } from '../elements.ts'

/** What is needed of a chunk of the client. */
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'> & {
  viteMetadata?: { importedCss: Set<string> }
}

/** The HTML around all pages: `index.html` as Vite built it. */
export type Frame = {
  /** The head without what is composed for each page: inline script, icons, preloads. */
  head: string
  /** The text of the style with the fonts. */
  fontFaces: string
  /** The attributes of the element that the application renders into. */
  containerAttributes: string
  /** The inline scripts at the end of the body. */
  bodyEnd: string
}

/** The HTML that all pages of a route share. */
export type PageTemplate = Frame & {
  /** The addresses of its style sheets. */
  styleSheets: string[]
  /** The tags that load the application's code. */
  scriptTags: string
}

/** Templates by `templateKey`. */
export type Templates = Record<string, PageTemplate>

/** The address of a page; all articles have one template, and all pages of their list that of the blog. */
export function templateKey(path: string): string {
  if (pageAt(path) || !isInBlog(path)) return path
  return path.startsWith(articlePath(`${parameters.page}/`)) ? blogPagePath(1) : articlePath(':slug')
}

/** Reads the frame. Throws if a part is missing: after an update of a package the build fails instead of publishing it. */
export function readFrame(html: string): Frame {
  const elements = elementsOf(html)
  const fonts = elements.find(({ tagName }) => tagName === 'style')
  const container = elements.find((element) => attributeOf(element, 'id') === 'root')
  if (!fonts || !container) throw new Error('index.html: expected a style with the fonts, and #root')
  const isComposed = (element: Element) =>
    element === fonts ||
    element === container ||
    attributeOf(element, 'charset') !== undefined ||
    isOfBundle(element)
  const rest = (parent: string) =>
    elements
      .filter((element) => element.parentNode?.nodeName === parent && !isComposed(element))
      .map((element) => serializeOuter(element))
      .join('')
  return {
    head: rest('head'),
    fontFaces: textOf(fonts),
    containerAttributes: container.attrs.map(({ name, value }) => ` ${name}="${value}"`).join(''),
    bodyEnd: rest('body'),
  }
}

/** The files that a page loads at once: the chunks with its sources, and what these import. */
export function filesOfPage(chunks: readonly Chunk[], sources: readonly string[]): string[] {
  const files = new Set<string>()
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  for (const source of sources)
    add(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`))))
  return [...files]
}

/** The template of a route. `files` is what the page loads: the application's script, then the others. */
export function composeTemplate(frame: Frame, path: string, files: readonly string[]): PageTemplate {
  const [entry, ...scripts] = files.filter((file) => file.endsWith('.js'))
  const preloads = scripts.map(
    (file) => `<link rel="modulepreload" href="/${file}"${languageOf(file, path)}>`,
  )
  return {
    ...frame,
    styleSheets: files.filter((file) => file.endsWith('.css')).map((file) => `/${file}`),
    scriptTags: `<script type="module" src="/${entry}"></script>${preloads.join('')}`,
  }
}

/**
 * Compares two style sheets. The one that more pages load comes first: what a page overrides is in a sheet that it shares
 * with others. The order is the same on every page, so that the same rule wins.
 */
export function compareStyleSheets(templates: Templates): (one: string, other: string) => number {
  const lists = Object.values(templates).map(({ styleSheets }) => styleSheets)
  const uses = (sheet: string) => lists.filter((list) => list.includes(sheet)).length
  return (one, other) => uses(other) - uses(one) || (one < other ? -1 : 1)
}

/** Marks chunks of copy, whose folder is their language; that of a page in one language is for every visitor. */
function languageOf(file: string, path: string): string {
  const [, language] = /^assets\/(\w\w)\//.exec(file) ?? []
  const isForAll = language === prerenderedLanguage(path) && isInOneLanguage(path)
  return language === undefined || isForAll ? '' : ` lang="${language}"`
}

/** What Vite has added to load the application. */
function isOfBundle(element: Element): boolean {
  const isModule = attributeOf(element, 'type') === 'module' && attributeOf(element, 'src') !== undefined
  return isModule || /^(modulepreload|stylesheet)$/.test(attributeOf(element, 'rel') ?? '')
}
