import {
  type Consent,
  type ConsentCategory,
  consentCategories,
  formatConsent,
  parseAnswers,
  parseConsent,
} from './consent-cookie.ts'

/** What the store needs of a document. Reading and writing `cookie` may throw; it is then as if it was empty. */
export type CookieJar = { cookie: string }

/** Starts something that needs consent, and returns what stops it again. */
export type Start = () => () => void

export type ConsentStore = ReturnType<typeof createConsentStore>

/**
 * The visitor's answer and the one door for what needs it. An answer that cannot be stored holds until the
 * page is left.
 */
export function createConsentStore(jar: CookieJar, isSecure: boolean) {
  let answer = readConsent(jar)
  const listeners = new Set<() => void>()
  const doors = new Set<Door>()

  const settle = () => {
    for (const listener of listeners) listener()
    for (const door of doors) {
      if (answer?.[door.category] !== true) close(door)
      else door.stop ??= door.start()
    }
  }

  return {
    /** `undefined` while there is none. The same object until it changes. */
    answer: (): Consent | undefined => answer,

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    decide(consent: Consent): void {
      answer = consent
      try {
        jar.cookie = formatConsent(consent, isSecure)
      } catch {
        // A browser may refuse.
      }
      settle()
    },

    /** Takes over what another tab has stored since. */
    refresh(): void {
      const stored = readConsent(jar)
      if (stored === undefined || JSON.stringify(stored) === JSON.stringify(answer)) return
      answer = stored
      settle()
    },

    /**
     * Calls `start` as soon as the category is allowed, and what it returned once that is withdrawn; again after
     * each change. The returned function gives it up, and stops what runs.
     */
    onConsent(category: ConsentCategory, start: Start): () => void {
      const door: Door = { category, start, stop: undefined }
      doors.add(door)
      if (answer?.[category] === true) door.stop = start()
      return () => {
        doors.delete(door)
        close(door)
      }
    },
  }
}

type Door = { category: ConsentCategory; start: Start; stop: (() => void) | undefined }

function close(door: Door): void {
  door.stop?.()
  door.stop = undefined
}

/** The stored answer; `undefined` if there is none that can be read. */
export function readConsent(jar: CookieJar): Consent | undefined {
  try {
    return parseConsent(jar.cookie)
  } catch {
    return undefined
  }
}

/** Whether there is a stored answer; of the two the smaller, for the script that each page carries. */
export function hasConsent(jar: CookieJar): boolean {
  try {
    return parseAnswers(jar.cookie).length > 0
  } catch {
    return false
  }
}

/** The answer that allows exactly these categories. */
export function consentTo(allowed: readonly ConsentCategory[]): Consent {
  const [analytics, marketing] = consentCategories.map((category) => allowed.includes(category))
  return { necessary: true, analytics: analytics === true, marketing: marketing === true }
}
