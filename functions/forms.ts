import { z } from 'zod'
import { functionTexts, type Problem } from '../src/content/functions.ts'
import { de } from '../src/language/de.ts'
import { en } from '../src/language/en.ts'
import { type RenderedLanguage, renderedLanguages } from '../src/languages.ts'
import { emailPattern } from './config.ts'

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

const line = (length: number) =>
  z
    .string()
    .trim()
    .max(length)
    .refine((text) => !hidden.test(text) && !broken.test(text))
const name = line(100).refine((text) => !mixed.test(text))
const email = z.string().trim().max(254).regex(emailPattern).transform(asciiDomain)
const message = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(20_000)
      .refine((text) => !hidden.test(text.replace(/[\n\t]/g, '')) && !broken.test(text)),
  )

const common = { language: z.enum(renderedLanguages).optional().catch(undefined) }
const rest = {
  phone: line(60).default(''),
  subject: line(200).default(''),
  message,
  idempotencyKey: z.uuid().optional(),
  ...common,
}

const signUpForm = z.object({ email, firstName: name.default(''), ...common })
const required = name.min(1)
const fullForm = z.object({ firstName: required, lastName: required, company: required, email, ...rest })
const simpleForm = z.object({ name: name.default(''), email: z.literal('').or(email).default(''), ...rest })

/** The fields of the full contact form, or those of the simple one, in which only the message must be there. */
const contactForm = {
  safeParse: (fields: Fields) => ('lastName' in fields ? fullForm : simpleForm).safeParse(fields),
}

export type SignUpForm = z.infer<typeof signUpForm>
export type ContactForm = z.infer<typeof fullForm> | z.infer<typeof simpleForm>
export const forms = { signUp: signUpForm, contact: contactForm }

export type Fields = Record<string, unknown>

/** Why something is not done, for the visitor; `text` where it is about one field. */
export type Refusal = { status: number; problem: Problem; text?: string; retryAfter?: number }

/** The fields of a request, as JSON or as a browser sends a form. */
export async function readFields(request: Request): Promise<Fields | Refusal> {
  const type = request.headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded')
    return { status: 415, problem: 'type' }
  const text = await readText(request)
  if (text === undefined) return { status: 413, problem: 'tooLarge' }
  const fields = type === 'application/json' ? parseObject(text) : parseForm(text)
  return fields ?? { status: 400, problem: 'invalid' }
}

export function isRefusal(value: object): value is Refusal {
  return 'problem' in value && 'status' in value
}

/** What programs that fill in forms give away: a field that people do not see, and their speed. */
export function findRobot({ website = '', elapsed }: Fields): Refusal | undefined {
  if (website !== '') return { status: 400, problem: 'trap' }
  const isTooFast = elapsed !== undefined && elapsed !== '' && !(Number(elapsed) >= minElapsedMs)
  return isTooFast ? { status: 429, problem: 'tooFast', retryAfter: 2 } : undefined
}

/** The refusal of fields that are not valid, with the text of the form for the first of them. */
export function invalidFields(error: z.ZodError, language: RenderedLanguage): Refusal {
  const field = String(error.issues[0]?.path[0])
  const { fieldProblems, fields } = { de, en }[language]
  const { malformedEmail, ...asked } = fieldProblems
  const label = Object.hasOwn(fields, field) ? fields[field as keyof typeof fields] : field
  const isMissing = error.issues.some(({ code, path }) => path[0] === field && code === 'too_small')
  const text = field === 'email' ? malformedEmail : isMissing && asked[field as keyof typeof asked]
  return { status: 400, problem: 'invalid', text: text || functionTexts[language].problems.field(label) }
}

async function readText({ body, headers }: Request): Promise<string | undefined> {
  if (Number(headers.get('Content-Length')) > maxBodyBytes) return undefined
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxBodyBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parseObject(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? plainFields(Object.entries(value)) : undefined
  } catch {
    return undefined
  }
}

function parseForm(text: string): Fields | undefined {
  return plainFields([...new URLSearchParams(text)])
}

/** `undefined` if a name is there twice or is one of an object's own. */
function plainFields(entries: [string, unknown][]): Fields | undefined {
  const names = entries.map(([key]) => key)
  const isOdd =
    new Set(names).size < names.length ||
    names.some((key) => key === 'constructor' || key in Object.prototype)
  return isOdd ? undefined : Object.fromEntries(entries)
}

/** `info@müller.example` as mail servers write it. */
function asciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}@${new URL(`http://${address.slice(at + 1)}`).hostname}`
}
