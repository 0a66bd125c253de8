import { contact as germanContact } from '../../src/content/de/contact.ts'
import { emergency as germanSheet } from '../../src/content/de/emergency.ts'
import { shell as de } from '../../src/content/de/shell.ts'
import { sitePlan as germanPlan } from '../../src/content/de/site-plan.ts'
import { contact as englishContact } from '../../src/content/en/contact.ts'
import { emergency as englishSheet } from '../../src/content/en/emergency.ts'
import { shell as en } from '../../src/content/en/shell.ts'
import { sitePlan as englishPlan } from '../../src/content/en/site-plan.ts'
import type { Shell } from '../../src/content/messages.ts'

/** The texts of the interface in each language. */
export const messages: Record<'de' | 'en', Shell> = { de, en }

export const contact = { de: germanContact, en: englishContact }

export const sitePlan = { de: germanPlan, en: englishPlan }

export const emergency = { de: germanSheet, en: englishSheet }
