import { purposesCookie } from '../company/consent-cookie.ts'
import {
  type Consent,
  type ConsentCategory,
  consentCategories,
  formatConsent,
  formatPurposes,
  isGivenFor,
  parseConsent,
} from './consent-cookie.ts'

/** What the store needs of a document. If reading or writing `cookie` throws, there is no cookie. */
export type CookieJar = { cookie: string }

/** Starts something that needs consent, and returns a function that stops it. */
export type Start = () => () => void

/**
 * The visitor's consent, and the only way to run what needs it. What cannot be stored holds until the page is left.
 *
 * @param purposes what the site does with statistics: who agreed before there was one of them is asked again
 */
export function createConsentStore(jar: CookieJar, isSecure: boolean, purposes: readonly string[] = []) {
  const store = (consent: Consent) => {
    try {
      jar.cookie = formatConsent(consent, isSecure)
      // What it was given for is forgotten with the consent.
      const given = consent.analytics ? purposes : []
      if (given.length > 0 || jar.cookie.includes(purposesCookie)) {
        jar.cookie = formatPurposes(given, isSecure)
      }
    } catch {
      // A browser may refuse.
    }
  }
  // A stored consent is not stored again: it ends 365 days after the choice, not after the last visit.
  let current = readConsent(jar, purposes)
  const listeners = new Set<() => void>()
  const tasks = new Set<Task>()

  const update = (consent: Consent) => {
    current = consent
    for (const listener of listeners) listener()
    for (const task of tasks) {
      if (current[task.category]) task.stop ??= task.start()
      else stop(task)
    }
  }

  return {
    /** `undefined` before the visitor has decided. The same object until it changes. */
    current: (): Consent | undefined => current,

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    save(consent: Consent): void {
      store(consent)
      update(consent)
    },

    /** Reads what another tab has stored since. */
    refresh(): void {
      const stored = readConsent(jar, purposes)
      if (stored === undefined || JSON.stringify(stored) === JSON.stringify(current)) return
      update(stored)
    },

    /**
     * Calls `start` as soon as the category is allowed, and the function that it returned once that is withdrawn;
     * again after each change. The returned function removes the task and stops it if it runs.
     */
    onConsent(category: ConsentCategory, start: Start): () => void {
      const task: Task = { category, start, stop: undefined }
      tasks.add(task)
      if (current?.[category] === true) task.stop = start()
      return () => {
        tasks.delete(task)
        stop(task)
      }
    },
  }
}

type Task = { category: ConsentCategory; start: Start; stop: (() => void) | undefined }

function stop(task: Task): void {
  task.stop?.()
  task.stop = undefined
}

/** A start whose code is loaded first. Nothing starts if consent is withdrawn meanwhile, or the code is not there. */
export function startLater(load: () => Promise<Start>): Start {
  return () => {
    let isAllowed = true
    let stop = () => {}
    load().then(
      (start) => {
        if (isAllowed) stop = start()
      },
      () => {},
    )
    return () => {
      isAllowed = false
      stop()
    }
  }
}

/** The stored consent; `undefined` if there is none that can be read, or a purpose is newer. */
export function readConsent(jar: CookieJar, purposes: readonly string[] = []): Consent | undefined {
  try {
    const consent = parseConsent(jar.cookie)
    return consent?.analytics && !isGivenFor(purposes, jar.cookie) ? undefined : consent
  } catch {
    return undefined
  }
}

/** The consent that allows exactly these categories. */
export function consentTo(allowed: readonly ConsentCategory[]): Consent {
  const [analytics, marketing] = consentCategories.map((category) => allowed.includes(category))
  return { necessary: true, analytics: analytics === true, marketing: marketing === true }
}
