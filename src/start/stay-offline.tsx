import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useMessages } from '../i18n/language-provider.tsx'
import { useToasts } from '../layout/toasts.tsx'
import { isReachable } from '../load-error.ts'

/** Without a connection a link leads nowhere: the page that is read stays, and a message says why. */
export function StayOffline() {
  const { show } = useToasts()
  const { heading, stays } = useMessages().routeError.notLoaded
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      !navigator.onLine && historyAction !== 'POP' && nextLocation.pathname !== currentLocation.pathname,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link.
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    // Browsers are not always right about it.
    isReachable(blocker.location.pathname).then((isWrong) => {
      if (isWrong) return blocker.proceed()
      blocker.reset()
      show({ kind: 'error', title: heading, description: stays })
    })
  }, [blocker.state])
  return null
}
