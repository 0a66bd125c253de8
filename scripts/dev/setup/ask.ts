import { isCancel, multiselect, select, text } from '@clack/prompts'
import { company } from '../../../src/company/company.ts'
import { type Country, countries } from '../../../src/company/countries.ts'
import { germanStates } from '../../../src/company/german-states.ts'
import { findPlaceholders } from '../../../src/company/placeholder.ts'
import { screens } from '../../../src/pages.ts'
import { type Answers, answersSchema, legalForms, services } from './answers.ts'
import { currentAnswers } from './changes.ts'
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

/** Asks all questions, with what is known as the default answers; throws if somebody cancels. */
export async function askQuestions(language: SetupLanguage): Promise<Answers> {
  const texts = setupTexts[language]
  const given: Partial<Answers> = {}
  for (const question of Object.keys(questions) as Question[]) {
    const country = given.country ?? currentAnswers.country
    if (country === 'LU' && (question === 'state' || question === 'register')) continue
    const schema = answersSchema(country, texts).shape[question]
    const message = questions[question][language]
    const initial = defaultOf(question, given)
    const options = optionsOf[question]?.(country, language)
    const answer = !options
      ? await text({
          message,
          initialValue: String(initial ?? ''),
          validate: (value) => schema.safeParse(value ?? '').error?.issues[0]?.message,
        })
      : question === 'services'
        ? await multiselect({
            message,
            options,
            initialValues: currentAnswers.services as string[],
            showInstructions: false,
          })
        : await select({ message, options, initialValue: String(initial), showInstructions: false })
    if (isCancel(answer)) throw new Error(texts.cancelled)
    Object.assign(given, {
      [question]: question === 'languages' ? String(answer).split(',') : (answer ?? ''),
    })
  }
  return answersSchema(given.country ?? 'LU', texts).parse(given)
}

/** What is in the files, if it is no placeholder and belongs to the country, or follows from other answers. */
function defaultOf(question: Question, given: Partial<Answers>): Answers[Question] | undefined {
  if (question === 'shortName' && given.name !== currentAnswers.name) {
    return given.name?.replace(given.legalForm ?? '', '').trim()
  }
  const ofCountry = ['state', 'legalForm', 'city', 'register', 'registerNumber', 'vatNumber']
  if (ofCountry.includes(question) && given.country !== currentAnswers.country) {
    return question === 'register' ? 'Amtsgericht ' : undefined
  }
  const current = currentAnswers[question]
  const fact = question === 'domain' ? company.siteUrl : current
  return findPlaceholders(fact).length > 0 ? undefined : current
}

const optionsOf: Partial<Record<Question, (country: Country, language: SetupLanguage) => Option[]>> = {
  country: (_, language) =>
    Object.entries(countries).map(([value, { name }]) => ({ value, label: name[language] })),
  state: () => Object.entries(germanStates).map(([value, { name }]) => ({ value, label: name })),
  legalForm: (country) => Object.keys(legalForms[country]).map((value) => ({ value })),
  services: (_, language) => services.map((value) => ({ value, label: screens[value].label[language] })),
  languages: () => [...new Set(['de', 'de,en', currentAnswers.languages.join()])].map((value) => ({ value })),
}

type Option = { value: string; label?: string }
