import { dirname } from 'node:path/posix'
import { sectionId } from '../../../src/layout/section-id.ts'
import { elementPlugin } from './elements.ts'

/** Any article: what leads to another article from it, or to a place in it, leads to a heading of a post. */
const article = new URL('/blog/article', 'http://site.invalid')

/** Links to other articles and to headings get the addresses that these have on the site. */
export const rehypeSectionLinks = elementPlugin(() => ({ tagName, properties }) => {
  if (tagName === 'a' && typeof properties.href === 'string') properties.href = publishedLink(properties.href)
})

/**
 * The address of a link as it is published: writers write `#slug` and `/blog/other#slug`, as on GitHub, or
 * `other.md#slug`, as editors complete it.
 */
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
