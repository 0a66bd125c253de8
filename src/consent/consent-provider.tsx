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

/** The one door for what needs consent; see `ConsentStore`. At build time nobody has agreed to anything. */
export function onConsent(category: ConsentCategory, start: Start): () => void {
  return store?.onConsent(category, start) ?? (() => {})
}

type ConsentContext = {
  /** `undefined` while the visitor has not answered. */
  answer: Consent | undefined
  isBannerOpen: boolean
  isSettingsOpen: boolean
  decide: (consent: Consent) => void
  /** Stores nothing: the next page that is loaded asks again. */
  closeBanner: () => void
  openSettings: () => void
  closeSettings: () => void
}

const Context = createContext<ConsentContext | undefined>(undefined)

/**
 * Holds the visitor's answer and what asks for it. The banner is in every page's HTML; until the application
 * runs, `<html data-consent="missing">`, set before the first paint, is what shows it.
 */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const answer = useSyncExternalStore(subscribe, readAnswer, () => undefined)
  const [isClosed, setClosed] = useState(false)
  const [isSettingsOpen, setSettingsOpen] = useState(false)
  const isBannerOpen = answer === undefined && !isClosed

  useEffect(() => {
    const isMissing = readAnswer() === undefined && !isClosed
    document.documentElement.dataset.consent = isMissing ? 'missing' : 'settled'
  })

  // An answer given in another tab counts here too, as soon as this one is looked at again.
  useEffect(() => {
    const refresh = () => store?.refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [])

  const decide = useCallback((consent: Consent) => {
    store?.decide(consent)
    setSettingsOpen(false)
  }, [])
  const value = useMemo(
    () => ({
      answer,
      isBannerOpen,
      isSettingsOpen,
      decide,
      closeBanner: () => setClosed(true),
      openSettings: () => setSettingsOpen(true),
      closeSettings: () => setSettingsOpen(false),
    }),
    [answer, isBannerOpen, isSettingsOpen, decide],
  )
  return <Context value={value}>{children}</Context>
}

export function useConsent(): ConsentContext {
  const context = useContext(Context)
  if (context === undefined) throw new Error('useConsent needs a ConsentProvider above it')
  return context
}

const subscribe = (listener: () => void) => store?.subscribe(listener) ?? (() => {})
const readAnswer = () => store?.answer()
