/**
 * Replaces an address such as `/kontakt.html`, `/index` or `//kontakt`, which hosts without redirects accept, by the
 * one that the routes know. The not-found page keeps the requested address.
 */
export function restoreCanonicalAddress(): void {
  if (!document.querySelector('[data-server-rendered]')) return
  const { pathname, search, hash } = window.location
  const canonical = canonicalPath(pathname)
  if (canonical !== pathname) window.history.replaceState(window.history.state, '', canonical + search + hash)
}

export function canonicalPath(pathname: string): string {
  return (
    pathname
      // Two slashes at the beginning would lead to another host.
      .replace(/\/{2,}/g, '/')
      .replace(/\/index(\.html)?$/, '/')
      .replace(/(?<=[^/])\.html$/, '')
  )
}
