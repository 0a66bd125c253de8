import { company } from './company.ts'
import { type CountryFacts, countries, type Text } from './countries.ts'
import { present } from './optional.ts'

/** What belongs to the country whose law applies. */
export const country: CountryFacts = countries[company.country]

const { street, postalCode, city } = company.address

/** The countries of the customers, as they follow "in". */
export const marketNames: Text = {
  de: company.markets.map((market) => countries[market].name.de).join(' und '),
  en: company.markets.map((market) => countries[market].name.en).join(' and '),
}

/** In one line, without the country. */
export const addressLine: Text = {
  de: `${street}, ${postalCode} ${city.de}`,
  en: `${street}, ${postalCode} ${city.en}`,
}

/** The vendors that the pages name, each once. */
export const vendorNames: readonly string[] = [...new Set(present(...Object.values(company.vendors)))]

/** Whether the home page has a section on a sister firm or on vendors. */
export const hasPartners: boolean = company.sister !== null || vendorNames.length > 0

/** The vendors that the company has a partnership with. */
export const partnerVendors = company.partnerships.flatMap((task) => {
  const name = company.vendors[task]
  return name === null ? [] : [{ task, name }]
})

/** The country of the sister firm, if there is one. */
export const sisterCountry: Text | undefined = company.sister
  ? countries[company.sister.country].name
  : undefined

export const sisterIsAbroad: boolean = company.sister !== null && company.sister.country !== company.country

/** An e-mail address as an example in forms: some company under the top-level domain of this one. */
export const exampleAddress: Text = {
  de: `name@firma.${topLevelDomain(company.siteUrl)}`,
  en: `name@company.${topLevelDomain(company.siteUrl)}`,
}

function topLevelDomain(address: string): string {
  return new URL(address).hostname.split('.').at(-1) ?? 'com'
}
