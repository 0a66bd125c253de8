import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { company } from '../company/company.ts'
import { useConsent } from './consent-provider.tsx'

/**
 * Counts page views, if an endpoint is configured and the visitor agrees. The counter is not loaded before; after
 * a withdrawal nothing is sent.
 */
export function usePageViews(): void {
  const { pathname } = useLocation()
  const isAllowed = useConsent().consent?.analytics === true

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new view, though its text is not read here.
  useEffect(() => {
    const { analytics, siteUrl } = company
    if (analytics === null || !isAllowed) return
    let isOver = false
    const count = async () => {
      const { countPageView } = await import('./count-page-view.ts')
      if (!isOver)
        await countPageView(analytics, new URL(siteUrl).host, window.location.href, document.referrer)
    }
    // Neither code nor server that cannot be reached is an error.
    count().catch(() => {})
    return () => {
      isOver = true
    }
  }, [isAllowed, pathname])
}
