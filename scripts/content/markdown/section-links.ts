import { dirname } from 'node:path/posix'
import { sectionId } from '../../../src/layout/section-id.ts'
import { publishedAt } from '../folders.ts'
import { elementPlugin } from './elements.ts'

/** Any article: what leads to another article from it, or to a place in it, leads to a heading of a post. */
const article = new URL(`${publishedAt.files}/article`, 'http://site.invalid')

/** Links to headings of this and of other articles get the prefix that the ids of headings have. */
export const rehypeSectionLinks = elementPlugin(() => ({ tagName, properties }) => {
  if (tagName === 'a' && typeof properties.href === 'string') properties.href = withSectionId(properties.href)
})

/** The address of a link as it is published: writers write `#slug` and `/blog/other#slug`, as on GitHub. */
export function withSectionId(address: string): string {
  const hash = address.indexOf('#') + 1
  const anchor = address.slice(hash)
  // The top of the page, and text that the browser looks for.
  if (hash === 0 || anchor === '' || /^(top)?(:~:|$)/i.test(anchor)) return address
  const url = URL.canParse(address, article) ? new URL(address, article) : undefined
  const isArticle = url?.host === article.host && dirname(url.pathname) === publishedAt.files
  return isArticle ? address.slice(0, hash) + sectionId(anchor) : address
}
