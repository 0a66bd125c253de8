import { type Consent, type ConsentCategory, formatConsent, parseConsent } from './consent-cookie.ts'

/** What the store needs of a document. If reading or writing `cookie` throws, there is no cookie. */
export type CookieJar = { cookie: string }

/** The visitor's consent. What cannot be stored holds until the page is left. */
export function createConsentStore(jar: CookieJar, isSecure: boolean) {
  const read = () => {
    try {
      return parseConsent(jar.cookie)
    } catch {
      return undefined
    }
  }
  // A stored consent is not stored again: it ends 365 days after the choice, not after the last visit.
  let current = read()
  const listeners = new Set<() => void>()
  const update = (consent: Consent) => {
    current = consent
    for (const listener of listeners) listener()
  }

  return {
    /** `undefined` before the visitor has decided. The same object until it changes. */
    current: (): Consent | undefined => current,

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    save(consent: Consent): void {
      try {
        jar.cookie = formatConsent(consent, isSecure)
      } catch {
        // A browser may refuse.
      }
      update(consent)
    },

    /** Reads what another tab has stored since. */
    refresh(): void {
      const stored = read()
      if (stored && JSON.stringify(stored) !== JSON.stringify(current)) update(stored)
    },
  }
}

/** The consent that allows exactly these categories. */
export function consentTo(allowed: readonly ConsentCategory[]): Consent {
  return {
    necessary: true,
    analytics: allowed.includes('analytics'),
    marketing: allowed.includes('marketing'),
  }
}
