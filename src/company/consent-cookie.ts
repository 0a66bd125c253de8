/** The cookie that stores a visitor's consent (spec §9). */
export const consentCookie = 'cookie-consent'

export const consentDays = 365
