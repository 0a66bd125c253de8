/** The cookie that stores a visitor's consent (spec §9). */
export const consentCookie = { name: 'cookie-consent', days: 365 } as const
