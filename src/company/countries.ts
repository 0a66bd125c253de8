/** A fact in the languages of the site. */
export type Text = { readonly de: string; readonly en: string; readonly [language: string]: string }

/** The countries that the project knows: the formats of their numbers, their legal forms and public holidays. */
export const countries = ['LU', 'DE'] as const

export type Country = (typeof countries)[number]

export function isKnownCountry(code: string): code is Country {
  return countries.some((country) => country === code)
}
