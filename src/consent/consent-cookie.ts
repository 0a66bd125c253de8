/** The cookie that stores a visitor's consent (spec §9). */
export const consentCookie = { name: 'cookie-consent', days: 365 } as const

/** What a visitor allows; the necessary is never asked for (specification, sections 3 and 4). */
export type Consent = { necessary: true; analytics: boolean; marketing: boolean }

/** The categories that are asked for. */
export type ConsentCategory = Exclude<keyof Consent, 'necessary'>

export const consentCategories: readonly ConsentCategory[] = ['analytics', 'marketing']

/**
 * The stored answer, from the text of `document.cookie`; `undefined` if there is none that can be read, which
 * is anything but a JSON object of exactly the three flags. Where there are several, of other paths or domains,
 * a category counts as allowed only if all of them say so.
 */
export function parseConsent(cookies: string): Consent | undefined {
  const answers = parseAnswers(cookies)
  if (answers.length === 0) return undefined
  return {
    necessary: true,
    analytics: answers.every(({ analytics }) => analytics),
    marketing: answers.every(({ marketing }) => marketing),
  }
}

/** All answers that can be read, in the order of the cookies. */
export function parseAnswers(cookies: string): Consent[] {
  return cookies.split(';').flatMap((cookie) => {
    const end = cookie.indexOf('=')
    const isOurs = cookie.slice(0, end).trim() === consentCookie.name
    return (end > 0 && isOurs && parseAnswer(cookie.slice(end + 1).trim())) || []
  })
}

function parseAnswer(text: string): Consent | undefined {
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

/** What to assign to `document.cookie` to store an answer. Encoded: JSON has characters that a cookie must not. */
export function formatConsent({ analytics, marketing }: Consent, isSecure: boolean): string {
  const value = encodeURIComponent(JSON.stringify({ necessary: true, analytics, marketing }))
  const { name, days } = consentCookie
  const attributes = `Max-Age=${days * 24 * 60 * 60}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return `${name}=${value}; ${attributes}`
}
