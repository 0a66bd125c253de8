import { isCancel, multiselect, select, text } from '@clack/prompts'
import { type Country, countries } from '../../../src/company/countries.ts'
import type { Facts } from '../../../src/company/facts-schema.ts'
import { germanStates } from '../../../src/company/german-states.ts'
import { legalForms } from '../../../src/company/legal-forms.ts'
import type { Shell } from '../../../src/content/messages.ts'
import { importCopy } from '../../../src/i18n/import-copy.ts'
import { type Answers, answersSchema, services } from './answers.ts'
import { answersOf, nameOfCountry } from './changes.ts'
import { questions, type SetupLanguage, setupTexts } from './texts.ts'

type Question = keyof Answers

/** Asks for the language of all other questions. */
export async function askLanguage(initialValue: SetupLanguage): Promise<SetupLanguage> {
  const options = [
    { value: 'de' as const, label: 'Deutsch' },
    { value: 'en' as const, label: 'English' },
  ]
  const message = 'Sprache / Language'
  const language = await select({ message, options, initialValue, showInstructions: false })
  if (isCancel(language)) throw new Error(setupTexts[initialValue].cancelled)
  return language
}

/** Asks all questions, with earlier answers or known facts as the defaults; throws if somebody cancels. */
export async function askQuestions(facts: Facts, language: SetupLanguage, earlier?: Answers) {
  const texts = setupTexts[language]
  const { labels } = await importCopy<Shell>('shell', language)
  const known = answersOf(facts)
  const given: Partial<Answers> = {}
  for (const question of Object.keys(questions) as Question[]) {
    const country = given.country ?? known.country
    if (country === 'LU' && (question === 'state' || question === 'register')) continue
    const schema = answersSchema(country, texts).shape[question]
    const message = questions[question][language]
    const initial = earlier?.[question] ?? defaultOf(question, given, known, facts)
    const options = optionsFor(country, language, known, labels)[question]
    const answer = !options
      ? await text({
          message,
          initialValue: String(initial ?? ''),
          validate: (value) => schema.safeParse(value ?? '').error?.issues[0]?.message,
        })
      : question === 'services'
        ? await multiselect({ message, options, initialValues: initial as string[], showInstructions: false })
        : await select({ message, options, initialValue: String(initial), showInstructions: false })
    if (isCancel(answer)) throw new Error(texts.cancelled)
    Object.assign(given, { [question]: question === 'languages' ? String(answer).split(',') : answer })
  }
  return answersSchema(given.country ?? 'LU', texts).parse(given)
}

/** Where an answer is in the facts, if not in `company` by its own name. */
const paths: Partial<Record<Question, string>> = {
  street: 'address.street',
  postalCode: 'address.postalCode',
  email: 'email.general',
  domain: 'siteUrl',
}

/** What is known, if it is no placeholder and belongs to the country, or follows from other answers. */
function defaultOf(question: Question, given: Partial<Answers>, known: Answers, { placeholders }: Facts) {
  if (question === 'shortName' && given.name !== known.name) {
    return given.name?.replace(given.legalForm ?? '', '').trim()
  }
  const ofCountry = ['state', 'legalForm', 'city', 'register', 'registerNumber', 'vatNumber']
  if (ofCountry.includes(question) && given.country !== known.country) {
    return question === 'register' ? 'Amtsgericht ' : undefined
  }
  return placeholders.includes(`company.${paths[question] ?? question}`) ? undefined : known[question]
}

type Options = Partial<Record<Question, { value: string; label?: string }[]>>

/** What can be chosen, for the questions that are not answered in text. */
function optionsFor(
  country: Country,
  language: SetupLanguage,
  { languages }: Answers,
  labels: Shell['labels'],
): Options {
  return {
    country: countries.map((value) => ({ value, label: nameOfCountry(value, language) })),
    state: Object.entries(germanStates).map(([value, { name }]) => ({ value, label: name })),
    legalForm: Object.keys(legalForms[country]).map((value) => ({ value })),
    services: services.map((value) => ({ value, label: labels[value] })),
    languages: [...new Set(['de', 'en', 'de,en', 'en,de', languages.join()])].map((value) => ({ value })),
  }
}
