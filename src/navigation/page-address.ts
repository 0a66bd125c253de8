import { isInBlog, movedPages, pageAt } from '../site/pages.ts'

/** A path without doubled slashes, a file name, and a slash at its end. Two slashes at its beginning would be a host. */
export function tidyPath(path: string): string {
  const name = path.replace(/\/{2,}/g, '/').replace(/\/$/, '')
  return name.replace(/(?<=[^/])\.html$/, '').replace(/\/index$/, '') || '/'
}

/**
 * The address of the page at a path that is written otherwise, such as `/Kontakt`, `/kontakt.html` or `/kontakt/`; the
 * target of a moved page; `undefined` if it is written like that, or is none of a page. Which articles there are, only
 * their data says.
 */
export function correctedPath(pathname: string): string | undefined {
  const path = tidyPath(pathname.toLowerCase())
  if (Object.hasOwn(movedPages, path)) return movedPages[path]
  const isPage = pageAt(path) !== undefined || (isInBlog(path) && /^[\w/-]+$/.test(path))
  return isPage && path !== pathname ? path : undefined
}
