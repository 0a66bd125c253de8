import { z } from 'zod'
import { company } from '../src/company.ts'

export type Config = {
  mail: { kind: 'files' } | { kind: 'smtp' | 'resend' | 'brevo'; key: string }
  /** The sender of every mail, and who reads what visitors write. */
  from: string
  to: string
  /** Signs links and hashes addresses. `undefined`: the adapter creates one. */
  secret: string | undefined
  databaseUrl: string | undefined
  databaseToken: string | undefined
  /** What the functions are below, for links in mails. `undefined`: where the request came to. */
  functionsUrl: string | undefined
  /** Further origins whose pages may send forms. */
  origins: string[]
}

/** Has all that is missing or wrong, without any value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** One address. Its domain may have umlauts, but no letters that only look like Latin ones. */
export const emailPattern =
  /^(?=.{3,254}$)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{Script=Latin}\d](?:[\p{Script=Latin}\d-]{0,61}[\p{Script=Latin}\d])?\.)+[\p{Script=Latin}\d-]{2,63}$/u

const email = z.string('expected an e-mail address').regex(emailPattern, 'expected an e-mail address')
const key = z.string().min(16, 'expected the key of the service')
const longSecret = 'expected at least 32 bytes; create it with: openssl rand -base64 48'
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

const variables = z.object({
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected smtp://… or smtps://…' }).optional(),
  RESEND_API_KEY: key.optional(),
  BREVO_API_KEY: key.optional(),
  MAIL_FROM: email,
  MAIL_TO: email,
  FUNCTIONS_SECRET: z.string(longSecret).refine((text) => Buffer.byteLength(text) >= 32, longSecret),
  FUNCTIONS_URL: z.url({
    protocol: /^https?$/,
    error: 'expected the public address of the functions: https://…/functions',
  }),
  FUNCTIONS_ORIGINS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(
      (origins) => origins.every(isOrigin),
      'expected https://www.example.com, and commas between several',
    )
    .default([]),
  FUNCTIONS_DATA: z.string().optional(),
  DATABASE_URL: z
    .url({ protocol: /^(file|libsql|https?|wss?)$/, error: 'expected file:… or libsql://…' })
    .optional(),
  DATABASE_TOKEN: z.string().optional(),
})

const mailKeys = { SMTP_URL: 'smtp', RESEND_API_KEY: 'resend', BREVO_API_KEY: 'brevo' } as const

/**
 * Reads the environment. With nothing set, mails are files and data is in an embedded database, unless `NODE_ENV` is
 * `production`. Otherwise throws a `ConfigError` that lists everything that is missing or wrong.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : [])),
  )
  const services = Object.entries(mailKeys).filter(([name]) => name in given)
  const isDefault = services.length === 0 && !given.FUNCTIONS_SECRET && given.NODE_ENV !== 'production'
  const { data, error } = (isDefault ? variables.partial() : variables).safeParse(given)
  const problems = error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? []
  if (!isDefault && services.length !== 1) {
    const found = services.map(([name]) => name).join(' and ') || 'none'
    problems.push(`${Object.keys(mailKeys).join(', ')}: expected exactly one of them, found ${found}`)
  }
  const unknown = Object.keys(given).filter(
    (name) => name.startsWith('FUNCTIONS_') && !(name in variables.shape),
  )
  problems.push(...unknown.map((name) => `${name}: unknown name`))
  if (data === undefined || problems.length > 0) {
    throw new ConfigError(`The server functions are not configured:\n  ${problems.join('\n  ')}`)
  }
  const [service] = services
  return {
    mail: service ? { kind: service[1], key: String(given[service[0]]) } : { kind: 'files' },
    from: data.MAIL_FROM ?? company.email.general,
    to: data.MAIL_TO ?? company.email.general,
    secret: data.FUNCTIONS_SECRET,
    databaseUrl: data.DATABASE_URL,
    databaseToken: data.DATABASE_TOKEN,
    functionsUrl: data.FUNCTIONS_URL?.replace(/\/+$/, ''),
    origins: data.FUNCTIONS_ORIGINS ?? [],
  }
}
