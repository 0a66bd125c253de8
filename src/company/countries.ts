/** A fact in the languages of the site. */
export type Text = { readonly de: string; readonly en: string }

/** What belongs to a country and not to a company, for the countries that have legal pages here. */
export type CountryFacts = {
  readonly name: Text
  /** As in "nach luxemburgischem Recht", without its ending. */
  readonly adjective: Text
  /** Its law, as in "Es gilt das Recht …". */
  readonly law: string
  /** The beginning of its telephone numbers. */
  readonly dialCode: string
  /** What a VAT number, a postal code and a telephone number look like. */
  readonly patterns: { readonly vatNumber: RegExp; readonly postalCode: RegExp; readonly phone: RegExp }
}

export const countries = {
  LU: {
    name: { de: 'Luxemburg', en: 'Luxembourg' },
    adjective: { de: 'luxemburgisch', en: 'Luxembourg' },
    law: 'Recht des Großherzogtums Luxemburg',
    dialCode: '+352',
    patterns: { vatNumber: /^LU\d{8}$/, postalCode: /^L-\d{4}$/, phone: /^\+352(?: ?\d){6,9}$/ },
  },
  DE: {
    name: { de: 'Deutschland', en: 'Germany' },
    adjective: { de: 'deutsch', en: 'German' },
    law: 'Recht der Bundesrepublik Deutschland',
    dialCode: '+49',
    patterns: { vatNumber: /^DE\d{9}$/, postalCode: /^\d{5}$/, phone: /^\+49(?: ?\d){6,12}$/ },
  },
} as const satisfies Record<string, CountryFacts>

export type Country = keyof typeof countries
