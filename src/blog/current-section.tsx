import { css } from '@linaria/core'

/** Marks the link of the section that is read, in a list of links to headings. */
export function followReader(list: HTMLElement, end: AbortSignal): void {
  if (end.aborted) return
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const linkOf = new Map(
    links.map((link) => [document.getElementById(decodeURIComponent(link.hash.slice(1))), link]),
  )
  const passed = new Set<HTMLAnchorElement>()

  const mark = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      const link = linkOf.get(target as HTMLElement)
      if (link) passed[isIntersecting ? 'add' : 'delete'](link)
    }
    const current = links.findLast((link) => passed.has(link))
    for (const link of links) {
      link.classList.toggle(here, link === current)
      if (link === current) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }
  // A heading is passed above this line, however far above: one that a jump leads over is noticed, too.
  const observer = new IntersectionObserver(mark, { rootMargin: '1000000px 0px -66%' })
  for (const heading of linkOf.keys()) if (heading) observer.observe(heading)
  end.addEventListener('abort', () => observer.disconnect())
}

/* A class, since it is in the style sheet only, and not in the style of the first paint. */
const here = css`
  nav & {
    color: var(--ink);
    text-decoration: underline 2px var(--accent);
  }
`
