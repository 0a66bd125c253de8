import { serializeOuter } from 'parse5'
import {
  articlePath,
  blogPagePath,
  isInOneLanguage,
  isTopicPath,
  isWithin,
  pageAt,
  parameters,
  prerenderedLanguage,
} from '../../../src/pages.ts'
import { attributeOf, type Element, elementsOf, textOf } from '../elements.ts'

/** The HTML that all pages of a route share. */
export type PageTemplate = {
  /** The rest of the head: inline script, icons, preloads. */
  head: string
  /** The text of the style with the fonts. */
  fontFaces: string
  /** The addresses of its style sheets. */
  styleSheets: readonly string[]
  /** The tags that load the application's code. */
  scriptTags: string
  /** The attributes of the element that the application renders into. */
  containerAttributes: string
  /** The inline scripts at the end of the body. */
  bodyEnd: string
}

/** Templates by `templateKey`. */
export type Templates = Record<string, PageTemplate>

/** The address of a page; all articles have one template, and all lists of articles that of the blog. */
export function templateKey(path: string): string {
  if (pageAt(path) || !isWithin('blog', path)) return path
  const isList = isTopicPath(path) || path.startsWith(articlePath(`${parameters.page}/`))
  return isList ? blogPagePath(1) : articlePath(':slug')
}

/**
 * Extracts the template from a page that vite-react-ssg (0.9.2) has rendered. Throws if a part is missing, so that after
 * an update of a package the build fails instead of publishing incomplete pages.
 */
export function extractTemplate(html: string, path: string): PageTemplate {
  const elements = elementsOf(html)
  const childrenOf = (name: string) => elements.filter(({ parentNode }) => parentNode?.nodeName === name)
  const [head, body] = [childrenOf('head'), childrenOf('body')]
  const charset = expectOne(head, 'charset', (element) => attributeOf(element, 'charset') !== undefined)
  const fonts = expectOne(head, 'style for the fonts', ({ tagName }) => tagName === 'style')
  const sheets = head.filter(hasRel('stylesheet'))
  const scripts = head.filter((element) => isModule(element) || hasRel('modulepreload')(element))
  expectOne(scripts, 'script of the application', isModule)
  const container = expectOne(body, 'container', (element) => attributeOf(element, 'id') === 'root')
  const placeholder = expectOne(body, 'placeholder script', (script) =>
    textOf(script).includes(placeholderText),
  )

  const composed = new Set([charset, fonts, ...sheets, ...scripts, container, placeholder])
  const attributes = container.attrs.filter(({ name }) => name !== 'data-server-rendered')
  const rest = (elements: Element[]) => toHtml(elements.filter((element) => !composed.has(element)))
  return {
    head: rest(head),
    fontFaces: textOf(fonts),
    styleSheets: sheets
      .filter((sheet) => !isOnDemand(sheet, path))
      .map((sheet) => attributeOf(sheet, 'href') ?? ''),
    scriptTags: toHtml(
      scripts
        .filter((script) => !isOnDemand(script, path))
        .flatMap((script) => withLanguage(withoutCrossOrigin(script), path)),
    ),
    containerAttributes: attributes.map(({ name, value }) => ` ${name}="${value}"`).join(''),
    bodyEnd: rest(body),
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

/** Files of this site do not need the attribute, which takes 43 bytes of each first answer. */
function withoutCrossOrigin(element: Element): Element {
  return { ...element, attrs: element.attrs.filter(({ name }) => name !== 'crossorigin') }
}

/** vite-react-ssg (0.9.2) preloads what a page imports later, too. These wait for a visitor who needs them. */
const onDemand = [
  ...['rolldown-runtime', 'search-site', 'synonyms', 'check-form', 'nis2-check'],
  ...['paper-preview', 'specimens', 'current-section'],
  ...['first-front', 'attached-plan'],
]

/** The contact form shows a drawn plan if there is one. */
function isOnDemand(element: Element, path: string): boolean {
  const [, chunk = ''] = /\/([\w-]+)-.{7}\.(?:js|css)$/.exec(attributeOf(element, 'href') ?? '') ?? []
  return onDemand.includes(chunk) || (chunk === 'plan-drawing' && pageAt(path) === 'contact')
}

/** Marks chunks of copy, whose folder is their language; that of a page in one language is for every visitor. */
function withLanguage(element: Element, path: string): Element | [] {
  const [, value = ''] = /^\/assets\/(\w\w)\//.exec(attributeOf(element, 'href') ?? '') ?? []
  const own = prerenderedLanguage(path)
  if (value === '' || (value === own && isInOneLanguage(path))) return element
  element.attrs.push({ name: 'lang', value })
  return element
}

/** vite-react-ssg replaces it by a random number, which would be different in each build. */
const placeholderText = 'SCRIPT_COMMENT_PLACEHOLDER'

function expectOne(elements: Element[], what: string, isWanted: (element: Element) => boolean): Element {
  const [found, ...more] = elements.filter(isWanted)
  if (found === undefined || more.length > 0) {
    throw new Error(`the rendered page has ${found ? 'more than one' : 'no'} ${what}; expected one`)
  }
  return found
}

const hasRel = (rel: string) => (element: Element) => attributeOf(element, 'rel') === rel

function isModule(element: Element): boolean {
  return attributeOf(element, 'type') === 'module' && attributeOf(element, 'src') !== undefined
}

function toHtml(elements: readonly Element[]): string {
  return elements.map((element) => serializeOuter(element)).join('')
}
