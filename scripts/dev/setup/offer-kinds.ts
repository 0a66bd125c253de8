import { type VendorTask, vendorTasks } from '../../../src/company/schema/company.ts'
import { serviceOf } from '../../../src/company/tariffs.ts'
import { valueAt } from '../../io/describe-issue.ts'
import type { OwnerLanguage } from '../../io/owner-language.ts'
import { offers } from './conditions.ts'
import { choices, inEach, inFirst, type Kinds, optionsOf } from './kind.ts'
import { formatHours, type Hours, parseHours } from './parse-hours.ts'
import { type Answers, languagesOf } from './question.ts'
import { setupTexts } from './texts.ts'
import { onRequest, parseAmount, parseNumber } from './typed.ts'

/** Of questions about hours, prices and vendors. */
export const offerKinds = {
  hours: () => ({
    example: (_, language) => setupTexts[language].hoursExample,
    parse: (typed, _, language) => parseHours(typed, language),
    format: (hours: Hours, language, { telephoneHours }) =>
      formatHours(hours, language) +
      (telephoneHours === null ? ` (${setupTexts[language].alsoTelephone})` : ''),
    write: (hours: Hours, { telephoneHours }) => ({
      'company.hours.office': hours,
      ...(!telephoneHours && { 'company.hours.contactPage': hours }),
    }),
  }),
  telephoneHours: () => ({
    parse: (typed, _, language) => (typed.trim() ? parseHours(typed, language) : { value: null }),
    format: formatHours,
    read: ({ company: { hours } }) =>
      JSON.stringify(hours.contactPage) === JSON.stringify(hours.office) ? null : hours.contactPage,
  }),
  /** A price, which may have been typed with what it is for; on request, a tariff has at least its contents. */
  amount: (fact) => {
    const [, , service = '', tariff = ''] = fact.split('.')
    const contents = `company.tariffs.${service}.${tariff}`
    const unit = `company.priceUnits.${service}`
    return {
      parse: (typed) => {
        const read = parseAmount(typed)
        const key = findUnit(typed, service)
        return key && 'value' in read && typeof read.value === 'number'
          ? { value: { amount: read.value, unit: key } }
          : read
      },
      format: (price: Price, language, answers) => {
        if (price === onRequest) return setupTexts[language].onRequest
        if (typeof price === 'number') return formatAmount(price, language, answers)
        return `${formatAmount(price.amount, language, answers)} ${unitsOf(service)[price.unit]?.[language]}`
      },
      example: (_, language) => (language === 'en' ? '89.50' : '89,50'),
      write: (price: Price, answers) => {
        if (price === onRequest) return { [fact]: null }
        if (typeof price === 'number') return { [fact]: price }
        return { [fact]: price.amount, [unit]: unitTexts(service, price.unit, answers) }
      },
      clear: () => ({ [fact]: null, [contents]: [] }),
      read: (facts) => {
        const isOffered = (valueAt(facts, contents.split('.')) as string[]).length > 0
        return valueAt(facts, fact.split('.')) ?? (isOffered ? onRequest : null)
      },
    }
  },
  /** What a price is for: known words, which are translated, or others. */
  priceUnit: (fact) => {
    const service = fact.split('.').at(-1) ?? ''
    const known = unitsOf(service)
    const keyOf = (text: string) =>
      Object.keys(known).find((key) => [key, ...Object.values(known[key] ?? {})].includes(text)) ?? text
    return {
      example: (_, language) =>
        Object.values(known)
          .map((words) => words[language])
          .join(', '),
      parse: (typed) => ({ value: keyOf(typed.trim()) || null }),
      format: (value: string, language) => known[value]?.[language] ?? value,
      // Known words are there in each language.
      isTranslated: (value) => value !== null && !Object.hasOwn(known, String(value)),
      write: (value: string, answers) =>
        Object.hasOwn(known, value)
          ? { [fact]: unitTexts(service, value, answers) }
          : { [`${fact}.${languagesOf(answers)[0]}`]: value },
      read: (facts) => {
        const text = inFirst(fact)(facts)
        return typeof text === 'string' ? keyOf(text) : null
      },
    }
  },
  /** Of a tariff on request, nothing else shows that it is there. */
  features: (fact) => {
    const price = fact.replace('company.tariffs', 'prices')
    const all = optionsOf(choices.tariffs[fact.split('.').at(-2) ?? ''] ?? {})
    return {
      isSeveral: true,
      isOptional: (answers) => answers[price] !== onRequest,
      options: (answers, language) =>
        all(answers, language).filter(({ value }) => offers(serviceOf[value])(answers)),
    }
  },
  partnerships: () => ({
    isSeveral: true,
    options: (answers) =>
      vendorTasks.flatMap((value: VendorTask) => {
        const label = answers[`vendors.${value}`]
        return label ? [{ value, label: String(label) }] : []
      }),
  }),
  /** A number of days as a text: `7 Tage`. */
  days: (fact) => ({
    parse: parseNumber,
    write: (days: number, answers) => ({
      [fact]: inEach(languagesOf(answers), (each) => `${days} ${dayWords[each] ?? 'days'}`),
    }),
    read: (facts) => Number.parseInt(String(inFirst(fact)(facts)), 10) || null,
  }),
} satisfies Kinds

type Price = number | typeof onRequest | { amount: number; unit: string }

const dayWords: Record<string, string> = { de: 'Tage', en: 'days', fr: 'jours' }

const unitsOf = (service: string) => choices.priceUnits[service] ?? {}

/** `workplace` for `39 € pro Arbeitsplatz im Monat`. */
function findUnit(typed: string, service: string): string | undefined {
  const nouns = (words: object) => Object.values(words).map((each: string) => each.replace(/^\S+ /, ''))
  const isNamed = (noun: string) => new RegExp(`(?<!\\p{L})${noun}(?!\\p{L})`, 'iu').test(typed)
  return Object.entries(unitsOf(service)).find(([, words]) => nouns(words).some(isNamed))?.[0]
}

/** Known words in each language of the site. */
function unitTexts(service: string, unit: string, answers: Answers) {
  const words = unitsOf(service)[unit]
  return inEach(languagesOf(answers), (each) => words?.[each as OwnerLanguage] ?? words?.en ?? unit)
}

/** `149,50 €` */
function formatAmount(amount: number, language: OwnerLanguage, { currency = 'EUR' }: Answers): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  return new Intl.NumberFormat(language, {
    ...{ style: 'currency', currency: String(currency) },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  }).format(amount)
}
