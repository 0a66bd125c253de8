/** The cookie that stores a visitor's consent for 365 days from the choice (spec §9). */
const consentCookie = 'cookie-consent'

const maxAgeSeconds = 365 * 24 * 60 * 60

/** What a visitor allows; necessary cookies need no consent (spec §3 and §4). */
type Consent = { necessary: true; analytics: boolean; marketing: boolean }

/** The categories that need consent. */
export type ConsentCategory = Exclude<keyof Consent, 'necessary'>

export const consentCategories: readonly ConsentCategory[] = ['analytics', 'marketing']

/** The part of a document that has the cookies. */
type CookieJar = { cookie: string }

/** The stored consent; `undefined` if there is no JSON object of exactly the three flags. */
export function readConsent(jar: CookieJar = document): Consent | undefined {
  const start = `${consentCookie}=`
  try {
    const cookie = jar.cookie.split(/; ?/).find((cookie) => cookie.startsWith(start))
    const value: unknown = JSON.parse(decodeURIComponent(cookie?.slice(start.length) ?? ''))
    return isConsent(value) ? value : undefined
  } catch {
    // Some browsers refuse to read cookies.
    return undefined
  }
}

function isConsent(value: unknown): value is Consent {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 3) return false
  const { necessary, analytics, marketing } = value as Record<string, unknown>
  return necessary === true && typeof analytics === 'boolean' && typeof marketing === 'boolean'
}

/** Stores a consent to exactly these categories. Encoded, since JSON has characters that a cookie must not have. */
export function storeConsent(
  allowed: readonly ConsentCategory[],
  jar: CookieJar = document,
  isSecure = window.location.protocol === 'https:',
): void {
  const [analytics, marketing] = [allowed.includes('analytics'), allowed.includes('marketing')]
  const value = encodeURIComponent(JSON.stringify({ necessary: true, analytics, marketing }))
  const attributes = `Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  try {
    jar.cookie = `${consentCookie}=${value}; ${attributes}`
  } catch {
    // The question is then back on the next page.
  }
}
