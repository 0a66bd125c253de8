import { useEffect, useState } from 'react'
import { de } from '../language/de.ts'
import { en } from '../language/en.ts'
import { readTab, writeTab } from '../language/start-language.ts'

/** Where the address is kept that was loaded afresh after an error. */
const reloadedKey = 'reloaded'

/**
 * Stands in for a page whose code or data cannot be had. In a tab that was opened before a deploy its files
 * may be gone: then the address is loaded afresh, from the new files. Once for each address: whatever goes
 * wrong there again is told, and never goes round in circles.
 */
export function RouteError() {
  const [isTold, setIsTold] = useState(false)
  useEffect(() => {
    const { href } = window.location
    if (readTab(reloadedKey) === href) return setIsTold(true)
    writeTab(reloadedKey, href)
    // Without a storage nothing would stop the second time.
    if (readTab(reloadedKey) === href) window.location.reload()
    else setIsTold(true)
  }, [])

  if (!isTold) return null
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
