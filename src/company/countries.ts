/** A fact in the languages of the site. */
export type Text = { readonly de: string; readonly en: string; readonly [language: string]: string }

/** The countries that the project knows: the formats of their numbers, their legal forms and public holidays. */
export const countries = ['LU', 'DE'] as const

export type Country = (typeof countries)[number]

export function isKnownCountry(code: string): code is Country {
  return countries.some((country) => country === code)
}

/** By the hours that their clocks are ahead of UTC in winter; all change at once (Directive 2000/84/EC). */
const europe = {
  0: ['GB', 'IE', 'PT'],
  1: [
    ...['AD', 'AL', 'AT', 'BA', 'BE', 'CH', 'CZ', 'DE', 'DK', 'ES', 'FR', 'HR', 'HU', 'IT', 'LI', 'LU'],
    ...['MC', 'ME', 'MK', 'MT', 'NL', 'NO', 'PL', 'RS', 'SE', 'SI', 'SK', 'SM', 'VA'],
  ],
  2: ['BG', 'CY', 'EE', 'FI', 'GR', 'LT', 'LV', 'RO', 'UA'],
}

export function isInEurope(code: string): boolean {
  return Object.values(europe).flat().includes(code)
}

/** For a country in Europe. */
export function hoursAheadOfUtc(code: string): number {
  return europe[0].includes(code) ? 0 : europe[2].includes(code) ? 2 : 1
}
