import { useEffect, useState } from 'react'
import { Outlet, useRouteError } from 'react-router-dom'
import type { Shell } from '../content/messages.ts'
import { copyIn, currentLanguage } from '../i18n/copies.ts'
import { readTab, removeTab, writeTab } from '../i18n/start-language.ts'
import { isReachable, LoadError } from '../site/load-error.ts'

/** The key of the address that was reloaded after an error, in the tab's storage. */
const reloadedKey = 'reloaded'

/**
 * Reloads the page; `false` without a connection, or if that was tried for this address and no page has been shown since,
 * so that a page never reloads in a loop.
 */
export async function reloadOnce(): Promise<boolean> {
  const reloaded = window.location.href
  if (readTab(reloadedKey) === reloaded || !(await isReachable(reloaded))) return false
  writeTab(reloadedKey, reloaded)
  // Without the storage it would reload forever.
  if (readTab(reloadedKey) !== reloaded) return false
  window.location.reload()
  return true
}

/** The content of a page. Once it is shown, the next deploy may reload the same address again. */
export function PageContent() {
  useEffect(() => removeTab(reloadedKey), [])
  return <Outlet />
}

/** Replaces the whole page, without header and footer: the shell itself cannot be shown. */
export function ShellError() {
  return (
    <main>
      <PageError />
    </main>
  )
}

/**
 * Replaces the content of a page. What cannot be loaded may be gone after a deploy: then the address is reloaded, once.
 * A second failure, and a fault in the page's code, are shown.
 */
export function PageError() {
  return import.meta.env.DEV ? <DeveloperError /> : <VisitorError />
}

function DeveloperError() {
  const error = useRouteError()
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return (
    <div lang="en">
      <h1>{message}</h1>
      <pre style={{ whiteSpace: 'pre-wrap' }}>{stack}</pre>
    </div>
  )
}

function VisitorError() {
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
