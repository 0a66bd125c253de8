import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { company } from '../company/company.ts'
import { onConsent } from './consent-provider.tsx'
import { startLater } from './consent-store.ts'
import type { pageViewCounter } from './page-view-counter.ts'

/**
 * Counts page views, if an endpoint is configured and the visitor agrees. The counter is not loaded before; after
 * a withdrawal nothing is sent.
 */
export function usePageViews(): void {
  const { pathname } = useLocation()
  const [count, setCount] = useState<ReturnType<typeof pageViewCounter>>()

  useEffect(() => {
    const { analytics } = company
    if (analytics === null) return
    const load = async () => {
      const { pageViewCounter } = await import('./page-view-counter.ts')
      return () => {
        setCount(() => pageViewCounter(analytics, new URL(company.siteUrl).host))
        return () => setCount(undefined)
      }
    }
    return onConsent('analytics', startLater(load))
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new view, though its text is not read here.
  useEffect(() => {
    count?.(window.location.href, document.referrer)
  }, [count, pathname])
}
