import { hasArticles, missingArticles } from '../articles-of-build.ts'
import type { Link } from '../content/page-copy.ts'
import { isMissing, isOn, isWithin, type ScreenName } from '../pages.ts'

/** What a page goes without, since this site does not have a page that it is about, or leads to. */
export type Omission = `${'card' | 'link' | 'text'} ${string}`

const omissions = new Set<Omission>()

/** What was left out since the last call, for the report of the build. */
export function drainOmissions(): Omission[] {
  const drained = [...omissions]
  omissions.clear()
  return drained
}

/** Whether this site has the page of a link. Without it a card is left out, a link in running text is plain text. */
export function hasPage({ to, label }: Link, omitted: Omission = `link ${label}`): boolean {
  const isThere = !isMissing(to) && !missingArticles.includes(to) && (hasArticles || !isWithin('blog', to))
  return isThere || omit(omitted)
}

/** Whether a card or a block is shown: this site has the page that it is about. */
export function isShown({ about, title, link }: { about?: ScreenName; title: string; link?: Link }): boolean {
  if (about && !isOn(about)) return omit(`card ${title}`)
  return link === undefined || hasPage(link, `card ${title}`)
}

function omit(what: Omission): false {
  if (import.meta.env.SSR) omissions.add(what)
  return false
}
