/** The cookie that stores a visitor's consent (spec §9), and the one that stores what it was given for. */
export const consentCookie = {
  name: 'cookie-consent',
  purposes: 'cookie-consent-purposes',
  days: 365,
} as const
