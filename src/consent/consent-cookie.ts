import { consentCookie, consentDays, purposesCookie } from '../company/consent-cookie.ts'

/** What a visitor allows; necessary cookies need no consent (spec §3 and §4). */
export type Consent = { necessary: true; analytics: boolean; marketing: boolean }

/** The categories that need consent. */
export type ConsentCategory = Exclude<keyof Consent, 'necessary'>

export const consentCategories: readonly ConsentCategory[] = ['analytics', 'marketing']

/**
 * The stored consent, from the text of `document.cookie`; `undefined` if there is no JSON object of exactly the
 * three flags. If there are several, for other paths or domains, a category must be allowed in all of them.
 */
export function parseConsent(cookies: string): Consent | undefined {
  const consents = valuesOf(consentCookie, cookies).flatMap((value) => parseValue(value) ?? [])
  if (consents.length === 0) return undefined
  return {
    necessary: true,
    analytics: consents.every(({ analytics }) => analytics),
    marketing: consents.every(({ marketing }) => marketing),
  }
}

function valuesOf(name: string, cookies: string): string[] {
  return cookies.split(';').flatMap((cookie) => {
    const [key, ...value] = cookie.split('=')
    return key?.trim() === name ? value.join('=').trim() : []
  })
}

/** Whether a consent was given for all of these purposes, none of which has a comma. */
export function isGivenFor(purposes: readonly string[], cookies: string): boolean {
  const given = valuesOf(purposesCookie, cookies).flatMap((value) => value.split(','))
  return purposes.every((purpose) => given.includes(encodeURIComponent(purpose)))
}

function parseValue(text: string): Consent | undefined {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text))
    return isConsent(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isConsent(value: unknown): value is Consent {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 3) return false
  const { necessary, analytics, marketing } = value as Record<string, unknown>
  return necessary === true && typeof analytics === 'boolean' && typeof marketing === 'boolean'
}

/** What to assign to `document.cookie`. Encoded, since JSON has characters that a cookie must not have. */
export function formatConsent({ analytics, marketing }: Consent, isSecure: boolean): string {
  const value = encodeURIComponent(JSON.stringify({ necessary: true, analytics, marketing }))
  return formatCookie(consentCookie, value, isSecure)
}

/** The cookie with what a consent was given for, without which it does not hold; for nothing, it is deleted. */
export function formatPurposes(purposes: readonly string[], isSecure: boolean): string {
  const days = purposes.length > 0 ? consentDays : 0
  return formatCookie(purposesCookie, purposes.map(encodeURIComponent).join(), isSecure, days)
}

function formatCookie(name: string, value: string, isSecure: boolean, days = consentDays): string {
  const seconds = days * 24 * 60 * 60
  return `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
