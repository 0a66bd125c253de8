import { useEffect } from 'react'
import { useNavigationType } from 'react-router-dom'
import { correctedPath } from './page-address.ts'

/**
 * Replaces an address such as `/Kontakt`, `/kontakt.html` or `//kontakt` by the one that the routes know, whether the
 * host has answered with the page or with the not-found page.
 */
export function restoreCanonicalAddress(): void {
  const { pathname, search, hash } = window.location
  const path = correctedPath(pathname)
  if (path?.startsWith('/')) window.history.replaceState(window.history.state, '', path + search + hash)
  // A page may have moved to another site.
  else if (path !== undefined) window.location.replace(path)
}

/**
 * Loads an unknown address that a link has led to from the host, which may know it: there old addresses redirect.
 * Returns whether it does so.
 */
export function useHostAnswer(isUnknown: boolean): boolean {
  const isAsked = useNavigationType() !== 'POP' && isUnknown
  useEffect(() => {
    if (isAsked) window.location.reload()
  }, [isAsked])
  return isAsked
}
