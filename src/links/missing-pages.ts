import { hasArticles, missingArticles } from '../articles-of-build.ts'
import type { Link } from '../content/page-copy.ts'
import { isDisabledPath, isEnabled, isWithin, type PageName } from '../pages.ts'

/** Whether this site has the page of a link. Without it a card is left out, a link in running text is plain text. */
export function hasPage({ to }: Pick<Link, 'to'>): boolean {
  return !isDisabledPath(to) && !missingArticles.includes(to) && (hasArticles || !isWithin('blog', to))
}

/** Whether a card or a block is shown: this site has the page that it is about. */
export function isShown({ about, link }: { about?: PageName; link?: Link }): boolean {
  return (about === undefined || isEnabled(about)) && (link === undefined || hasPage(link))
}
