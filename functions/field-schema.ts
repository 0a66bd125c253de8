import { z } from 'zod'
import { type ContactField, contactFields } from '../src/contact-fields.ts'
import { cleanEmail } from '../src/forms/clean-email.ts'
import { cleanLine, cleanText, isReversed } from './clean-text.ts'
import { emailPattern } from './config.ts'

/** A word with letters of two scripts that look alike. */
const mixed =
  /(?=[\p{L}\p{M}]*\p{Script=Latin})(?=[\p{L}\p{M}]*[\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}\p{M}]+/u

/** What a broken script sends for a value that it does not have. */
const broken = /^(undefined|\[object Object\])$/

/** What browsers fill in as the name of a person or a company. */
const isName = /name$|^organization$/

/** An optional field may also be missing. Messages of issues are names of texts in `inputs`. */
export function schemaOf(field: ContactField, isRequired: boolean): z.ZodType<string> {
  const { autoComplete = '', type, maxLength, rows } = contactFields[field]
  const minLength = isRequired ? 1 : 0
  // Before anything else: what has no shape makes a text longer, and an attack makes it very long.
  const bounded = z.string().max(4 * maxLength, { abort: true })
  if (type === 'email') {
    const address = bounded.overwrite(cleanEmail).min(minLength).max(maxLength)
    const checked = address.check(({ value, issues }) => {
      const problem = value && emailProblem(value)
      if (problem) issues.push({ code: 'custom', message: problem, input: value })
    })
    return withDefault(checked.transform(asciiDomain), isRequired)
  }
  const named = isName.test(autoComplete)
  const text = bounded.refine((name) => !named || !isReversed(name), { error: 'reversed', abort: true })
  const checked = text
    .overwrite(rows ? cleanText : cleanLine)
    .refine((it) => !broken.test(it) && !(named && mixed.test(it)))
    .min(minLength)
    .max(maxLength)
  return withDefault(checked, isRequired)
}

function withDefault(schema: z.ZodType<string>, isRequired: boolean): z.ZodType<string> {
  return isRequired ? schema : schema.default('')
}

function emailProblem(address: string): EmailProblem | undefined {
  if (address.split('@').length > 2) return 'severalEmails'
  if (/\s/.test(address)) return 'blankInEmail'
  if (/^\.|\.\.|\.@|@\./.test(address)) return 'dotInEmail'
  return emailPattern.test(address) && hasDomain(address) ? undefined : 'malformedEmail'
}

type EmailProblem = 'severalEmails' | 'blankInEmail' | 'dotInEmail' | 'malformedEmail'

function hasDomain(address: string): boolean {
  return address.includes('@') && URL.canParse(`http://${address.split('@')[1]}`)
}

/** `info@müller.example` as mail servers write it. */
export function asciiDomain(address: string): string {
  const [local, domain] = address.split('@')
  return hasDomain(address) ? `${local}@${new URL(`http://${domain}`).hostname}` : address
}
