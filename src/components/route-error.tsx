import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { de } from '../i18n/de.ts'
import { en } from '../i18n/en.ts'

/**
 * Shown when a page's code or data cannot be had. In a tab that was opened before a deploy its files may be
 * gone: then the address is loaded afresh, from the new files. A page that was just loaded is not loaded
 * again, so this cannot go round in circles.
 */
export function RouteError() {
  const { key } = useLocation()
  const isNavigation = key !== 'default'
  useEffect(() => {
    if (isNavigation) window.location.reload()
  }, [isNavigation])

  if (isNavigation) return null
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
