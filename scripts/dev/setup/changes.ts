import { isKnownCountry, type Text } from '../../../src/company/countries.ts'
import type { Facts } from '../../../src/company/facts-schema.ts'
import { legalForms } from '../../../src/company/legal-forms.ts'
import type { PageName } from '../../../src/pages.ts'
import { logoFile } from '../../content/folders.ts'
import { type Answers, type Service, services } from './answers.ts'
import { claimQuestions } from './claim-questions.ts'

/** What the facts say, as answers. */
export function answersOf({ company, brand, disabledPages, languages }: Facts): Answers {
  return {
    ...company,
    country: isKnownCountry(company.country) ? company.country : 'LU',
    ...company.address,
    city: company.address.city[languages[0] ?? 'de'] ?? '',
    email: company.email.general,
    domain: new URL(company.siteUrl).host,
    colour: brand.colours.accent,
    logo: logoFile,
    services: services.filter((service) => !disabledPages.includes(service)),
    languages,
  }
}

/** The pages that go with a service. */
const furtherPages: Partial<Record<Service, PageName[]>> = {
  itSecurity: ['cyberDefence', 'securityServices', 'securityConsulting'],
  backup: ['backupServices'],
}

const englishNames: Record<string, string> = {
  Luxemburg: 'Luxembourg',
  'Esch an der Alzette': 'Esch-sur-Alzette',
  Köln: 'Cologne',
  München: 'Munich',
  Nürnberg: 'Nuremberg',
}

type Changes = Record<string, unknown>

/** `Luxemburg`, `Luxembourg`. */
export function nameOfCountry(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}

/** The facts that follow from answers, by their paths. */
function factsOf(answers: Answers, disabledPages: readonly string[]): Changes {
  const { street, postalCode, city: town, email, domain, colour, services: kept, languages } = answers
  const { country, state, name, legalForm, shortName, phone, managingDirector } = answers
  const { register, registerNumber, vatNumber } = answers
  const inAll = (text: (language: string) => string) =>
    Object.fromEntries([...new Set(['de', 'en', ...languages])].map((each) => [each, text(each)])) as Text
  const city = { ...inAll(() => town), en: englishNames[town] ?? town }
  const company = {
    ...{ name, legalForm, legalFormName: legalForms[country][legalForm], shortName, country, state },
    ...{ phone, managingDirector, register, registerNumber, vatNumber, siteUrl: `https://${domain}` },
    ...{ 'address.street': street, 'address.postalCode': postalCode, 'address.city': city },
    ...{ 'email.general': email, 'email.info': email, 'email.invoice': email },
    countryNames: { [country]: inAll((language) => nameOfCountry(country, language)) },
    region: {
      ...city,
      de: `${city.de} und Umgebung`,
      en: `${city.en} and the surrounding area`,
    },
    markets: [country],
    jurisdiction: country === 'LU' ? { ...city, de: 'Luxemburg', en: 'Luxembourg' } : city,
  }
  const pagesOf = (names: readonly Service[]): string[] =>
    names.flatMap((service) => [service, ...(furtherPages[service] ?? [])])
  const gone = pagesOf(services.filter((service) => !kept.includes(service)))
  return {
    ...Object.fromEntries(Object.entries(company).map(([key, value]) => [`company.${key}`, value])),
    'brand.colours.accent': colour,
    languages,
    disabledPages: [...disabledPages.filter((page) => !pagesOf(services).includes(page)), ...gone],
  }
}

/**
 * Facts that are reset when another company takes over. The drawings of fortresses are its idea: they show its town and all seven
 * services.
 */
function factsToReset({ company }: Facts, { country, services: kept }: Answers): Changes {
  return {
    ...{ 'company.founded': null, 'company.sister': null, 'brand.fortresses': false },
    ...Object.fromEntries(claimQuestions.map(({ fact }) => [fact, null])),
    'company.partnerships': [],
    'company.tariffs': emptied(company.tariffs),
    ...(country !== 'LU' && { 'company.businessPermit': null }),
    ...(!kept.includes('telephony') && { 'company.vendors.telephony': null }),
  }
}

/** The same tariffs, each without features. */
function emptied(tariffs: Facts['company']['tariffs']): Changes {
  const names = (service: object) => Object.fromEntries(Object.keys(service).map((name) => [name, []]))
  return Object.fromEntries(Object.entries(tariffs).map(([service, each]) => [service, names(each)]))
}

const toConfirm = ['hours', 'prices', 'retention', 'terms'].map((fact) => `company.${fact}`)

/**
 * The facts with other answers. The first time, everything that follows from the answers is set; later only what a changed
 * answer changes, so that edits by hand stay.
 */
export function applyAnswers(facts: Facts, answers: Answers): Facts {
  const isFirst = facts.placeholders.includes('company.name')
  const wanted = factsOf(answers, facts.disabledPages)
  const current = factsOf(answersOf(facts), facts.disabledPages)
  const isOther = (path: string) => JSON.stringify(wanted[path]) !== JSON.stringify(current[path])
  const changed = Object.fromEntries(Object.entries(wanted).filter(([path]) => isFirst || isOther(path)))
  const changes = isFirst ? { ...factsToReset(facts, answers), ...changed } : changed
  const isOpen = (path: string) => Object.keys(changes).every((known) => !`${path}.`.startsWith(`${known}.`))
  const placeholders = [...facts.placeholders.filter(isOpen), ...(isFirst ? toConfirm : [])]
  const changedFacts = structuredClone({ ...facts, placeholders })
  for (const [path, value] of Object.entries(changes)) setAt(changedFacts, path.split('.'), value)
  return changedFacts
}

function setAt(target: object, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) Object.assign(target, { [key]: value })
  else setAt((target as Record<string, object>)[key] ?? {}, rest, value)
}

/** The differences of two values, each as `path: old -> new`. */
export function listChanges(before: unknown, after: unknown, path = ''): string[] {
  const [from, to] = [JSON.stringify(before), JSON.stringify(after)]
  if (from === to) return []
  if (![before, after].every(isGroup)) return [`${path}: ${from} -> ${to}`]
  const [old, all] = [before, after] as [Changes, Changes]
  return Object.keys(all).flatMap((key) => listChanges(old[key], all[key], path ? `${path}.${key}` : key))
}

function isGroup(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
