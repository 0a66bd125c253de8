import type { PageCopy } from '../content/page-copy.ts'
import { StaticPage } from './static-page.tsx'

/** A route module for a page that is made of its copy alone; `name` is what the copy's file exports. */
export function topicPage<Name extends string>(name: Name) {
  return (content: Record<Name, PageCopy>) => ({ element: <StaticPage copy={content[name]} /> })
}
