/** What is needed of a click, of the link it met and of the address bar. */
type Click = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'shiftKey'>
type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash' | 'getAttribute'>
type Place = Pick<Location, 'origin' | 'pathname' | 'search'>

/**
 * Where a plain click on a link leads, if that is another page of this site; `undefined` leaves the click to
 * the browser: other hosts, files, anchors of the same page, new tabs, empty addresses.
 */
export function internalTarget(click: Click, link: Link | null, here: Place): string | undefined {
  if (click.defaultPrevented || click.button !== 0) return undefined
  if (click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) return undefined
  return link ? pageOf(link, here) : undefined
}

/** The page of this site that a link leads to, if that is another one than `here`. */
export function pageOf(link: Link, here: Place): string | undefined {
  if (!link.getAttribute('href') || link.origin !== here.origin) return undefined
  if (link.pathname === here.pathname && link.search === here.search) return undefined
  // The router would take `//example.org` for another host.
  if (link.pathname.startsWith('//')) return undefined
  // Files have an ending; no page's address does.
  if (/\.[^/]*$/.test(link.pathname)) return undefined
  return link.pathname + link.search + link.hash
}
