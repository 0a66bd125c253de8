import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { findLowContrast } from '../../../src/brand/colours.ts'
import { brand } from '../../../src/company/company.ts'
import type { Country } from '../../../src/company/countries.ts'
import { formats } from '../../../src/company/formats.ts'
import { type GermanState, germanStates } from '../../../src/company/german-states.ts'
import { legalForms } from '../../../src/company/legal-forms.ts'
import type { PageName } from '../../../src/pages.ts'
import { checkLogo } from '../../site/brand/check-logo.ts'
import { setupTexts, type Texts } from './texts.ts'

/** The services with a page of their own. */
export const services = [
  ...(['managedServices', 'itSecurity', 'cloud', 'backup'] as const),
  ...(['infrastructure', 'telephony', 'emailArchiving'] as const),
] satisfies PageName[]

export type Service = (typeof services)[number]

const luxembourgRegister = 'Registre de commerce et des sociétés Luxembourg'

/** Checks and tidies the answers for a company in a country; the path of the logo is seen from a folder. */
export function answersSchema(country: Country, texts: Texts, folder = '.') {
  const text = z.string().trim().min(1, { error: texts.required, abort: true }).max(100)
  const like = (fact: keyof typeof formats.DE) =>
    text.regex(formats[country][fact].pattern, texts.expected(formats[country][fact].example))
  const orNull = <S extends z.ZodType<string>>(schema: S) =>
    z.preprocess((value) => (value === undefined || value === '' ? null : value), schema.nullable())
  const host = texts.expected('www.example.com')
  return z.strictObject({
    country: z.literal(country),
    state: (country === 'DE'
      ? z.enum(Object.keys(germanStates), texts.required)
      : z.null().default(null)) as z.ZodType<GermanState | null>,
    name: text,
    legalForm: z.enum(Object.keys(legalForms[country]), texts.required),
    shortName: text,
    street: text,
    postalCode: like('postalCode'),
    city: text,
    phone: like('phone'),
    email: text.pipe(z.email(texts.expected('info@example.com'))),
    domain: text
      .transform((address) => address.replace(/^https?:\/\//, '').replace(/\/$/, ''))
      .pipe(z.hostname(host).includes('.', host)),
    managingDirector: text.regex(/\S \S/, texts.expected('Erika Mustermann')),
    register:
      country === 'DE'
        ? text.regex(/^Amtsgericht \S/, texts.expected('Amtsgericht Köln'))
        : z.literal(luxembourgRegister).default(luxembourgRegister),
    registerNumber: orNull(like('registerNumber')),
    vatNumber: orNull(
      text.transform((number) => number.replaceAll(/[ .]/g, '').toUpperCase()).pipe(like('vatNumber')),
    ),
    colour: text
      .regex(/^#[\da-f]{6}$/i, { error: texts.expected('#0b5cad'), abort: true })
      .check(({ value, issues }) => {
        const [pair] = findLowContrast({ ...brand.colours, accent: value })
        if (pair) issues.push({ code: 'custom', input: pair, message: texts.contrast(pair) })
      }),
    logo: text
      .transform((path) => resolve(folder, path.replace(/^(['"])(.*)\1$/, '$2')))
      .check(({ value, issues }) => {
        const message = checkLogo(value, texts === setupTexts.de ? 'de' : 'en')
        if (message) issues.push({ code: 'custom', input: value, message })
      }),
    services: z.array(z.enum(services)).min(1, texts.required),
    languages: z
      .array(z.enum(readdirSync('src/content').filter((name) => /^\w\w$/.test(name))))
      .min(1, texts.languages),
  })
}

export type Answers = z.output<ReturnType<typeof answersSchema>>

/** Reads a file of answers; throws with all that is wrong in it. */
export function readAnswers(file: string, texts: Texts): Answers {
  const given = JSON.parse(readFileSync(file, 'utf8'))
  const schema = answersSchema(given.country === 'DE' ? 'DE' : 'LU', texts, resolve(file, '..'))
  const { data, error } = schema.safeParse(given)
  if (data) return data
  const problems = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new Error(`${file}:\n${problems.join('\n')}`)
}
