/** What is needed of a click and of the address bar. */
type Click = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'shiftKey' | 'target'
>
type Place = Pick<Location, 'origin' | 'pathname' | 'search'>

/**
 * Where a plain click on a link leads, if that is another page of this site; `undefined` leaves the click to
 * the browser: other hosts, anchors of the same page, new tabs, empty addresses.
 */
export function internalTarget(click: Click, here: Place): string | undefined {
  if (click.defaultPrevented || click.button !== 0) return undefined
  if (click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) return undefined
  const link = click.target instanceof Element ? click.target.closest('a') : null
  if (!link?.getAttribute('href') || link.origin !== here.origin) return undefined
  if (link.pathname === here.pathname && link.search === here.search) return undefined
  return link.pathname + link.search + link.hash
}
