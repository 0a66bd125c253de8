import { dirname } from 'node:path/posix'
import { sectionId } from '../../../src/navigation/section-id.ts'
import { elementPlugin } from './elements.ts'

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

/** Links get the addresses of articles and headings on the site. */
export const rehypeSiteLinks = elementPlugin(() => ({ tagName, properties }) => {
  const { href } = properties
  if (tagName === 'a' && typeof href === 'string') properties.href = publishedLink(href)
})
