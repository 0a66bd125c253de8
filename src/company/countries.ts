/** A fact in the languages of the site. */
export type Text = { readonly de: string; readonly en: string }

/** What belongs to a country and not to a company, for the countries that have legal pages here. */
export type CountryFacts = {
  readonly name: Text
  /** As in "nach luxemburgischem Recht", without its ending. */
  readonly adjective: Text
  /** Its law, as in "Es gilt das Recht …". */
  readonly law: string
}

export const countries = {
  LU: {
    name: { de: 'Luxemburg', en: 'Luxembourg' },
    adjective: { de: 'luxemburgisch', en: 'Luxembourg' },
    law: 'Recht des Großherzogtums Luxemburg',
  },
  DE: {
    name: { de: 'Deutschland', en: 'Germany' },
    adjective: { de: 'deutsch', en: 'German' },
    law: 'Recht der Bundesrepublik Deutschland',
  },
} as const satisfies Record<string, CountryFacts>

export type Country = keyof typeof countries
