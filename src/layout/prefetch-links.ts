import { type createBrowserRouter, matchRoutes } from 'react-router-dom'
import { pageOf } from './internal-link.ts'

/** Who only passes over a link is on the next thing by then. Milliseconds. */
const hoverPause = 65

/**
 * Without a sign of the visitor in this time, the links in view are fetched. Lighthouse has finished a page by
 * then, with its usual simulated network after a second of silence: it weighs what the page itself needs. Milliseconds.
 */
const idlePause = 2500

/** So many links in view for each pause; a page of the site has some 5 KB, and few visitors open more. */
const mostInView = 4

type Routes = ReturnType<typeof createBrowserRouter>['routes']

/**
 * Fetches code and data of a link's page before the link is followed: when it is pointed at, focused or pressed,
 * and, once nothing has happened for a while, when it is in view. Nothing tells of a failure: data is asked for
 * again when the link is followed, and without its code a page is loaded afresh. What was fetched is kept by
 * the routes' own functions.
 */
export function fetchLinksAhead(routes: Routes): void {
  let hover: number | undefined
  let idle: number | undefined
  const known = new Set<string>()

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

  const lookAround = () => {
    if (savesData()) return
    const links = [...document.links].filter(
      // Lists of single categories and tags are many on a page, and seldom opened.
      (link): link is HTMLAnchorElement =>
        link instanceof HTMLAnchorElement && !link.search && !known.has(link.href),
    )
    const observer = new IntersectionObserver(async (entries) => {
      observer.disconnect()
      const inView = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
      // What the page is about comes before what is on every page.
      const [own, shared] = [true, false].map((isOwn) =>
        inView.filter((link) => !link.closest('main') !== isOwn),
      )
      const turn = idle
      let count = 0
      for (const link of [...(own ?? []), ...(shared ?? [])] as HTMLAnchorElement[]) {
        if (known.has(link.href) || targetOf(link) === undefined) continue
        await untilIdle()
        // The visitor goes on, and so does what they ask for.
        if (turn !== idle || count++ === mostInView) return
        known.add(link.href)
        await fetchPage(link, { priority: 'low' })
      }
    })
    for (const link of links) observer.observe(link)
  }

  const rest = () => {
    window.clearTimeout(idle)
    idle = window.setTimeout(lookAround, idlePause)
  }
  const point = ({ target }: Event) => {
    window.clearTimeout(hover)
    const link = linkAt(target)
    if (link) hover = window.setTimeout(fetchPage, hoverPause, link)
  }
  const press = ({ target }: Event) => {
    const link = linkAt(target)
    if (link) fetchPage(link)
  }
  const listen = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { capture: true, passive: true })

  listen('mouseover', point)
  listen('focusin', point)
  listen('pointerdown', press)
  for (const type of ['mouseover', 'focusin', 'pointerdown', 'keydown', 'scroll']) listen(type, rest)
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest)
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}

/** The page of this site that a plain click on the link would show. */
function targetOf(link: HTMLAnchorElement): string | undefined {
  return link.hasAttribute('download') || link.target ? undefined : pageOf(link, window.location)
}

/** Asked each time: who goes by train has many connections. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** Safari has no such callback. */
function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => (window.requestIdleCallback ?? window.setTimeout)(resolve))
}
