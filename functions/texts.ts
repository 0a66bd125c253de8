import type { FunctionTexts, Shell } from '../src/content/messages.ts'
import { type Language, languages } from '../src/i18n/languages.ts'

const load = async (language: Language) => {
  const [{ functionTexts }, { shell }] = await Promise.all([
    import(`../src/content/${language}/functions.ts`),
    import(`../src/content/${language}/shell.ts`),
  ])
  return [language, { functionTexts, shell }] as const
}

type Texts = { functionTexts: FunctionTexts; shell: Shell }

const texts = Object.fromEntries(await Promise.all(languages.map(load))) as Record<Language, Texts>

/** What the functions say, in a language. */
export const textsIn = (language: Language): FunctionTexts => texts[language].functionTexts

/** The texts of the site itself, for what a form or a mail shows of it. */
export const shellIn = (language: Language): Shell => texts[language].shell

export type Problem = Exclude<keyof FunctionTexts['problems'], 'field'>

export type PageName = Exclude<keyof FunctionTexts['pages'], 'home'>
