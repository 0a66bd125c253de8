import { serialize, serializeOuter } from 'parse5'
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
import { elementsOf } from '../elements.ts'
import { hashOf } from '../security/policy.ts'

/** The files of a folder by their names, with forward slashes. */
export type Files = Readonly<Record<string, Uint8Array | string>>

/** What is needed of a chunk of the client. */
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'> & {
  viteMetadata?: { importedCss: Set<string> }
}

/** What pages have in common besides the server's code. */
export type Templates = {
  /** The head of `index.html` without what is composed for each page: inline script, icons, preloads. */
  head: string
  /** The hashes of its scripts, see `hashOf`. */
  scripts: string[]
  /** All styles of the site. */
  css: string
  /** By `templateKey`. */
  routes: Record<string, RouteFiles>
}

/** Their file beside the server's code. */
export const templatesFile = 'templates.json'

/** The tags that load the style sheets and the code of a route's pages. */
export type RouteFiles = { styleTags: string; scriptTags: string }

/** The address of a page; all articles have one template, and all pages of their list that of the blog. */
export function templateKey(path: string): string {
  if (pageAt(path) || !isInBlog(path)) return path
  return path.startsWith(articlePath(`${parameters.page}/`)) ? blogPagePath(1) : articlePath(':slug')
}

/**
 * Composes the templates from what Vite has built.
 *
 * @param html `index.html`
 * @param files what browsers load; of it the style sheets are used
 * @param sources what the pages of each route load at once, by `templateKey`; the application is first
 */
export function composeTemplates(
  html: string,
  chunks: readonly Chunk[],
  files: Files,
  sources: Readonly<Record<string, readonly string[]>>,
): Templates {
  const { fontFaces, ...shared } = readHead(html)
  const loaded = Object.entries(sources).map(([path, names]) => [path, filesOfPage(chunks, names)] as const)
  const uses = (sheet: string) => loaded.filter(([, names]) => names.includes(sheet)).length
  // The one that more pages load comes first: what a page overrides is in a sheet that it shares with others. The order is
  // the same on every page, so that the same rule wins.
  const sheets = Object.keys(files)
    .filter((name) => name.endsWith('.css'))
    .sort((one, other) => uses(other) - uses(one) || (one < other ? -1 : 1))
  const routes = loaded.map(([path, names]) => {
    const own = sheets.filter((name) => names.includes(name))
    const styleTags = own.map((name) => `<link rel="stylesheet" href="/${name}">`).join('')
    return [path, { styleTags, scriptTags: scriptTags(path, names) }] as const
  })
  const css = fontFaces + sheets.map((name) => files[name]).join('')
  return { ...shared, css, routes: Object.fromEntries(routes) }
}

/** Throws if a part is missing: after an update of a package the build fails instead of publishing it. */
function readHead(html: string) {
  const elements = elementsOf(html).filter(({ parentNode }) => parentNode?.nodeName === 'head')
  const fonts = elements.find(({ tagName }) => tagName === 'style')
  if (!fonts) throw new Error('index.html: expected a style with the fonts')
  // Vite has added a script, preloads and style sheets to load the application.
  const composed = /^charset=|^src=\/assets\/|^rel=(modulepreload|stylesheet)$/
  const shared = elements.filter(
    (element) =>
      element !== fonts && !element.attrs.some(({ name, value }) => composed.test(`${name}=${value}`)),
  )
  const scripts = shared.filter(({ tagName }) => tagName === 'script')
  return {
    head: shared.map((element) => serializeOuter(element)).join(''),
    scripts: scripts.map((script) => hashOf(serialize(script))),
    fontFaces: serialize(fonts),
  }
}

/** The files that a page loads at once: the chunks with its sources, and what these import. */
function filesOfPage(chunks: readonly Chunk[], sources: readonly string[]): string[] {
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

function scriptTags(path: string, files: readonly string[]): string {
  const [entry, ...scripts] = files.filter((file) => file.endsWith('.js'))
  const preloads = scripts.map(
    (file) => `<link rel="modulepreload" href="/${file}"${languageOf(file, path)}>`,
  )
  return `<script type="module" src="/${entry}"></script>${preloads.join('')}`
}

/** Marks chunks of copy, whose folder is their language; that of a page in one language is for every visitor. */
function languageOf(file: string, path: string): string {
  const [, language] = /^assets\/(\w\w)\//.exec(file) ?? []
  const isForAll = language === prerenderedLanguage(path) && isInOneLanguage(path)
  return language === undefined || isForAll ? '' : ` lang="${language}"`
}
