import { dirname } from 'node:path/posix'
import { sectionId } from '../../../src/links/section-id.ts'
import { elementPlugin } from './elements.ts'

/** What links of posts depend on besides the post: the site's origin, and the paths of pages that it goes without. */
export type SiteLinks = { origin: string; disabledPaths: readonly string[] }

/** Any article: what leads to another article from it, or to a place in it, leads to a heading of a post. */
const article = new URL('/blog/article', 'http://site.invalid')

/** The published address of what writers write: `#slug` and `/blog/other#slug`, as on GitHub, or `other.md#slug`. */
export function publishedLink(written: string): string {
  const url = URL.canParse(written, article) ? new URL(written, article) : undefined
  if (url?.host !== article.host || dirname(url.pathname) !== '/blog') return written
  const address = written.replace(/^([^?#]+)\.md(?=$|[?#])/, '$1')
  const hash = address.indexOf('#') + 1
  const anchor = address.slice(hash)
  // The top of the page, and text that the browser looks for.
  if (hash === 0 || anchor === '' || /^(top)?(:~:|$)/i.test(anchor)) return address
  return address.slice(0, hash) + sectionId(anchor)
}

/** Whether a link of a post leads to a page of the project that this site does not have. */
export function isDisabledAddress(address: string, site: SiteLinks | undefined): boolean {
  if (site === undefined || site.disabledPaths.length === 0) return false
  const base = new URL(article.pathname, site.origin)
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  return url?.origin === base.origin && site.disabledPaths.includes(url.pathname.replace(/(?<=.)\/$/, ''))
}

/** Links get the addresses of articles and headings on the site; of one to a disabled page only the text is published. */
export const rehypeSiteLinks = elementPlugin(({ data: { site } }) => (node, index, parent) => {
  const { href } = node.properties
  if (node.tagName !== 'a' || typeof href !== 'string') return
  node.properties.href = publishedLink(href)
  if (isDisabledAddress(node.properties.href, site)) parent.children.splice(index, 1, ...node.children)
})
