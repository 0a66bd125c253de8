/** The cookie that stores a visitor's consent (spec §9). */
const consentCookie = 'cookie-consent'

const consentDays = 365

/** What a visitor allows; necessary cookies need no consent (spec §3 and §4). */
export type Consent = { necessary: true; analytics: boolean; marketing: boolean }

/** The categories that need consent. */
export type ConsentCategory = Exclude<keyof Consent, 'necessary'>

export const consentCategories: readonly ConsentCategory[] = ['analytics', 'marketing']

/**
 * The stored consent, from the text of `document.cookie`; `undefined` if there is no JSON object of exactly the
 * three flags.
 */
export function parseConsent(cookies: string): Consent | undefined {
  const start = `${consentCookie}=`
  const cookie = cookies.split(/; ?/).find((cookie) => cookie.startsWith(start))
  return parseValue(cookie?.slice(start.length) ?? '')
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
  const seconds = consentDays * 24 * 60 * 60
  return `${consentCookie}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
