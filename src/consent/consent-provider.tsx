import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Consent, ConsentCategory } from './consent-cookie.ts'
import { createConsentStore, type Start } from './consent-store.ts'

const store =
  typeof document === 'undefined'
    ? undefined
    : createConsentStore(document, window.location.protocol === 'https:')

/** Runs what needs consent, see `createConsentStore`; never at build time. */
export function onConsent(category: ConsentCategory, start: Start): () => void {
  return store?.onConsent(category, start) ?? (() => {})
}

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
 * Provides the visitor's consent, the banner's state and the settings'. The banner is in every page's HTML; before
 * hydration `<html data-consent="missing">`, set before the first paint, shows it.
 */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const consent = useSyncExternalStore(subscribe, readCurrent, () => undefined)
  const [isClosed, setClosed] = useState(false)
  const [isSettingsOpen, setSettingsOpen] = useState(false)
  const isBannerOpen = consent === undefined && !isClosed

  useEffect(() => {
    const isMissing = readCurrent() === undefined && !isClosed
    document.documentElement.dataset.consent = isMissing ? 'missing' : 'known'
  })

  // A decision in another tab applies here as soon as this tab is visible again.
  useEffect(() => {
    const refresh = () => store?.refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [])

  const save = useCallback((chosen: Consent) => {
    store?.save(chosen)
    setSettingsOpen(false)
  }, [])
  const value = useMemo(
    () => ({
      consent,
      isBannerOpen,
      isSettingsOpen,
      save,
      closeBanner: () => setClosed(true),
      openSettings: () => setSettingsOpen(true),
      closeSettings: () => setSettingsOpen(false),
    }),
    [consent, isBannerOpen, isSettingsOpen, save],
  )
  return <Context value={value}>{children}</Context>
}

export function useConsent(): ConsentContext {
  const context = useContext(Context)
  if (context === undefined) throw new Error('useConsent needs a ConsentProvider above it')
  return context
}

const subscribe = (listener: () => void) => store?.subscribe(listener) ?? (() => {})
const readCurrent = () => store?.current()
