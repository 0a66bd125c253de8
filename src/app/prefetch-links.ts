import { type createBrowserRouter, matchRoutes } from 'react-router-dom'
import { pageOf } from '../navigation/internal-link.ts'

/** A pointer that only crosses a link has left it by then. */
const hoverMs = 65

type Routes = ReturnType<typeof createBrowserRouter>['routes']

/**
 * Fetches code and data of a link's page before the link is followed: when it is pointed at, focused or pressed.
 * Failures are ignored: data is requested again when the link is followed, and without its code a page is reloaded. The
 * routes' loaders cache data, the browser caches code.
 */
export function prefetchLinks(routes: Routes): void {
  const fetchPage = (link: HTMLAnchorElement) => {
    const page = pageOf(link, window.location)
    const matches = (page !== undefined && matchRoutes(routes, page)) || []
    return Promise.allSettled(
      matches.flatMap(({ route: { lazy, loader }, params }) => [
        lazy?.(),
        typeof loader === 'function' &&
          loader({ request: new Request(window.location.origin + page), params }),
      ]),
    )
  }

  let waiting: number | undefined
  const prefetch = ({ type, target }: Event) => {
    window.clearTimeout(waiting)
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (link) waiting = window.setTimeout(fetchPage, type === 'pointerdown' ? 0 : hoverMs, link)
  }
  for (const type of ['mouseover', 'focusin', 'pointerdown']) {
    document.addEventListener(type, prefetch, { capture: true, passive: true })
  }
}
