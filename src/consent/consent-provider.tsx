import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { type ConsentCategory, readConsent, storeConsent } from './consent-cookie.ts'

type ConsentContext = {
  isBannerOpen: boolean
  isSettingsOpen: boolean
  save: (allowed: readonly ConsentCategory[]) => void
  /** Stores nothing: the banner is back when a page is loaded. */
  closeBanner: () => void
  openSettings: () => void
  closeSettings: () => void
}

const Context = createContext<ConsentContext | undefined>(undefined)

/**
 * The state of the banner and of the settings. The banner is not in the HTML: it appears once its buttons work, and never
 * where the application does not start.
 */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const [isBannerOpen, setBannerOpen] = useState(false)
  const [isSettingsOpen, setSettingsOpen] = useState(false)

  useEffect(() => {
    setBannerOpen(readConsent() === undefined)
    // The visitor may have answered in another tab.
    const update = () => setBannerOpen((isOpen) => isOpen && readConsent() === undefined)
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])

  useEffect(() => {
    document.documentElement.dataset.consent = isBannerOpen ? 'missing' : 'known'
  }, [isBannerOpen])

  const value = {
    isBannerOpen,
    isSettingsOpen,
    save: (allowed: readonly ConsentCategory[]) => {
      storeConsent(allowed)
      setBannerOpen(false)
      setSettingsOpen(false)
    },
    closeBanner: () => setBannerOpen(false),
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
