import { JSDOM } from 'jsdom'
import { moneyFormatsOf } from '../../src/company/build-time.ts'
import type { Country } from '../../src/company/countries.ts'
import type { Company } from '../../src/company/facts-schema.ts'

/** Laws, authorities, services and rivers that belong to a country, besides its name. */
const ofCountries: Record<Country, readonly string[]> = {
  LU: [
    ...['CNPD', 'ILR', 'Registre', 'Autorisation', 'LuxTrust', 'MyGuichet', 'eCDF', 'eSanté', 'Mosel'],
    ...['Moselle', 'Code pénal', 'Code de commerce', 'Großherzogtum', 'Luxembourgish', 'luxemburgisch'],
  ],
  DE: [
    ...['BDSG', 'TDDDG', 'VSBG', 'DDG', 'Bundesrepublik', 'BGB', 'HGB', 'StBerG', 'Telematikinfrastruktur'],
    'deutsch',
  ],
}

/** What tells of one company and not of another: names, places, numbers, prices, vendors and the life of its country. */
export function tracesOf(company: Company, other: Company): RegExp[] {
  const held = new Set(wordsOf(other))
  const words = wordsOf(company).filter((word) => word.length > 2 && !held.has(word))
  const quoted = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  return quoted.map((word) => new RegExp(`(?<![\\p{L}\\d])${word}(?!\\d)`, 'u'))
}

/** What visitors and machines read of a page: texts, labels and structured data, in both languages. */
export function everythingIn(page: Document): string {
  const templates = [...page.querySelectorAll('template')].map(({ innerHTML }) => JSDOM.fragment(innerHTML))
  const elements = [page, ...templates].flatMap((part) => [...part.querySelectorAll('*')])
  const texts = elements.flatMap((element) => {
    const attributes = [...element.attributes].filter(({ name }) => !/^(class|d|id)$/.test(name))
    const isCode = element.matches('style, script:not([type="application/ld+json"])')
    const own = [...element.childNodes].filter(({ nodeType }) => !isCode && nodeType === 3)
    return [...attributes.map(({ value }) => value), ...own.map(({ textContent }) => textContent ?? '')]
  })
  return texts.join('\n')
}

function wordsOf(company: Company): string[] {
  const { name, shortName, siteUrl, address, phone, email, representatives } = company
  const { register, registerNumber, vatNumber, jurisdiction, businessPermit, sister, vendors } = company
  const facts = [
    ...[name, shortName, siteUrl, address, phone, email, representatives, register, registerNumber],
    ...[vatNumber, jurisdiction, businessPermit, sister, vendors],
  ]
  const lands = [...new Set([company.country, ...company.markets])].flatMap((country) => [
    ...(ofCountries[country as Country] ?? []),
    ...['de', 'en'].map((language) => new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? ''),
  ])
  return [...textsIn(facts), ...pricesOf(company), ...claimsOf(company), ...lands]
}

function textsIn(fact: unknown): string[] {
  if (typeof fact === 'string') return [fact]
  return typeof fact === 'object' && fact !== null ? Object.values(fact).flatMap(textsIn) : []
}

function pricesOf(company: Company): string[] {
  const { managedServices, telephony } = company.prices
  const { after = '' } = moneyFormatsOf({ company, languages: ['de'] }).de ?? {}
  const sign = after.trim()
  const amounts = [...Object.values(managedServices), ...Object.values(telephony).map(({ price }) => price)]
  return amounts.flatMap((amount) => (amount === null ? [] : [`${amount}\u00a0${sign}`, `${sign}${amount}`]))
}

function claimsOf({ claims }: Company): string[] {
  const { fewerOutagesPercent, costSavingPercent, availabilityPercent } = claims
  return [fewerOutagesPercent, costSavingPercent, availabilityPercent].flatMap((value) =>
    value === null ? [] : [`${String(value).replace('.', ',')}\u00a0%`, `${value}%`],
  )
}
