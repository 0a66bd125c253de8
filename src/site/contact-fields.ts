/** The full form is on the contact page, the simple one, which requires nothing, on the home page (spec §3, §4). */
export type FormVariant = 'full' | 'simple'

type Row = {
  /** The only form that has the field; otherwise both do. */
  only?: FormVariant
  /** In the full form. */
  required?: boolean
  autoComplete?: string
  type?: 'email' | 'tel'
  /** UTF-16 code units, as browsers and zod count. */
  maxLength: number
  /** Of a text with several lines. */
  rows?: Readonly<Record<FormVariant, number>>
}

/**
 * The fields of the contact forms, in the order of the forms and of the mail. For a new one add a row; `tsc` then asks for
 * its label and, if it is required, for its text when empty, in `src/content/<language>/shell.ts`.
 */
const rows = {
  name: { only: 'simple', autoComplete: 'name', maxLength: 100 },
  firstName: { only: 'full', required: true, autoComplete: 'given-name', maxLength: 100 },
  lastName: { only: 'full', required: true, autoComplete: 'family-name', maxLength: 100 },
  company: { only: 'full', required: true, autoComplete: 'organization', maxLength: 100 },
  email: { required: true, autoComplete: 'email', type: 'email', maxLength: 254 },
  phone: { autoComplete: 'tel', type: 'tel', maxLength: 60 },
  subject: { maxLength: 200 },
  /** Half-days, and no line of text: `src/forms/form-parts.tsx`. The number to call is required then. */
  callback: { only: 'full', maxLength: 100 },
  message: { required: true, rows: { full: 5, simple: 4 }, maxLength: 20_000 },
} as const satisfies Record<string, Row>

type Rows = typeof rows

export type ContactField = keyof Rows

export type RequiredField = {
  [Name in ContactField]: Rows[Name] extends { required: true } ? Name : never
}[ContactField]

export const contactFields: Readonly<Record<ContactField, Row>> = rows

export const fieldNames = Object.keys(rows) as ContactField[]

/** The fields of a form with their attributes. */
export function fieldsOf(form: FormVariant) {
  return fieldNames.flatMap((name) => {
    const { only = form, required = false, rows, ...attributes } = contactFields[name]
    const inForm = { required: required && form === 'full', ...(rows && { rows: rows[form] }) }
    return only === form ? { name, ...attributes, ...inForm } : []
  })
}

/**
 * What was typed into the named fields, trimmed, with `\n` as line end. A field that does not exist reads as
 * empty.
 */
export function readFields<Name extends string>(
  data: FormData,
  names: readonly Name[],
): Record<Name, string> {
  const entries = names.map((name) => {
    const value = data.get(name)
    return [name, typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '']
  })
  return Object.fromEntries(entries)
}

/** A field that people do not see: what fills it in is a program. No password manager and no autofill knows the name. */
export const honeypotName = 'remark'

/** Milliseconds in which nobody fills in a form by hand. A form that is filled in faster waits so long before it sends. */
export const minElapsedMs = 1500
