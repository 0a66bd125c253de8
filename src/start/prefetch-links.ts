import { type createBrowserRouter, matchRoutes } from 'react-router-dom'
import { pageOf } from '../links/internal-link.ts'
import { isTopicPath } from '../pages.ts'

/** A pointer that only crosses a link has left it by then. */
const hoverMs = 65

/** The pages of links in view are prefetched when the visitor has done something, and then nothing for this time. */
const idleMs = 2500

/** Links in view that are prefetched each time. A page of the site has about 5 KB. */
const maxLinksInView = 4

type Routes = ReturnType<typeof createBrowserRouter>['routes']

/**
 * Fetches code and data of a link's page before the link is followed: when it is pointed at, focused or pressed,
 * and, when the visitor is idle, if it is in view. Failures are ignored: data is requested again when the link is
 * followed, and without its code a page is reloaded. The routes' loaders cache data, the browser caches code.
 */
export function prefetchLinks(routes: Routes): void {
  // Each of its own: when the focus scrolls the page, another link may come below the pointer.
  const waiting: Record<string, number | undefined> = {}
  let idle: number | undefined
  const prefetched = new Set<string>()

  const fetchPage = (link: HTMLAnchorElement, init?: RequestInit) => {
    const page = targetOf(link)
    if (page === undefined || savesData()) return
    const matches = matchRoutes(routes, page) ?? []
    return Promise.allSettled(
      matches.flatMap(({ route: { lazy, loader }, params }) => [
        lazy?.(),
        typeof loader === 'function' && loader({ request: new Request(page), params, context: init }),
      ]),
    )
  }

  const prefetchLinksInView = () => {
    if (savesData()) return
    const links = [...document.links].filter(
      // Links to enquiries and to lists of categories and tags are many on a page, and seldom opened.
      (link): link is HTMLAnchorElement =>
        link instanceof HTMLAnchorElement &&
        !(link.search || isTopicPath(link.pathname) || prefetched.has(link.href)),
    )
    const observer = new IntersectionObserver(async (entries) => {
      observer.disconnect()
      const inView = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
      // Links in the content come before those of header and footer.
      const [own, shared] = [true, false].map((isOwn) =>
        inView.filter((link) => !link.closest('main') !== isOwn),
      )
      const timer = idle
      let count = 0
      for (const link of [...(own ?? []), ...(shared ?? [])] as HTMLAnchorElement[]) {
        if (prefetched.has(link.href) || targetOf(link) === undefined) continue
        await untilIdle()
        // Stops once the visitor does something.
        if (timer !== idle || count++ === maxLinksInView) return
        prefetched.add(link.href)
        await fetchPage(link, { priority: 'low' })
      }
    })
    for (const link of links) observer.observe(link)
  }

  const restartTimer = () => {
    window.clearTimeout(idle)
    idle = window.setTimeout(prefetchLinksInView, idleMs)
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
  for (const type of ['mouseover', 'focusin', 'pointerdown', 'keydown', 'scroll']) listen(type, restartTimer)
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}

/** The page of this site that a plain click on the link would show. */
function targetOf(link: HTMLAnchorElement): string | undefined {
  return link.hasAttribute('download') || link.target ? undefined : pageOf(link, window.location)
}

/** Read each time: the connection can change. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** Safari has no `requestIdleCallback`. */
export function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => (window.requestIdleCallback ?? window.setTimeout)(resolve))
}
