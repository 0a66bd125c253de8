import type { Company } from '../../../src/company/facts-schema.ts'
import { type VendorTask, vendorTasks } from '../../../src/company/schema/company.ts'
import { valueAt } from '../../io/describe-issue.ts'
import { labelOf } from '../../io/fact-labels.ts'
import type { OwnerLanguage, Words } from '../../io/owner-language.ts'
import { furtherCompanyQuestions } from './company-questions.ts'
import { formatHours, type Hours, parseHours } from './parse-hours.ts'
import { type Answers, languagesOf, type Question } from './question.ts'
import { managedFeatures, telephonyFeatures } from './tariff-features.ts'
import { setupTexts } from './texts.ts'
import { parseAmount, parseList, parseNumber } from './typed.ts'

/** Whether the company offers a service. */
export const offers =
  (service: string) =>
  ({ services }: Answers) =>
    Array.isArray(services) && services.includes(service)

/** `149,50 €`, `auf Anfrage` */
function formatAmount(amount: number | null, language: OwnerLanguage, { currency = 'EUR' }: Answers): string {
  if (amount === null) return setupTexts[language].onRequest
  const digits = Number.isInteger(amount) ? 0 : 2
  return new Intl.NumberFormat(language, {
    ...{ style: 'currency', currency: String(currency) },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  }).format(amount)
}

const askPrice = (tariff: string): Words => ({
  de: `Preis von ${tariff} im Monat ohne MwSt. oder „auf Anfrage“`,
  en: `Price of ${tariff} a month without VAT or “on request”`,
  fr: `Prix de ${tariff} par mois hors TVA ou « sur demande »`,
})

/** The name of a tariff, as the pages show it. */
export const nameOf = (tariff: string) => tariff.charAt(0).toUpperCase() + tariff.slice(1)

const price = (service: 'managedServices' | 'telephony', tariff: string): Question => {
  const path = `prices.${service}.${tariff}${service === 'telephony' ? '.price' : ''}`
  const name = service === 'telephony' ? `${nameOf(tariff)} (Telefonie)` : nameOf(tariff)
  return {
    name: path,
    group: 'prices',
    fact: `company.${path}`,
    ask: askPrice(name),
    label: (language) => `${labelOf('company.prices', language)}: ${name}`,
    isOptional: true,
    isAsked: offers(service),
    parse: parseAmount,
    format: formatAmount,
  }
}

const extensions = (tariff: string): Question => ({
  name: `prices.telephony.${tariff}.extensions`,
  group: 'prices',
  fact: `company.prices.telephony.${tariff}.extensions`,
  ask: {
    de: `Nebenstellen in ${nameOf(tariff)} (leer, wenn nicht begrenzt)`,
    en: `Extensions in ${nameOf(tariff)} (empty if there is no limit)`,
    fr: `Postes dans ${nameOf(tariff)} (vide sans limite)`,
  },
  label: (language) =>
    `${{ de: 'Nebenstellen', en: 'Extensions', fr: 'Postes' }[language]}: ${nameOf(tariff)}`,
  isOptional: true,
  isAsked: offers('telephony'),
  parse: parseNumber,
})

const contents = (service: 'managedServices' | 'telephony', tariff: string): Question => {
  const features: Record<string, Words> = service === 'telephony' ? telephonyFeatures : managedFeatures
  const wordsOf = (feature: string, language: OwnerLanguage) => features[feature]?.[language] ?? feature
  return {
    name: `tariffs.${service}.${tariff}`,
    group: 'prices',
    fact: `company.tariffs.${service}.${tariff}`,
    ask: {
      de: `Was ist in ${nameOf(tariff)} enthalten?`,
      en: `What does ${nameOf(tariff)} include?`,
      fr: `Que comprend ${nameOf(tariff)} ?`,
    },
    label: (language) => `${labelOf('company.tariffs', language)}: ${nameOf(tariff)}`,
    isSeveral: true,
    isAsked: offers(service),
    options: (_, language) =>
      Object.keys(features).map((value) => ({ value, label: wordsOf(value, language) })),
    format: (chosen: string[], language) =>
      chosen.map((feature) => wordsOf(feature, language)).join(', ') || setupTexts[language].none,
  }
}

