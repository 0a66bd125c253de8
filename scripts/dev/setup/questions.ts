import type { OwnerLanguage } from '../../io/owner-language.ts'
import { claimQuestions } from './claim-questions.ts'
import { companyQuestions } from './company-questions.ts'
import { furtherQuestions, hoursQuestions, nameOf, offers, priceQuestions } from './offer-questions.ts'
import type { Answers, Question } from './question.ts'
import { setupTexts } from './texts.ts'
import { parseNumber, parseRange } from './typed.ts'
import { formatYesOrNo, websiteQuestions, yesOrNo } from './website-questions.ts'

type Group = { name: string; title: Record<OwnerLanguage, string>; isOptional?: true }

/** The groups of questions; of an optional one somebody can say "not now". */
const groups: Group[] = [
  { name: 'company', title: { de: 'Firma', en: 'Company', fr: 'Entreprise' } },
  { name: 'address', title: { de: 'Adresse', en: 'Address', fr: 'Adresse' } },
  { name: 'website', title: { de: 'Website', en: 'Website', fr: 'Site' } },
  { name: 'hours', title: { de: 'Öffnungszeiten', en: 'Opening hours', fr: 'Horaires' }, isOptional: true },
  {
    name: 'prices',
    title: { de: 'Preise und Tarife', en: 'Prices and tariffs', fr: 'Prix et forfaits' },
    isOptional: true,
  },
  { name: 'promises', title: { de: 'Zusagen', en: 'Promises', fr: 'Engagements' }, isOptional: true },
  {
    name: 'further',
    title: { de: 'Hersteller und Weiteres', en: 'Vendors and more', fr: 'Fabricants et autres' },
    isOptional: true,
  },
]

export function titleOf(group: string, language: OwnerLanguage): string {
  return groups.find(({ name }) => name === group)?.title[language] ?? group
}

/** The questions about promises. `false` is no, `null` is not now: no page says either. */
const promises = claimQuestions.map(({ fact, kind, unit, options, service, question }): Question => {
  const isYes = kind === 'yes'
  return {
    name: fact.replace('company.', ''),
    group: 'promises',
    fact,
    ask: unit
      ? {
          de: `${question.de} (${unit.de})`,
          en: `${question.en} (${unit.en})`,
          fr: `${question.fr} (${unit.fr})`,
        }
      : question,
    label: (language) => question[language].replace(/\s?\?$/, ''),
    isOptional: true,
    // Enter alone promises nothing.
    initial: () => null,
    ...(service && { isAsked: ofService(service) }),
    ...(isYes && { options: (_, language) => yesOrNo(language), format: formatYesOrNo }),
    ...(kind === 'choice' && {
      options: () => (options ?? []).map((value) => ({ value, label: nameOf(value) })),
    }),
    ...(kind === 'number' && { parse: parseNumber }),
    ...(kind === 'range' && {
      parse: parseRange,
      format: ({ from, to }: { from: number; to: number }) => `${from}-${to}`,
    }),
    ...(isYes && { write: (answer: boolean | null) => ({ [fact]: answer || null }) }),
  }
})

/** Pages that are no service of their own belong to one, or are always there. */
function ofService(page: string) {
  const services: Record<string, string> = { cyberDefence: 'itSecurity' }
  return page === 'careers' ? () => true : offers(services[page] ?? page)
}

const all: Question[] = [
  ...companyQuestions,
  ...websiteQuestions,
  ...hoursQuestions,
  ...priceQuestions,
  ...promises,
  ...furtherQuestions,
]

/** All questions in their order, each optional group behind the question whether to answer it now. */
export const questions: Question[] = groups.flatMap(({ name, title, isOptional }) => {
  const own = all.filter(({ group }) => group === name)
  if (!isOptional) return own
  const gate: Question = {
    name: `now.${name}`,
    group: name,
    isGate: true,
    ask: title,
    isAsked: (answers) => own.some(({ isAsked }) => isAsked?.(answers) ?? true),
    options: (_, language) => [
      { value: true, label: setupTexts[language].now },
      { value: false, label: setupTexts[language].later },
    ],
    write: () => ({}),
    read: () => true,
  }
  const isOpen = (answers: Answers) => answers[gate.name] === true
  return [gate, ...own.map((question) => ({ ...question, isAsked: behind(question, isOpen) }))]
})

function behind({ isAsked }: Question, isOpen: (answers: Answers) => boolean) {
  return (answers: Answers) => isOpen(answers) && (isAsked?.(answers) ?? true)
}
