import { addressesOf, type PageName, pageNames } from '../pages.ts'
import { nearest } from './nearest.ts'
import { plainPath } from './page-address.ts'

/** The page that an address without one is likely to mean: its last part that is almost the end of a page's address. */
export function nearestPage(pathname: string): PageName | undefined {
  const ends = new Map(
    pageNames.flatMap((name) => [...addressesOf(name).keys()].map((path) => [lastPart(path), name] as const)),
  )
  ends.delete('')
  const known = [...ends.keys()]
  const parts = plainPath(pathname)
    .replace(/\.\w*$/, '')
    .split('/')
    .reverse()
  for (const part of parts) {
    // The second is for /datenschutzerklaerung.
    const end = nearest(part, known) ?? known.find((end) => part.startsWith(end))
    if (end !== undefined) return ends.get(end)
  }
  return undefined
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
