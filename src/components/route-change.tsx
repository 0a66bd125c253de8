import { css } from '@linaria/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * What a browser does on its own when a page is loaded, and a router does not: the new page starts at its
 * top (or at the anchor of its address), focus goes to its main heading, and its title is announced.
 * Back and forward start at the top too (specification, section 2).
 */
export function RouteChange() {
  const { pathname, hash } = useLocation()
  const shown = useRef({ pathname, hash })
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    // A reload keeps its place, as it does anywhere else.
    const allowRestoration = () => {
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', allowRestoration)
    return () => window.removeEventListener('pagehide', allowRestoration)
  }, [])

  useLayoutEffect(() => {
    const before = shown.current
    if (before.pathname === pathname && before.hash === hash) return
    shown.current = { pathname, hash }
    const anchor = hash === '' ? null : document.getElementById(decodeHash(hash))
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    if (before.pathname === pathname) return
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    setAnnouncement(document.title)
  }, [pathname, hash])

  return (
    <p role="status" className={hidden}>
      {announcement}
    </p>
  )
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
