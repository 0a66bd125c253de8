/** The cookie that stores a visitor's consent (spec §9). */
export const consentCookie = 'cookie-consent'

/** The cookie that stores what a consent was given for. */
export const purposesCookie = 'cookie-consent-purposes'

export const consentDays = 365
