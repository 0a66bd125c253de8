/** A fact in the languages of the site. */
export type Text = { readonly de: string; readonly en: string; readonly [language: string]: string }

/** What belongs to a country and not to a company, for the countries that the project knows. */
export type CountryFacts = {
  /** As in "nach luxemburgischem Recht", without its ending. */
  readonly adjective: { readonly de: string; readonly en: string }
  /** Its law, as in "Es gilt das Recht …". */
  readonly law: string
}

export const countries = {
  LU: {
    adjective: { de: 'luxemburgisch', en: 'Luxembourg' },
    law: 'Recht des Großherzogtums Luxemburg',
  },
  DE: {
    adjective: { de: 'deutsch', en: 'German' },
    law: 'Recht der Bundesrepublik Deutschland',
  },
} as const satisfies Record<string, CountryFacts>

/** A country that the project knows. */
export type Country = keyof typeof countries

export function isKnownCountry(code: string): code is Country {
  return Object.hasOwn(countries, code)
}
