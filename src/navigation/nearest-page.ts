import { type PageName, pagesByEnd } from '../site/pages.ts'
import { nearest } from './nearest.ts'
import { tidyPath } from './page-address.ts'

/** The page that an address without one is likely to mean: its last part that is almost the end of a page's address. */
export function nearestPage(pathname: string): PageName | undefined {
  const parts = tidyPath(pathname.toLowerCase())
    .replace(/\.\w*$/, '')
    .split('/')
    .reverse()
  const ends = [...pagesByEnd.keys()]
  for (const part of parts) {
    // The second is for /datenschutzerklaerung.
    const end = nearest(part, ends) ?? ends.find((end) => part.startsWith(end))
    if (end !== undefined) return pagesByEnd.get(end)
  }
  return undefined
}
