import { z } from 'zod'
import {
  type ContactField,
  contactFields,
  type FormVariant,
  fieldNames,
  fieldsOf,
} from '../src/contact-fields.ts'
import { type Language, languages } from '../src/i18n/languages.ts'
import { emailPattern } from './config.ts'
import { type Problem, shellIn, textsIn } from './texts.ts'

/** More than every field together may have, less than hurts. */
const maxBodyBytes = 131_072

/** Milliseconds in which nobody fills in a form. */
const minElapsedMs = 1500

/** Control characters, and those that hide or turn the text around them. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u

/** A word with letters of two scripts that look alike. */
const mixed =
  /(?=[\p{L}\p{M}]*\p{Script=Latin})(?=[\p{L}\p{M}]*[\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}\p{M}]+/u

/** What a broken script sends for a value that it does not have. */
const broken = /^(undefined|\[object Object\])$/

const isPlain = (text: string) => !hidden.test(text) && !broken.test(text)
const line = z.string().trim().refine(isPlain)
const lines = z
  .string()
  .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
  .refine((text) => isPlain(text.replace(/[\n\t]/g, '')))

/** What browsers fill in as the name of a person or a company. */
const isName = /name$|^organization$/

/** An optional field may also be missing. */
function schemaOf(field: ContactField, isRequired: boolean): z.ZodType<string> {
  const { autoComplete = '', type, maxLength, rows } = contactFields[field]
  const text = (rows ? lines : line).max(maxLength)
  if (type === 'email') {
    const email = text.regex(emailPattern).refine(hasDomain).transform(asciiDomain)
    return isRequired ? email : z.literal('').or(email).default('')
  }
  const checked = isName.test(autoComplete) ? text.refine((name) => !mixed.test(name)) : text
  return isRequired ? checked.min(1) : checked.default('')
}

const language = z.enum(languages).optional().catch(undefined)

const firstName = schemaOf('firstName', false)
export const signUpForm = z.object({ email: schemaOf('email', true), firstName, language })
export type SignUpForm = z.infer<typeof signUpForm>
export type ContactForm = z.infer<ReturnType<typeof contactForm>> & Partial<Record<ContactField, string>>

function contactForm(variant: FormVariant) {
  const fields = fieldsOf(variant).map(({ name, required }) => [name, schemaOf(name, required)] as const)
  const message = schemaOf('message', true)
  return z.object({ ...Object.fromEntries(fields), message, idempotencyKey: z.uuid().optional(), language })
}

const contactForms = { full: contactForm('full'), simple: contactForm('simple') }
const onlyInFullForm = fieldNames.filter((name) => contactFields[name].only === 'full')

/** Reads the fields of the full contact form, or of the simple one, in which only the message must be there. */
export const parseContact = (fields: Fields) =>
  contactForms[onlyInFullForm.some((name) => name in fields) ? 'full' : 'simple'].safeParse(fields)

export type Fields = Record<string, unknown>

/** Why something is not done, for the visitor; `text` where it is about one field. */
export type Refusal = { status: number; problem: Problem; text?: string; retryAfter?: number }

/** `undefined`: it is done. */
export type Outcome = Promise<Refusal | undefined>

/** The fields of a request, as JSON or as a browser sends a form. */
export async function readFields(request: Request): Promise<{ fields?: Fields; refusal?: Refusal }> {
  const type = request.headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase()
  const parse = parsers[type as keyof typeof parsers]
  if (parse === undefined) return { refusal: { status: 415, problem: 'type' } }
  const text = await readText(request)
  if (text === undefined) return { refusal: { status: 413, problem: 'tooLarge' } }
  const entries = parse(text)
  const names = entries?.map(([key]) => key) ?? []
  // A name twice, or one that every object has.
  const isOdd = new Set(names).size < names.length || names.some((key) => key in Object.prototype)
  return entries && !isOdd
    ? { fields: Object.fromEntries(entries) }
    : { refusal: { status: 400, problem: 'invalid' } }
}

/** What programs that fill in forms give away: a field that people do not see, and their speed. */
export function detectBot({ website = '', elapsed }: Fields): Refusal | undefined {
  if (website !== '') return { status: 400, problem: 'honeypot' }
  const isTooFast = elapsed !== undefined && elapsed !== '' && !(Number(elapsed) >= minElapsedMs)
  return isTooFast ? { status: 429, problem: 'tooFast', retryAfter: 2 } : undefined
}

/** The refusal of fields that are not valid, with the text of the form for the first of them. */
export function invalidFields(error: z.ZodError, language: Language): Refusal {
  const field = String(error.issues[0]?.path[0])
  const {
    fieldProblems,
    fields,
  }: Record<'fieldProblems' | 'fields', Record<string, string>> = shellIn(language)
  const isEmpty = error.issues.some(({ code, path }) => path[0] === field && code === 'too_small')
  const text = field === 'email' ? fieldProblems.malformedEmail : isEmpty && fieldProblems[field]
  const fallback = textsIn(language).problems.field(fields[field] ?? field)
  return { status: 400, problem: 'invalid', text: text || fallback }
}

/** The body of a request; `undefined` if it is longer than any form. */
export async function readText(request: Request): Promise<string | undefined> {
  // Before the body is touched: a server then reads it to its end without keeping it, and the client gets an answer.
  if (Number(request.headers.get('Content-Length')) > maxBodyBytes) return undefined
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxBodyBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

const parsers = {
  'application/json': (text: string): [string, unknown][] | undefined => {
    try {
      const value: unknown = JSON.parse(text)
      return typeof value === 'object' && value && !Array.isArray(value) ? Object.entries(value) : undefined
    } catch {
      return undefined
    }
  },
  'application/x-www-form-urlencoded': (text: string): [string, unknown][] => [...new URLSearchParams(text)],
}

function hasDomain(address: string): boolean {
  return URL.canParse(`http://${address.split('@')[1]}`)
}

/** `info@müller.example` as mail servers write it. */
export function asciiDomain(address: string): string {
  const [local, domain] = address.split('@')
  return hasDomain(address) ? `${local}@${new URL(`http://${domain}`).hostname}` : address
}
