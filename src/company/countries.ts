/** A fact in the languages of the site. */
export type Text = { readonly de: string; readonly en: string; readonly [language: string]: string }

/** The countries that the project knows: the formats of their numbers, their legal forms and public holidays. */
export const countries = ['LU', 'DE'] as const

export type Country = (typeof countries)[number]

export function isKnownCountry(code: string): code is Country {
  return countries.some((country) => country === code)
}

/*
 * Countries in Europe by the hours that their clocks are ahead of UTC in winter: none, one and two. All change at once
 * (Directive 2000/84/EC). Browsers load the short lists only.
 */
const west = ['GB', 'IE', 'PT']
const centre = [
  ...['AD', 'AL', 'AT', 'BA', 'BE', 'CH', 'CZ', 'DE', 'DK', 'ES', 'FR', 'HR', 'HU', 'IT', 'LI', 'LU'],
  ...['MC', 'ME', 'MK', 'MT', 'NL', 'NO', 'PL', 'RS', 'SE', 'SI', 'SK', 'SM', 'VA'],
]
const east = ['BG', 'CY', 'EE', 'FI', 'GR', 'LT', 'LV', 'RO', 'UA']

export function isInEurope(code: string): boolean {
  return [west, centre, east].some((codes) => codes.includes(code))
}

export function hoursAheadOfUtc(codeInEurope: string): number {
  return west.includes(codeInEurope) ? 0 : east.includes(codeInEurope) ? 2 : 1
}

/** Whether the postal code follows the town, as in `Dublin 2, D02 X285`. */
export function hasCodeLast(country: string): boolean {
  return ['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'SG', 'US', 'ZA'].includes(country)
}

const eea = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
)

/** Whether a country is in the European Economic Area, where the GDPR applies. */
export function isInEea(country: string): boolean {
  return eea.includes(country)
}
