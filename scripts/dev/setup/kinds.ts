import { companyKinds } from './company-kinds.ts'
import { tariffsOf } from './conditions.ts'
import { inFirst, type Kinds, yesOrNo } from './kind.ts'
import { offerKinds } from './offer-kinds.ts'
import { languagesOf } from './question.ts'
import { setupTexts } from './texts.ts'
import { parseList, parseNumber, parseRange, tidyAddress } from './typed.ts'
import { websiteKinds } from './website-kinds.ts'

/** How questions are asked, typed, shown and written, by the kinds of `questions.yaml`; each is given its fact. */
export const kinds = {
  text: () => ({}),
  /** A text in the first language of the site, which the others then are asked for, too. */
  texts: (fact) => ({
    textLanguage: (answers) => {
      const [first, second] = languagesOf(answers)
      return second && first
    },
    isTranslated: (text) => text !== null,
    write: (text: string, answers) => ({ [`${fact}.${languagesOf(answers)[0]}`]: text }),
    read: inFirst(fact),
  }),
  /** Addresses of pages, also without `https://`. */
  links: () => ({
    parse: (typed) => ({ value: parseList(typed).value.map(tidyAddress) }),
  }),
  number: (_, ask) => ({
    parse: (typed, _answers, language) => {
      const unit = unitIn(ask[language])
      const [, days] = /^\s*(\d+)\s*(?:\p{L}+\s+)?\p{L}*(?:tag|day|jour)/iu.exec(typed) ?? []
      if (days && unitIn(ask.en) === 'hours') return { value: 24 * Number(days) }
      return hasOtherUnit(typed, unit) ? { problem: setupTexts[language].inUnit(unit) } : parseNumber(typed)
    },
    format: (count: number, language) => `${count} ${unitIn(ask[language])}`.trim(),
    example: () => '4',
  }),
  range: () => ({
    parse: parseRange,
    format: ({ from, to }: { from: number; to: number }) => `${from}-${to}`,
    example: () => '2-4',
  }),
  // Enter alone promises nothing, and no page says what is not so.
  yes: (fact) => ({
    isTick: true,
    options: yesOrNo,
    initial: () => null,
    write: (yes: boolean) => ({ [fact]: yes || null }),
  }),
  tariff: () => ({
    initial: () => null,
    options: (answers, language) => [
      ...tariffsOf(answers).map((value) => ({
        value,
        label: value.charAt(0).toUpperCase() + value.slice(1),
      })),
      { value: null, label: setupTexts[language].noTariff },
    ],
  }),
  ...companyKinds,
  ...websiteKinds,
  ...offerKinds,
} satisfies Kinds

export type KindName = keyof typeof kinds

/** The unit at the end of a question: `… (Stunden)`. */
function unitIn(question: string): string {
  return /\((\S+)\)$/.exec(question)?.[1] ?? ''
}

/** `6 Wochen` is no number of months; units may be abbreviated. */
function hasOtherUnit(typed: string, unit: string): boolean {
  const [, word = ''] = /\d\s*(%|\p{L}+)\.?\s*$/u.exec(typed) ?? []
  return word !== '' && unit.slice(0, 2).toLowerCase() !== word.slice(0, 2).toLowerCase()
}
