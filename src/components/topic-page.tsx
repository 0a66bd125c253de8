import type { PageCopy } from '../content/page-copy.ts'
import { StaticPage } from './static-page.tsx'

/** A route module for a page that is made of its copy alone. */
export function topicPage(copy: PageCopy) {
  return { element: <StaticPage copy={copy} /> }
}