/** What a price is for. */
const units = {
  managedServices: {
    workplace: { de: 'je Arbeitsplatz', en: 'per workstation', fr: 'par poste de travail' },
    user: { de: 'je Person', en: 'per user', fr: 'par utilisateur' },
    device: { de: 'je Gerät', en: 'per device', fr: 'par appareil' },
  },
  telephony: {
    system: { de: 'je Telefonanlage', en: 'per phone system', fr: 'par installation téléphonique' },
    extension: { de: 'je Nebenstelle', en: 'per extension', fr: 'par poste' },
    number: { de: 'je Rufnummer', en: 'per number', fr: 'par numéro' },
  },
}

const unit = (service: keyof typeof units): Question => {
  const known: Record<string, Record<OwnerLanguage, string>> = units[service]
  const fact = `company.priceUnits.${service}`
  return {
    name: `priceUnits.${service}`,
    group: 'prices',
    fact,
    isAsked: offers(service),
    isOptional: true,
    options: (_, language) =>
      Object.entries(known).map(([value, words]) => ({ value, label: words[language] })),
    other: { de: 'etwas anderes …', en: 'something else …', fr: 'autre chose …' },
    format: (value: string, language) => known[value]?.[language] ?? value,
    write: (value: string | null, answers) => ({
      [fact]:
        value &&
        Object.fromEntries(
          languagesOf(answers).map((each) => [
            each,
            known[value] ? (known[value][each as OwnerLanguage] ?? known[value].en) : value,
          ]),
        ),
    }),
    read: (facts) => {
      const texts = valueAt(facts, fact.split('.')) as Record<string, string>
      const [first = ''] = facts.languages
      return (
        Object.keys(known).find((key) => known[key]?.[first as OwnerLanguage] === texts[first]) ??
        texts[first] ??
        null
      )
    },
  }
}

/** When somebody is there. */
export const hoursQuestions: Question[] = [
  {
    name: 'hours',
    group: 'hours',
    fact: 'company.hours.office',
    ask: {
      de: 'Öffnungszeiten, zum Beispiel Mo-Fr 8-12, 13-17; Sa 9-12',
      en: 'Opening hours, such as Mon-Fri 8-12, 13-17; Sat 9-12',
      fr: 'Horaires, par exemple lun-ven 8-12, 13-17 ; sam 9-12',
    },
    parse: (typed, _, language) => parseHours(typed, language),
    format: (hours: Hours, language) => formatHours(hours, language),
    write: (hours: Hours, { telephoneHours }) => ({
      'company.hours.office': hours,
      ...(!telephoneHours && { 'company.hours.contactPage': hours }),
    }),
  },
  {
    name: 'telephoneHours',
    group: 'hours',
    fact: 'company.hours.contactPage',
    ask: {
      de: 'Telefonzeiten, wenn sie anders sind',
      en: 'Telephone hours, if they differ',
      fr: 'Horaires du téléphone, s’ils sont différents',
    },
    isOptional: true,
    parse: (typed, _, language) => (typed.trim() ? parseHours(typed, language) : { value: null }),
    format: (hours: Hours, language) => formatHours(hours, language),
    write: (own: Hours | null, { hours }) => ({ 'company.hours.contactPage': own ?? hours }),
    read: ({ company: { hours } }) =>
      JSON.stringify(hours.contactPage) === JSON.stringify(hours.office) ? null : hours.contactPage,
  },
]

const managedTariffs = ['essential', 'professional', 'enterprise'] as const
const telephonyTariffs = ['starter', 'business', 'enterprise'] as const

/** What the services cost, and what they include. */
export const priceQuestions: Question[] = [
  unit('managedServices'),
  ...managedTariffs.flatMap((tariff) => [
    price('managedServices', tariff),
    contents('managedServices', tariff),
  ]),
  unit('telephony'),
  ...telephonyTariffs.flatMap((tariff) => [
    price('telephony', tariff),
    extensions(tariff),
    contents('telephony', tariff),
  ]),
  {
    name: 'terms.paymentDays',
    group: 'prices',
    fact: 'company.terms.paymentDays',
    isOptional: true,
    parse: parseNumber,
    example: () => '14',
  },
]

