import type { contactForm, newsletter } from './de/forms.ts'
import type { functionTexts } from './de/functions.ts'
import type { shell } from './de/shell.ts'

/** Every language has the same texts of the interface as German. */
export type Shell = typeof shell

export type ContactFormTexts = typeof contactForm

export type NewsletterTexts = typeof newsletter

export type FunctionTexts = typeof functionTexts
