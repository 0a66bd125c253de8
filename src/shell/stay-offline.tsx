import { useEffect } from 'react'
import { useToasts } from '../blocks/toasts.tsx'
import { useMessages } from '../i18n/language-provider.tsx'
import { isReachable } from '../site/load-error.ts'

/** Without a connection a link leads nowhere: the page that is read stays, and a message says why. */
export function StayOffline() {
  const showToast = useToasts()
  const { heading, stays } = useMessages().routeError.notLoaded

  useEffect(() => {
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"]')
      if (navigator.onLine || !link || link.pathname === window.location.pathname) return
      event.preventDefault()
      event.stopPropagation()
      isReachable(link.href).then((isReached) => {
        // Browsers are not always right about the connection.
        if (isReached) window.location.assign(link.href)
        else showToast({ kind: 'error', title: heading, description: stays })
      })
    }
    // Before React and the router hear of it.
    window.addEventListener('click', stay, { capture: true })
    return () => window.removeEventListener('click', stay, { capture: true })
  }, [showToast, heading, stays])
  return null
}
