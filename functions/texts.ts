import { functionTexts as german } from '../src/content/de/functions.ts'
import { shell as germanShell } from '../src/content/de/shell.ts'
import { functionTexts as english } from '../src/content/en/functions.ts'
import { shell as englishShell } from '../src/content/en/shell.ts'
import type { FunctionTexts, Shell } from '../src/content/messages.ts'
import type { Language } from '../src/site/languages.ts'

/** What the functions say, in a language. */
export const textsIn = (language: Language): FunctionTexts => ({ de: german, en: english })[language]

/** The texts of the site itself, for what a form or a mail shows of it. */
export const shellIn = (language: Language): Shell => ({ de: germanShell, en: englishShell })[language]

export type Problem = Exclude<keyof FunctionTexts['problems'], 'field' | 'otherwise'>

export type PageName = Exclude<keyof FunctionTexts['pages'], 'home'>
