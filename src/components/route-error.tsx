import { useEffect } from 'react'
import { de } from '../i18n/de.ts'
import { en } from '../i18n/en.ts'

let hasShownPage = false

/** To be called once a page stands: what fails from now on is a navigation. */
export function pageWasShown(): void {
  hasShownPage = true
}

/**
 * Shown when a page's code or data cannot be had. In a tab that was opened before a deploy its files may be
 * gone: then the address is loaded afresh, from the new files. A document that could not even show its first
 * page is not loaded again, so this cannot go round in circles.
 */
export function RouteError() {
  useEffect(() => {
    if (hasShownPage) window.location.reload()
  }, [])

  if (hasShownPage) return null
  const { routeError } = document.documentElement.lang === 'en' ? en : de
  return (
    <main>
      <h1>{routeError.heading}</h1>
      <p>{routeError.text}</p>
      <p>
        <a href={window.location.href}>{routeError.reload}</a>
      </p>
    </main>
  )
}