const vendor = (task: VendorTask): Question => ({
  name: `vendors.${task}`,
  group: 'further',
  fact: `company.vendors.${task}`,
  isOptional: true,
  ...(task === 'telephony' && { isAsked: offers('telephony') }),
})

const insurance = (part: keyof NonNullable<Company['liabilityInsurance']>, ask: Words): Question => ({
  name: `liabilityInsurance.${part}`,
  group: 'further',
  fact: `company.liabilityInsurance.${part}`,
  ask,
  label: (language) => ask[language] ?? ask.en,
})

/** What many companies go without. */
export const furtherQuestions: Question[] = [
  ...vendorTasks.map(vendor),
  {
    name: 'partnerships',
    group: 'further',
    fact: 'company.partnerships',
    ask: {
      de: 'Mit welchen Herstellern haben Sie eine Partnerschaft?',
      en: 'With which vendors do you have a partnership?',
      fr: 'Avec quels fabricants avez-vous un partenariat ?',
    },
    isSeveral: true,
    isAsked: (answers) => vendorTasks.some((task) => answers[`vendors.${task}`]),
    options: (answers) =>
      vendorTasks.flatMap((task) => {
        const label = answers[`vendors.${task}`]
        return label ? [{ value: task, label: String(label) }] : []
      }),
    format: (tasks: VendorTask[], language, answers) =>
      tasks.map((task) => String(answers[`vendors.${task}`])).join(', ') || setupTexts[language].none,
  },
  {
    name: 'region',
    group: 'further',
    fact: 'company.region',
    isInLanguages: true,
    isOptional: true,
    ask: {
      de: 'Wo sind Ihre Kunden? (wie nach „in“, etwa „Trier und Umgebung“)',
      en: 'Where are your customers? (as after “in”, such as “Trier and the surrounding area”)',
      fr: 'Où sont vos clients ? (par exemple « Trèves et ses environs »)',
    },
  },
  {
    name: 'founded',
    group: 'further',
    fact: 'company.founded',
    isOptional: true,
    parse: parseNumber,
    example: () => '2015',
  },
  ...furtherCompanyQuestions,
  {
    ...insurance('name', {
      de: 'Name der Berufshaftpflichtversicherung',
      en: 'Name of the liability insurance',
      fr: 'Nom de l’assurance responsabilité civile',
    }),
    isOptional: true,
    write: (name: string | null) =>
      name === null ? { 'company.liabilityInsurance': null } : { 'company.liabilityInsurance.name': name },
  },
  ...(
    [
      [
        'address',
        { de: 'Anschrift der Versicherung', en: 'Address of the insurance', fr: 'Adresse de l’assurance' },
      ],
      [
        'area',
        {
          de: 'Wo die Versicherung gilt',
          en: 'Where the insurance is valid',
          fr: 'Où l’assurance est valable',
        },
      ],
    ] as const
  ).map(
    ([part, ask]): Question => ({
      ...insurance(part, ask),
      isAsked: (answers) => Boolean(answers['liabilityInsurance.name']),
    }),
  ),
  {
    name: 'social',
    group: 'further',
    fact: 'company.social',
    isOptional: true,
    parse: parseList,
    example: () => 'https://www.linkedin.com/company/example',
  },
  {
    name: 'logRetention',
    group: 'further',
    fact: 'company.logRetention',
    ask: {
      de: 'Wie viele Tage bewahrt Ihr Hoster die Zugriffsprotokolle auf?',
      en: 'For how many days does your host keep its access logs?',
      fr: 'Combien de jours votre hébergeur conserve-t-il les journaux d’accès ?',
    },
    isOptional: true,
    parse: parseNumber,
    write: (days: number | null, answers) => ({
      'company.logRetention':
        days &&
        Object.fromEntries(languagesOf(answers).map((each) => [each, `${days} ${dayWords[each] ?? 'days'}`])),
    }),
    read: ({ company, languages }) =>
      Number.parseInt(company.logRetention[languages[0] ?? ''] ?? '', 10) || null,
  },
]

const dayWords: Record<string, string> = { de: 'Tage', en: 'days', fr: 'jours' }
