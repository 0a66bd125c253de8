import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { Consent } from './consent-cookie.ts'
import { createConsentStore } from './consent-store.ts'

const isBrowser = typeof document !== 'undefined'

/** At build time there is no consent, and nothing starts. */
const store = createConsentStore(
  isBrowser ? document : { cookie: '' },
  isBrowser && window.location.protocol === 'https:',
)

type ConsentContext = {
  /** `undefined` before the visitor has decided. */
  consent: Consent | undefined
  isBannerOpen: boolean
  isSettingsOpen: boolean
  save: (consent: Consent) => void
  /** Stores nothing: the banner is back when a page is loaded. */
  closeBanner: () => void
  openSettings: () => void
  closeSettings: () => void
}

const Context = createContext<ConsentContext | undefined>(undefined)

/**
 * Provides the visitor's consent, the banner's state and the settings'. The banner is not in the HTML: it appears once its
 * buttons work, and never where the application does not start.
 */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const consent = useSyncExternalStore(store.subscribe, store.current, () => undefined)
  const [isClosed, setClosed] = useState(false)
  const [isSettingsOpen, setSettingsOpen] = useState(false)
  const isBannerOpen = useHydrated() && consent === undefined && !isClosed

  useEffect(() => {
    document.documentElement.dataset.consent = isBannerOpen ? 'missing' : 'known'
  }, [isBannerOpen])

  // A decision in another tab applies here as soon as this tab is visible again.
  useEffect(() => {
    document.addEventListener('visibilitychange', store.refresh)
    return () => document.removeEventListener('visibilitychange', store.refresh)
  }, [])

  const value = {
    consent,
    isBannerOpen,
    isSettingsOpen,
    save: (chosen: Consent) => {
      store.save(chosen)
      setSettingsOpen(false)
    },
    closeBanner: () => setClosed(true),
    openSettings: () => setSettingsOpen(true),
    closeSettings: () => setSettingsOpen(false),
  }
  return <Context value={value}>{children}</Context>
}

export function useConsent(): ConsentContext {
  const context = useContext(Context)
  if (context === undefined) throw new Error('useConsent needs a ConsentProvider above it')
  return context
}
