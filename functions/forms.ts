import { z } from 'zod'
import {
  type ContactField,
  contactFields,
  type FormVariant,
  fieldNames,
  fieldsOf,
} from '../src/contact-fields.ts'
import { honeypotName, minElapsedMs } from '../src/forms/form-guards.ts'
import { fill } from '../src/i18n/fill.ts'
import { type Language, languages } from '../src/i18n/languages.ts'
import { cleanLine } from './clean-text.ts'
import { schemaOf } from './field-schema.ts'
import { type Problem, shellIn, textsIn } from './texts.ts'

/** What a form sends besides the visitor's words. */
const meta = {
  language: z.enum(languages).optional().catch(undefined),
  /** That the browser has worked for a challenge. */
  proof: z.string().max(4000).optional().catch(undefined),
}

const firstName = schemaOf('firstName', false)
export const signUpForm = z.object({ email: schemaOf('email', true), firstName, ...meta })
export type SignUpForm = z.infer<typeof signUpForm>
export type ContactForm = z.infer<ReturnType<typeof contactForm>>

function contactForm(variant: FormVariant) {
  const fields = fieldsOf(variant).map(({ name, required }) => [name, schemaOf(name, required)] as const)
  const message = schemaOf('message', true)
  return z.object({
    ...(Object.fromEntries(fields) as Record<ContactField, z.ZodType<string | undefined>>),
    message,
    idempotencyKey: z.uuid().optional(),
    ...meta,
  })
}

const contactForms = {
  full: contactForm('full').refine(({ callback, phone }) => !callback || phone, {
    path: ['phone'],
    error: 'noPhone',
  }),
  // Without one of the two nobody can answer.
  simple: contactForm('simple').refine(({ email, phone }) => email || phone, {
    path: ['email'],
    error: 'noReply',
  }),
}
const onlyInFullForm = fieldNames.filter((name) => contactFields[name].only === 'full')

/**
 * Reads the fields of the full contact form, or of the simple one. Fields that neither has are kept at the end of the
 * message, so that nothing of a changed form is lost.
 */
export function parseContact(fields: Fields) {
  const form = contactForms[onlyInFullForm.some((name) => name in fields) ? 'full' : 'simple']
  const parsed = form.safeParse(fields)
  const others = parsed.success ? otherFields(fields, form) : []
  if (parsed.success && others.length > 0) {
    const lines = others.slice(0, maxOtherFields).map(([name, text]) => `${cut(name, 60)}: ${cut(text, 500)}`)
    parsed.data.message += `\n\n${lines.join('\n')}`
  }
  return parsed
}

/** More are no form, but an attack. */
const maxOtherFields = 30

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}…` : text)

/** What was filled in besides the fields of a form and of every form, as names and lines of text. */
function otherFields(fields: Fields, form: z.ZodObject): [string, string][] {
  const known = [...Object.keys(form.shape), honeypotName, 'elapsed', 'consent']
  return Object.entries(fields)
    .filter(([name]) => !known.includes(name))
    .map(([name, value]): [string, string] => [cleanLine(name), cleanLine(asText(value))])
    .filter(([, text]) => text !== '' && text !== 'null')
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value)
  } catch {
    // Nested too deeply for any form.
    return '…'
  }
}

/** For who builds a form: a field that the functions do not know, while nothing is configured yet. */
export function unknownField(fields: Fields, isSignUp: boolean): Refusal | undefined {
  const forms = isSignUp ? [signUpForm] : [contactForms.full, contactForms.simple]
  const [other] = forms
    .map((form) => otherFields(fields, form))
    .reduce((all, some) => all.filter(([name]) => some.some(([it]) => it === name)))
  const rows = isSignUp ? 'signUpForm in functions/forms.ts' : 'src/contact-fields.ts'
  const text = other && `The field "${cut(other[0], 60)}" is unknown. Fields are rows of ${rows}.`
  return text ? { status: 400, problem: 'invalid', text } : undefined
}

export type Fields = Record<string, unknown>

/** Why something is not done, for the visitor; `text` where it is about one field. */
export type Refusal = {
  status: number
  problem: Problem
  text?: string
  retryAfter?: number
  /** What the browser can work for to be let through. */
  challenge?: object
}

/** `undefined`: it is done. */
export type Outcome = Promise<Refusal | undefined>

/** What programs that fill in forms give away: a field that people do not see, and their speed. */
export function detectBot({ [honeypotName]: honeypot = '', elapsed }: Fields): Refusal | undefined {
  // Whom a password manager did this to has an empty field at the second try.
  if (honeypot !== '') return { status: 400, problem: 'sendAgain' }
  const isTooFast = elapsed !== undefined && elapsed !== '' && !(Number(elapsed) >= minElapsedMs)
  return isTooFast ? { status: 429, problem: 'sendAgain', retryAfter: 2 } : undefined
}

/** The refusal of fields that are not valid, with the text of the form for the first of them. */
export function invalidFields(error: z.ZodError, language: Language): Refusal {
  const [issue] = error.issues
  const field = String(issue?.path[0])
  const shell: Record<'fieldProblems' | 'fields', Record<string, string>> = shellIn(language)
  const { inputs, problems } = textsIn(language)
  const label = shell.fields[field] ?? field
  const isEmpty = issue?.code === 'too_small'
  const texts: Record<string, string | undefined> = {
    reversed: fill(inputs.reversed, { label }),
    severalEmails: inputs.severalEmails,
    blankInEmail: inputs.blankInEmail,
    dotInEmail: inputs.dotInEmail,
    malformedEmail: shell.fieldProblems.malformedEmail,
    noPhone: shell.fieldProblems.phone,
    noReply: shellIn(language).contactForm.noReply,
  }
  const text = texts[issue?.message ?? ''] ?? (isEmpty ? shell.fieldProblems[field] : undefined)
  return { status: 400, problem: 'invalid', text: text ?? fill(problems.field, { label }) }
}
