import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import type { Shell } from '../content/messages.ts'
import { copyIn, currentLanguage } from '../i18n/copies.ts'
import { LoadError, reloadOnce } from '../site/load-error.ts'

/**
 * Replaces the content of a page; the error is in the console. What cannot be loaded may be gone after a deploy: then the
 * address is reloaded, once. A second failure, and a fault in the page's code, are shown.
 */
export function PageError() {
  const isLoadError = useRouteError() instanceof LoadError
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isLoadError) setShown(true)
    else reloadOnce().then((isReloading) => setShown(!isReloading))
  }, [isLoadError])

  if (!isShown) return null
  const { notLoaded, fault } = copyIn<Shell>(currentLanguage(), 'shell').routeError
  const { heading, text, reload } = { ...notLoaded, ...(!isLoadError && fault) }
  return (
    <>
      <h1>{heading}</h1>
      <p>{text}</p>
      <p>
        {/* With an anchor nothing would be loaded. */}
        <a href={window.location.pathname + window.location.search}>{reload}</a>
      </p>
    </>
  )
}
