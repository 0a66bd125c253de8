import { type VendorTask, vendorTasks } from '../../../src/company/schema/company.ts'
import { serviceOf } from '../../../src/company/tariffs.ts'
import type { OwnerLanguage } from '../../io/owner-language.ts'
import { offers } from './conditions.ts'
import { choices, inEach, inFirst, type Kinds, optionsOf } from './kind.ts'
import { formatHours, type Hours, parseHours } from './parse-hours.ts'
import { type Answers, languagesOf } from './question.ts'
import { setupTexts } from './texts.ts'
import { parseAmount, parseNumber } from './typed.ts'

/** Of questions about hours, prices and vendors. */
export const offerKinds = {
  hours: () => ({
    example: (_, language) => setupTexts[language].hoursExample,
    parse: (typed, _, language) => parseHours(typed, language),
    format: formatHours,
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
  amount: () => ({
    parse: parseAmount,
    format: formatAmount,
    example: (_, language) => (language === 'en' ? '89.50' : '89,50'),
  }),
  /** What a price is for: known words, which are translated, or others. */
  priceUnit: (fact) => {
    const known = choices.priceUnits[fact.split('.').at(-1) ?? ''] ?? {}
    const keyOf = (text: string) =>
      Object.keys(known).find((key) => [key, ...Object.values(known[key] ?? {})].includes(text)) ?? text
    return {
      example: (_, language) =>
        Object.values(known)
          .map((words) => words[language])
          .join(', '),
      parse: (typed) => ({ value: keyOf(typed.trim()) || null }),
      format: (value: string, language) => known[value]?.[language] ?? value,
      write: (value: string, answers) => ({
        [fact]: inEach(languagesOf(answers), (each) => {
          const words = known[value]
          return words ? (words[each as OwnerLanguage] ?? words.en) : value
        }),
      }),
      read: (facts) => {
        const text = inFirst(fact)(facts)
        return typeof text === 'string' ? keyOf(text) : null
      },
    }
  },
  features: (fact) => {
    const all = optionsOf(choices.tariffs[fact.split('.').at(-2) ?? ''] ?? {})
    return {
      isSeveral: true,
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

const dayWords: Record<string, string> = { de: 'Tage', en: 'days', fr: 'jours' }

/** `149,50 €`, `auf Anfrage` */
function formatAmount(amount: number, language: OwnerLanguage, { currency = 'EUR' }: Answers): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  return new Intl.NumberFormat(language, {
    ...{ style: 'currency', currency: String(currency) },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  }).format(amount)
}
