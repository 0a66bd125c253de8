import { functionTexts as germanFunctions } from '../src/content/de/functions.ts'
import { shell as germanShell } from '../src/content/de/shell.ts'
import { functionTexts as englishFunctions } from '../src/content/en/functions.ts'
import { shell as englishShell } from '../src/content/en/shell.ts'

/** What the functions say, in each language. */
export const functionTexts = { de: germanFunctions, en: englishFunctions }

/** The texts of the site itself, for what a form or a mail shows of it. */
export const messages = { de: germanShell, en: englishShell }

export type Problem = Exclude<keyof typeof germanFunctions.problems, 'field'>

export type PageName = Exclude<keyof typeof germanFunctions.pages, 'home'>
