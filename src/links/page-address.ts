import { isWithin, movedPages, pageAt } from '../pages.ts'

/** A path without doubled slashes, a file name, and a slash at its end. Two slashes at its beginning would be a host. */
export function tidyPath(path: string): string {
  const tidy = path
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/\/index(\.html)?$/, '/')
    .replace(/(?<=[^/])\.html$/, '')
  return tidy.replace(/(?<=.)\/$/, '')
}

/** A path as all addresses of pages are written: tidy, in small letters, and without escapes. */
export function plainPath(pathname: string): string {
  return tidyPath(decode(pathname).normalize().toLowerCase())
}

/**
 * The address of the page at a path that is written otherwise, such as `/Kontakt`, `/kontakt.html` or `/%6bontakt`;
 * the target of a moved page; `undefined` if it is written like that, or is none of a page. Which articles there are, only their data says.
 */
export function correctedPath(pathname: string): string | undefined {
  const path = plainPath(pathname)
  if (movedPages[path]) return movedPages[path]
  const isPage = pageAt(path) !== undefined || (isWithin('blog', path) && /^[\w/-]+$/.test(path))
  return isPage && path !== pathname ? path : undefined
}

/** Malformed escapes stay as they are: no page has such an address. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
