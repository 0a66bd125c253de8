import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useLangAttribute } from '../i18n/language-provider.tsx'
import { mainPage, pageAt } from '../site/pages.ts'
import { menuId } from '../ui/element-ids.ts'

/** The state of a navigation that neither scrolls nor moves the focus, such as a search while it is typed. */
export const stayInPlace = { staysInPlace: true } as const

/**
 * What a browser does when a page is loaded, and a router does not: the new page starts at its top (or at the anchor
 * of its address), focus goes to its main heading, and its title is announced. Back and forward start at the top too
 * (spec §2).
 */
export function RouteChange() {
  const contentLang = useLangAttribute()
  const { pathname, search, hash, key, state } = useLocation()
  const type = useNavigationType()
  // The state can be anything that another page left in the history.
  const isQuiet = type !== 'POP' && (state as Partial<typeof stayInPlace> | null)?.staysInPlace === true
  const previous = useRef({ pathname, search, hash, key })
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    // A reload keeps its scroll position. The page may be shown again, from the back/forward cache.
    const restore = ({ type }: Event) => {
      window.history.scrollRestoration = type === 'pagehide' ? 'auto' : 'manual'
    }
    for (const type of ['pageshow', 'pagehide']) window.addEventListener(type, restore)
    return () => {
      for (const type of ['pageshow', 'pagehide']) window.removeEventListener(type, restore)
    }
  }, [])

  useLayoutEffect(() => {
    const before = previous.current
    const isSamePage = before.pathname === pathname && before.search === search
    // A link to the current page has a new key, and goes to its anchor or the top again.
    if (isSamePage && before.key === key && before.hash === hash) return
    previous.current = { pathname, search, hash, key }
    if (!isSamePage) removeTagsOfFirstPage()
    // A field of the page changed it, and the visitor still types there.
    if (isQuiet) return
    // A visitor who goes back would not see the page behind it.
    if (type === 'POP') {
      document.querySelector<HTMLDialogElement>('dialog:modal')?.close()
      document.getElementById(menuId)?.hidePopover()
    }
    const anchor = document.getElementById(decodeHash(hash))
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    // Not where the browser has followed the anchor: it has moved the focus, too.
    if (isSamePage && type === 'POP') return
    if (!isSamePage) setAnnouncement(document.title)
    // The same page in another language: focus stays on the language switch.
    const [page, last] = [pageAt(pathname), pageAt(before.pathname)]
    const isReplaced = type === 'REPLACE' && before.pathname !== pathname
    if (isReplaced && page && last && mainPage(page) === mainPage(last)) return
    if (anchor) anchor.tabIndex = -1
    const target = anchor ?? document.querySelector<HTMLElement>('h1')
    target?.focus({ preventScroll: true })
  }, [pathname, search, hash, key, type, isQuiet])

  return (
    <p role="status" className="sr-only" lang={contentLang}>
      {announcement}
    </p>
  )
}

/**
 * The head's tags for search engines and social networks describe the page that was loaded. Some browsers share the
 * address in them instead of the current one.
 */
function removeTagsOfFirstPage(): void {
  const tags = 'link:is([rel=canonical],[hreflang]),meta[property],script[type="application/ld+json"]'
  for (const tag of document.head.querySelectorAll(tags)) tag.remove()
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
