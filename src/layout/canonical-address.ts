/**
 * Puts the address that the routes know into the address bar: hosts without redirects also answer
 * `/kontakt.html`, `/index` and `//kontakt`. The not-found page keeps the address that was asked for.
 */
export function restorePlainAddress(): void {
  if (!document.querySelector('[data-server-rendered]')) return
  const { pathname, search, hash } = window.location
  const plain = plainAddress(pathname)
  if (plain !== pathname) window.history.replaceState(window.history.state, '', plain + search + hash)
}

export function plainAddress(pathname: string): string {
  return (
    pathname
      // Two slashes at the beginning would lead to another host.
      .replace(/\/{2,}/g, '/')
      .replace(/\/index(\.html)?$/, '/')
      .replace(/(?<=[^/])\.html$/, '')
  )
}
