import { z } from 'zod'
import { normalizeEmail } from '../src/forms/clean-email.ts'
import {
  type ContactField,
  contactFields,
  type FormVariant,
  fieldNames,
  fieldsOf,
  honeypotName,
  minElapsedMs,
} from '../src/site/contact-fields.ts'
import { fill } from '../src/site/fill.ts'
import { type Language, languages } from '../src/site/languages.ts'
import { isEmail } from './email.ts'
import { type Problem, shellIn, textsIn } from './texts.ts'

export type Fields = Record<string, unknown>

/** Why something is not done, for the visitor; `text` where it is about one field. */
export type Refusal = {
  status: number
  problem: Problem
  text?: string
  retryAfter?: number
}

const language = z.enum(languages).optional().catch(undefined)

export const signUpForm = z.object({
  email: schemaOf('email', true),
  firstName: schemaOf('firstName', false),
  language,
})
export type SignUpForm = z.infer<typeof signUpForm>
export type ContactForm = z.infer<ReturnType<typeof contactForm>>

const noPhone = { path: ['phone'], error: 'phone' }
const noReply = { path: ['email'], error: 'noReply' }
const contactForms = {
  full: contactForm('full').refine(({ callback, phone }) => !callback || phone, noPhone),
  // Without one of the two nobody can answer.
  simple: contactForm('simple').refine(({ email, phone }) => email || phone, noReply),
}
const onlyInFullForm = fieldNames.filter((name) => contactFields[name].only === 'full')

/** Reads the fields of the full contact form, or of the simple one. */
export function parseContact(fields: Fields) {
  return contactForms[onlyInFullForm.some((name) => name in fields) ? 'full' : 'simple'].safeParse(fields)
}

function contactForm(variant: FormVariant) {
  const fields = fieldsOf(variant).map(({ name, required }) => [name, schemaOf(name, required)] as const)
  const message = schemaOf('message', true)
  return z.object({
    ...(Object.fromEntries(fields) as Record<ContactField, z.ZodType<string | undefined>>),
    message,
    idempotencyKey: z.uuid().optional(),
    language,
  })
}

/** An optional field may also be missing. */
function schemaOf(field: ContactField, isRequired: boolean): z.ZodType<string> {
  const { type, maxLength, rows } = contactFields[field]
  // Before anything else: what has no shape makes a text longer, and an attack makes it very long.
  const bounded = z.string().max(4 * maxLength, { abort: true })
  const cleaned = bounded
    .overwrite(type === 'email' ? normalizeEmail : rows ? cleanText : cleanLine)
    .min(isRequired ? 1 : 0)
    .max(maxLength)
  const checked = cleaned.refine((text) => type !== 'email' || text === '' || isEmail(text), 'malformedEmail')
  return isRequired ? checked : checked.default('')
}

/** Line ends of Windows and old Macs, of printers and of Unicode. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** What has no shape: controls but for tabs and line ends, marks of direction, blanks without a width, soft hyphens. */
const invisible = /(?![\t\n])\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** A text of several lines as people see it: without what has no shape, and with one kind of line ends. */
export function cleanText(text: string): string {
  return text.replace(lineEnds, '\n').replace(invisible, '').trim()
}

/** The same in one line. With a character without a shape in it no mail program decodes words such as `=?utf-8?Q?=0A?=`. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .split(/\s*[\n\t]\s*/)
    .join(' ')
    .replaceAll('=?', '=\u2060?')
}

/** What programs that fill in forms give away: a field that people do not see, and their speed. */
export function detectBot({ [honeypotName]: honeypot = '', elapsed }: Fields): Refusal | undefined {
  // Whom a password manager did this to has an empty field at the second try.
  if (honeypot !== '') return { status: 400, problem: 'sendAgain' }
  const isTooFast = elapsed !== undefined && elapsed !== '' && !(Number(elapsed) >= minElapsedMs)
  return isTooFast ? { status: 429, problem: 'sendAgain', retryAfter: 2 } : undefined
}

/** The refusal of fields that are not valid, with the text of the form for the first of them. */
export function invalidFields({ issues: [issue] }: z.ZodError, language: Language): Refusal {
  const field = String(issue?.path[0])
  const { fieldProblems, fields, contactForm } = shellIn(language)
  const problems: Record<string, string> = { ...fieldProblems, noReply: contactForm.noReply }
  const problem = problems[issue?.code === 'too_small' ? field : (issue?.message ?? '')]
  const label = (fields as Record<string, string>)[field] ?? field
  return {
    status: 400,
    problem: 'invalid',
    text: problem ?? fill(textsIn(language).problems.field, { label }),
  }
}
