import { countryNamesOf } from './build-time.ts'
import { company, disabledPages, reportsEndpoint, siteLanguages } from './company.ts'
import { hasCodeLast, type Text } from './countries.ts'
import type { Company } from './facts-schema.ts'
import { compact } from './optional.ts'
import type { Mailbox, VendorTask } from './schema/company.ts'

const countryNames: Record<string, Text> =
  import.meta.env?.COUNTRY_NAMES ?? countryNamesOf({ company, languages: [...siteLanguages] })

/** In each language of the site. */
export const countryName = (code: string) => countryNames[code] as Text

/** The country whose law applies. */
export const country = { name: countryName(company.country) }

const { street, postalCode, city } = company.address

/** A text in each language that the facts are in. */
const inAll = (text: (language: string) => string) =>
  Object.fromEntries(Object.keys(city).map((language) => [language, text(language)])) as Text

/** The address for a kind of mail. */
export const mailbox = (name: Mailbox): string => company.email[name] ?? company.email.general

/** The permit of a business in Luxembourg, as its letters name it. */
export const permitLine =
  company.country === 'LU' &&
  company.businessPermit &&
  `Autorisation d’établissement ${company.businessPermit.number}`

/** The countries of the customers. */
export const marketNames = (language: string) =>
  company.markets.map((market) => countryName(market)[language] ?? market)

/** The town with its postal code, in the order of the country. */
export const townLine = inAll((language) =>
  hasCodeLast(company.country) ? `${city[language]}, ${postalCode}` : `${postalCode} ${city[language]}`,
)

/** In one line, without the country. */
export const addressLine = inAll((language) => `${street}, ${townLine[language]}`)

/** The services that claims are about. */
const claimsOf: Readonly<Record<string, readonly (keyof Company['claims'])[]>> = {
  managedServices: ['fewerOutagesPercent', 'costSavingPercent', 'availabilityPercent', 'testedUpdates'],
  itSecurity: ['securityConceptWeeks'],
  cyberDefence: ['attackResponseAtNight'],
  cloud: ['euDataLocation'],
  backup: [
    ...(['threeCopies', 'rehearsedRestores', 'checkedBackups', 'encryptedBackups', 'immutableCopy'] as const),
    ...(['restoreFileMinutes', 'restoreServerHours', 'rtoHours', 'rpoHours'] as const),
  ],
  careers: ['applications'],
}

/** What the pages promise; nothing about a service that is off. */
export const claims: Company['claims'] = {
  ...company.claims,
  ...Object.fromEntries(disabledPages.flatMap((page) => claimsOf[page] ?? []).map((claim) => [claim, null])),
}

/** The smallest tariff with emergency support. */
export const emergencySupportFrom = disabledPages.includes('managedServices')
  ? null
  : company.emergencySupportFrom

const serviceOf: Record<VendorTask, string> = {
  workplace: 'cloud',
  backup: 'backup',
  firewall: 'itSecurity',
  servers: 'infrastructure',
  clients: 'managedServices',
  telephony: 'telephony',
}

/** Whose products do which task; a task of a service that is off has none. */
export const vendors = Object.fromEntries(
  Object.entries(company.vendors).map(([task, name]) => [
    task,
    disabledPages.includes(serviceOf[task as VendorTask]) ? null : name,
  ]),
) as Company['vendors']

/** The vendors that the pages name, each once. */
export const vendorNames: readonly string[] = [...new Set(compact(...Object.values(vendors)))]

/** Whether the home page has a section on a sister firm or on vendors. */
export const hasPartners: boolean = company.sister !== null || vendorNames.length > 0

/** The vendors that the company has a partnership with. */
export const partnerVendors = company.partnerships.flatMap((task) => {
  const name = vendors[task]
  return name === null ? [] : [{ task, name }]
})

/** What visitors are asked to agree to, each with the server that receives it: `reports@stats.example.com`. */
export const purposes: readonly string[] = compact(
  company.analytics && `page-views@${new URL(company.analytics).host}`,
  reportsEndpoint && `reports@${new URL(reportsEndpoint).host}`,
)

/** Articles of countries after "in". */
const articles: Record<string, Record<string, string>> = {
  de: { ...{ CH: 'der', SK: 'der', TR: 'der', UA: 'der', VA: 'der' }, GB: 'dem', NL: 'den', US: 'den' },
  en: { GB: 'the', NL: 'the', US: 'the' },
}

/** The country of the sister firm after "in", if there is one: `der Schweiz`. */
export const sisterCountry: Text | undefined = company.sister ? inCountry(company.sister.country) : undefined

function inCountry(code: string): Text {
  const names = Object.entries(countryName(code))
  return Object.fromEntries(
    names.map(([language, name]) => [language, [articles[language]?.[code], name].filter(Boolean).join(' ')]),
  ) as Text
}

export const sisterIsAbroad: boolean = company.sister !== null && company.sister.country !== company.country

/** A domain as an example in forms, under the top-level domain of the company. */
export const exampleDomain = (name: string) => `${name}.${topLevelDomain(company.siteUrl)}`

function topLevelDomain(address: string): string {
  return new URL(address).hostname.split('.').at(-1) ?? 'com'
}
