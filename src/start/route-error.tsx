import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import type { Shell } from '../content/messages.ts'
import { copyIn, currentLanguage } from '../i18n/copies.ts'
import { readTab, writeTab } from '../i18n/start-language.ts'

/** The key of the address that was reloaded after an error, in the tab's storage. */
const reloadedKey = 'reloaded'

/** Reloads the page; `false` if that has been tried for this address, so that a page never reloads in a loop. */
export function reloadOnce(): boolean {
  const { href } = window.location
  if (readTab(reloadedKey) === href) return false
  writeTab(reloadedKey, href)
  // Without the storage it would reload forever.
  if (readTab(reloadedKey) !== href) return false
  window.location.reload()
  return true
}

/**
 * Replaces a page whose code or data cannot be loaded. In a tab that was opened before a deploy, its files may be
 * gone: then the address is reloaded, once. A second failure is shown.
 */
export function RouteError() {
  return import.meta.env.DEV ? <DeveloperError /> : <VisitorError />
}

function DeveloperError() {
  const error = useRouteError()
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return (
    <main lang="en">
      <h1>{message}</h1>
      <pre style={{ whiteSpace: 'pre-wrap' }}>{stack}</pre>
    </main>
  )
}

function VisitorError() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!reloadOnce()) setShown(true)
  }, [])

  if (!isShown) return null
  const { routeError } = copyIn<Shell>(currentLanguage(), 'shell')
  return (
    <main>
      <h1>{routeError.heading}</h1>
      <p>{routeError.text}</p>
      <p>
        {/* With an anchor nothing would be loaded. */}
        <a href={window.location.pathname + window.location.search}>{routeError.reload}</a>
      </p>
    </main>
  )
}
