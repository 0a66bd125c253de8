type Click = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'shiftKey'>
type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash' | 'getAttribute'>
type Place = Pick<Location, 'origin' | 'pathname' | 'search'>

/**
 * The target of a plain click on a link, if it is another page of this site. `undefined` means that the browser
 * handles the click: other hosts, files, anchors of the same page, new tabs, empty addresses.
 */
export function internalTarget(click: Click, link: Link | null, here: Place): string | undefined {
  if (click.defaultPrevented || click.button !== 0) return undefined
  if (click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) return undefined
  return link ? pageOf(link, here) : undefined
}

/** The page of this site that a link leads to, unless it is `here`. */
export function pageOf(link: Link, here: Place): string | undefined {
  if (!link.getAttribute('href') || link.origin !== here.origin) return undefined
  if (link.pathname === here.pathname && link.search === here.search) return undefined
  // For the router `//example.org` is another host.
  if (link.pathname.startsWith('//')) return undefined
  // Only files have an extension.
  if (/\.[^/]*$/.test(link.pathname)) return undefined
  return link.pathname + link.search + link.hash
}
