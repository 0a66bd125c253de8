import { type createBrowserRouter, matchRoutes } from 'react-router-dom'
import { pageOf } from '../navigation/internal-link.ts'

/** A pointer that only crosses a link has left it by then. */
const hoverMs = 65

type Routes = ReturnType<typeof createBrowserRouter>['routes']

/**
 * Fetches code and data of a link's page before the link is followed: when it is pointed at, focused or pressed.
 * Failures are ignored: data is requested again when the link is followed, and without its code a page is reloaded. The routes' loaders cache data, the browser caches code.
 */
export function prefetchLinks(routes: Routes): void {
  // Each of its own: when the focus scrolls the page, another link may come below the pointer.
  const waiting: Record<string, number | undefined> = {}

  const fetchPage = (link: HTMLAnchorElement) => {
    const page = targetOf(link)
    if (page === undefined || savesData()) return
    const matches = matchRoutes(routes, page) ?? []
    return Promise.allSettled(
      matches.flatMap(({ route: { lazy, loader }, params }) => [
        lazy?.(),
        typeof loader === 'function' && loader({ request: new Request(page), params }),
      ]),
    )
  }

  const prefetchSoon = ({ type, target }: Event) => {
    window.clearTimeout(waiting[type])
    const link = linkAt(target)
    if (link) waiting[type] = window.setTimeout(fetchPage, hoverMs, link)
  }
  const prefetchOnPress = ({ target }: Event) => {
    const link = linkAt(target)
    if (link) fetchPage(link)
  }
  const listen = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { capture: true, passive: true })

  listen('mouseover', prefetchSoon)
  listen('focusin', prefetchSoon)
  listen('pointerdown', prefetchOnPress)
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}

/** The page of this site that a plain click on the link would show. */
function targetOf(link: HTMLAnchorElement): string | undefined {
  return link.hasAttribute('download') || link.target ? undefined : pageOf(link, window.location)
}

/** Read each time: the connection can change. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
