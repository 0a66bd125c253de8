import { z } from 'zod'
import { company } from '../src/company/company.ts'
import { smtpProblem } from './smtp-url.ts'

export type Config = ReturnType<typeof readConfig>

/** One address. Its domain may have umlauts, but no letters that only look like Latin ones. */
export const emailPattern =
  /^(?=.{3,254}$)(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{Script=Latin}\d](?:[\p{Script=Latin}\d-]{0,61}[\p{Script=Latin}\d])?\.)+\p{Script=Latin}[\p{Script=Latin}\d-]{1,62}$/u

const email = z.string('expected an e-mail address').regex(emailPattern, 'expected an e-mail address')
const key = z.string().min(16, 'expected the key of the service')
const longSecret = 'expected at least 32 bytes; create it with: openssl rand -base64 48'
const secret = z.string(longSecret).refine((text) => new TextEncoder().encode(text).length >= 32, longSecret)
const url = (protocol: RegExp, expected: string) => z.url({ protocol, error: `expected ${expected}` })

/** Addresses between commas or semicolons, each alone or as `Name <address>`; a name in quotes may have commas. */
const recipients = z
  .string('expected e-mail addresses')
  .transform((text) => (text.match(/(?:"[^"]*"|[^,;"])+/g) ?? []).map((it) => it.trim()).filter(Boolean))
  .transform((all) => all.map((one) => /<([^<>]*)>$/.exec(one)?.[1]?.trim() ?? one))
  .refine((all) => all.length > 0 && all.every((one) => emailPattern.test(one)), {
    error: 'expected e-mail addresses, with commas between several',
  })

const splitWords = (text: string) => text.split(/[\s,]+/).filter(Boolean)
const badOrigin = 'expected https://www.example.com, and commas between several'
const isNetwork = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

const variables = z.object({
  SMTP_URL: z
    .string()
    .check(({ value, issues }) => {
      const problem = smtpProblem(value)
      if (problem) issues.push({ code: 'custom', message: problem, input: value })
    })
    .optional(),
  RESEND_API_KEY: key.optional(),
  BREVO_API_KEY: key.optional(),
  MAIL_FROM: email,
  MAIL_TO: recipients,
  FUNCTIONS_SECRET: secret,
  FUNCTIONS_SECRET_OLD: secret.optional(),
  FUNCTIONS_IDENTITY_KEY: secret.optional(),
  FUNCTIONS_URL: url(/^https?$/, 'the public address of the functions: https://…/functions'),
  FUNCTIONS_ORIGINS: z
    .string()
    .transform(splitWords)
    .refine((all) => all.every(isOrigin), badOrigin)
    .default([]),
  TRUSTED_PROXIES: z
    .string()
    .transform(splitWords)
    .refine((all) => all.every((one) => isNetwork.safeParse(one).success), {
      error: 'expected addresses or networks such as 10.0.0.0/8 or fd00::/8, with commas between several',
    })
    .default([]),
  FUNCTIONS_DATA: z.string().optional(),
  DATABASE_URL: url(/^(file|libsql|https?|wss?)$/, 'file:… or libsql://…').optional(),
  DATABASE_TOKEN: z.string().optional(),
  ALERT_TO: email.optional(),
  ALERT_URL: url(/^https?$/, 'the address of a webhook: https://…').optional(),
  BOUNCE_ADDRESS: z
    .string()
    .refine((text) => emailPattern.test(text.replace('*', '0'.repeat(32))), {
      error: 'expected an address such as bounces@example.com or bounces+*@example.com',
    })
    .optional(),
  BOUNCE_IMAP_URL: z
    .string()
    .refine(isMailbox, {
      error:
        'expected imaps://name:password@mail.example.com, with a folder behind it if it is not INBOX; in name and password write %40 for @, %23 for #, %2F for /, %3A for : and %25 for %',
    })
    .optional(),
  RESEND_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/-]{16,}={0,2}$/, 'expected the signing secret of the webhook: whsec_…')
    .optional(),
  BREVO_WEBHOOK_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
  HEALTH_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
})

function isMailbox(text: string): boolean {
  const { protocol, username, password, search, hash } = URL.canParse(text) ? new URL(text) : new URL('x:')
  const isWhole = [username, password].every((part) => part && !/%(?![\da-f]{2})/i.test(part))
  return /^imaps?:$/.test(protocol) && isWhole && search === '' && hash === ''
}

const mailKeys = { SMTP_URL: 'smtp', RESEND_API_KEY: 'resend', BREVO_API_KEY: 'brevo' } as const

/**
 * Reads the environment. With nothing set, mails are files and data is in an embedded database, unless `NODE_ENV` is
 * `production`. Otherwise throws an error that lists everything that is missing or wrong, without any value.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text?.trim()))
  const services = Object.entries(mailKeys).filter(([name]) => name in given)
  const isDefault = services.length === 0 && !given.FUNCTIONS_SECRET && given.NODE_ENV !== 'production'
  const { data, error } = (isDefault ? variables.partial() : variables).safeParse(given)
  const problems = error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? []
  if (!isDefault && services.length !== 1) {
    const found = services.map(([name]) => name).join(' and ') || 'none'
    problems.push(`${Object.keys(mailKeys).join(', ')}: expected exactly one of them, found ${found}`)
  }
  for (const name of Object.keys(given)) {
    if (/^FUNCTIONS_/.test(name) && !(name in variables.shape)) problems.push(`${name}: unknown name`)
  }
  if (data === undefined || problems.length > 0) {
    throw new Error(`The server functions are not configured:\n  ${problems.join('\n  ')}`)
  }
  const [[name, kind] = []] = services
  return {
    mail: name && kind ? { kind, key: String(given[name]) } : { kind: 'files' as const },
    /** The sender of every mail, and who reads what visitors write. */
    from: data.MAIL_FROM ?? company.email.general,
    to: data.MAIL_TO?.join(', ') ?? company.email.general,
    /** Signs links and hashes addresses. `undefined`: the adapter creates one. */
    secret: data.FUNCTIONS_SECRET,
    /** The one before: it opens links in old mails, and seals none. */
    oldSecret: data.FUNCTIONS_SECRET_OLD,
    /** Names subscribers. `undefined`: the one in the database. */
    identityKey: data.FUNCTIONS_IDENTITY_KEY,
    databaseUrl: data.DATABASE_URL,
    databaseToken: data.DATABASE_TOKEN,
    /** What the functions are below, for links in mails. `undefined`: where the request came to. */
    functionsUrl: data.FUNCTIONS_URL?.replace(/\/+$/, ''),
    /** Further origins whose pages may send forms. */
    origins: data.FUNCTIONS_ORIGINS ?? [],
    /** Who learns of troubles: a mailbox, a webhook. */
    alerts: { to: data.ALERT_TO, url: data.ALERT_URL },
    /** Where refusals of letters are reported: `*` becomes the id of a copy. A mailbox that is read, and webhooks. */
    bounces: {
      address: data.BOUNCE_ADDRESS,
      imapUrl: data.BOUNCE_IMAP_URL,
      resendSecret: data.RESEND_WEBHOOK_SECRET,
      brevoToken: data.BREVO_WEBHOOK_TOKEN,
    },
    /** Opens the details of the health. */
    healthToken: data.HEALTH_TOKEN,
    /** Networks of the proxies that name the visitor's address. */
    proxies: data.TRUSTED_PROXIES ?? [],
    /** Nothing is configured: mails are files, and mistakes in a form are reported to who builds it. */
    isDevelopment: isDefault,
  }
}
