import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import type { Shell } from '../content/messages.ts'
import { copyIn, currentLanguage } from '../i18n/copies.ts'
import { isReachable, LoadError } from '../site/load-error.ts'

/** A page that was itself reloaded shorter ago is not reloaded again, so that none does so in a loop. */
const reloadAgainMs = 60_000

/** Reloads the page; `false` without a connection, or if that has just been tried. */
export async function reloadOnce(): Promise<boolean> {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type === 'reload' && performance.now() < reloadAgainMs) return false
  if (!(await isReachable(window.location.href))) return false
  window.location.reload()
  return true
}

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
