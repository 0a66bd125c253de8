import { hasArticles } from '../articles-of-build.ts'
import type { Link } from '../content/page-copy.ts'
import { isWithin, type PageName } from '../pages.ts'

/** Whether this site has the page of a link. Without it a card is left out, a link in running text is plain text. */
export function hasPage({ to }: Pick<Link, 'to'>): boolean {
  return hasArticles || !isWithin('blog', to)
}

/** Whether a card or a block is shown: there is the page that it links to. */
export function isShown({ link }: { about?: PageName; link?: Link }): boolean {
  return link === undefined || hasPage(link)
}
