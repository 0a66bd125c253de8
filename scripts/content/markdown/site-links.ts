import { elementPlugin } from './elements.ts'

/** What links of posts depend on besides the post: the site's origin, and the paths of pages that it goes without. */
export type SiteLinks = { origin: string; disabledPaths: readonly string[] }

/** Whether a link of a post leads to a page of the project that this site does not have. */
export function isDisabledAddress(address: string, site: SiteLinks | undefined): boolean {
  if (site === undefined || site.disabledPaths.length === 0) return false
  const base = new URL('/blog/article', site.origin)
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  return url?.origin === base.origin && site.disabledPaths.includes(url.pathname.replace(/(?<=.)\/$/, ''))
}

/** Of a link to a disabled page only the text is published. */
export const rehypeDisabledLinks = elementPlugin(({ data: { site } }) => (node, index, parent) => {
  const { href } = node.properties
  if (node.tagName !== 'a' || typeof href !== 'string' || !isDisabledAddress(href, site)) return
  parent.children.splice(index, 1, ...node.children)
})
