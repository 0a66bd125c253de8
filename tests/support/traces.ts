import { JSDOM } from 'jsdom'
import { type Country, countries } from '../../src/company/countries.ts'
import type { Company } from '../../src/company/facts-schema.ts'

/** Laws, authorities, services and rivers that belong to a country, besides its name. */
const ofCountries: Record<Country, readonly string[]> = {
  LU: [
    ...[
      'CNPD',
      'ILR',
      'Registre',
      'Autorisation',
      'LuxTrust',
      'MyGuichet',
      'eCDF',
      'eSanté',
      'Mosel',
      'Moselle',
    ],
    ...['Code pénal', 'Code de commerce', 'Großherzogtum', 'Luxembourgish'],
  ],
  DE: ['BDSG', 'TDDDG', 'VSBG', 'DDG', 'Bundesrepublik', 'BGB', 'HGB', 'StBerG', 'Telematikinfrastruktur'],
}

/** What tells of one company and not of another: names, places, numbers, prices, vendors and the life of its country. */
export function tracesOf(company: Company, other: Company): RegExp[] {
  const held = new Set(wordsOf(other))
  return wordsOf(company)
    .filter((word) => !held.has(word))
    .map((word) => new RegExp(`(?<![\\p{L}\\d])${quote(word)}(?!\\d)`, 'u'))
}

/** What visitors and machines read of a page: texts, labels and structured data, in both languages. */
export function everythingIn(page: Document): string {
  const templates = [...page.querySelectorAll('template')].map(({ innerHTML }) => JSDOM.fragment(innerHTML))
  const texts = [page, ...templates].flatMap((part) =>
    [...part.querySelectorAll('*')].flatMap((element) => [
      ...[...element.attributes].filter(({ name }) => !/^(class|d|id)$/.test(name)).map(({ value }) => value),
      ...(isCode(element) ? [] : [...element.childNodes].filter(({ nodeType }) => nodeType === 3)).map(
        ({ textContent }) => textContent ?? '',
      ),
    ]),
  )
  return texts.join('\n')
}

function isCode(element: Element): boolean {
  const type = element.getAttribute('type')
  return element.matches('style, script') && type !== 'application/ld+json'
}

function wordsOf(company: Company): string[] {
  const { name, shortName, siteUrl, address, phone, email, managingDirector } = company
  const { register, registerNumber, vatNumber, jurisdiction, businessPermit, sister, vendors } = company
  const facts = [
    ...[name, shortName, siteUrl, address, phone, email, managingDirector, register, registerNumber],
    ...[vatNumber, jurisdiction, businessPermit, sister, vendors],
  ]
  const lands = [...new Set([company.country, ...company.markets])].flatMap((country) => [
    ...ofCountries[country],
    ...Object.values(countries[country].name),
    countries[country].adjective.de,
  ])
  return [...facts.flatMap(textsIn), ...pricesOf(company), ...claimsOf(company), ...lands].filter(
    (word) => word.length > 2,
  )
}

function textsIn(fact: unknown): string[] {
  if (typeof fact === 'string') return [fact]
  return typeof fact === 'object' && fact !== null ? Object.values(fact).flatMap(textsIn) : []
}

function pricesOf({ currency: { sign }, prices: { managedServices, telephony } }: Company): string[] {
  const amounts = [...Object.values(managedServices), ...Object.values(telephony).map(({ price }) => price)]
  return amounts.flatMap((amount) => (amount === null ? [] : [`${amount}\u00a0${sign}`, `${sign}${amount}`]))
}

function claimsOf({
  claims: { fewerOutagesPercent, costSavingPercent, availabilityPercent },
}: Company): string[] {
  return [fewerOutagesPercent, costSavingPercent, availabilityPercent].flatMap((value) =>
    value === null ? [] : [`${String(value).replace('.', ',')}\u00a0%`, `${value}%`],
  )
}

function quote(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
