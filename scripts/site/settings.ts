import { existsSync } from 'node:fs'
import { z } from 'zod'
import { nearest } from '../content/nearest.ts'

const anAddress = 'expected an address that begins with https://, http:// or a single /'
const address = z.string().refine(isAddress, anAddress)

/**
 * What a build can be told by its environment: what each variable holds, what it means, and what is without it. The
 * checks, the types of `import.meta.env` and the table in docs/publishing.md follow from it.
 */
export const settings = {
  VITE_FUNCTIONS_URL: {
    value: address.refine((value) => !/[?#]/.test(value), `${anAddress} and without ? or #`),
    meaning:
      'address of the server functions, such as `/functions`; both contact forms and the newsletter send there',
    without: 'messages: see below; sign-ups go to `/functions` of the host',
  },
  VITE_FUNCTIONS_KEY: {
    // What a header cannot carry would make every message fail. The key itself must not be in a log.
    value: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'expected letters, digits and signs without blanks, found others'),
    meaning: 'sent to the functions as a bearer token',
    without: 'none is sent',
  },
  VITE_CONTACT_ENDPOINT: {
    value: address,
    meaning: 'address of a form service, which receives the contact form instead of the functions',
    without: 'the functions receive it',
  },
  VITE_CONTACT_FIELDS: {
    value: z
      .string()
      .regex(/^[^=&\s]+=[^&\s]*(&[^=&\s]+=[^&\s]*)*$/, 'expected fields such as name=value&other=value'),
    meaning:
      'what the form service needs besides, such as `access_key=…&subject=…`, encoded as in an address',
    without: 'it receives the fields of the form',
  },
  VITE_CONTACT_ENCODING: {
    value: z.enum(['json', 'form'], 'expected json or form'),
    meaning: '`form` sends to the form service what a form without scripts sends',
    without: '`json`',
  },
  VITE_CONTACT: {
    value: z.enum(['simulate', 'off'], 'expected simulate or off'),
    meaning: '`off`: the contact form opens a mail draft; `simulate`: it only pretends to send',
    without: 'the contact form sends',
  },
  VITE_NEWSLETTER: {
    value: z.enum(['off'], 'expected off'),
    meaning: '`off`: the newsletter shows a mail address instead of its form',
    without: 'the form',
  },
  VITE_ANALYTICS_ENDPOINT: {
    value: address,
    meaning:
      'the events address of your own Plausible, such as `https://stats.example.com/api/event`; page views are counted after consent',
    without: 'nothing is counted',
  },
  SITE_STRICT: {
    value: z.enum(['1', 'true', '0', 'false'], 'expected 1 or true'),
    meaning: '`1` or `true` turns placeholders, type errors, and forms that lead nowhere, into errors',
    without: 'they are warnings',
  },
} as const satisfies Record<string, { value: z.ZodType<string>; meaning: string; without: string }>

export type SettingName = keyof typeof settings

/** The settings of a build; an empty one counts as not set. */
export type Settings = {
  readonly [Name in SettingName]?: z.infer<(typeof settings)[Name]['value']> | '' | undefined
}

/** Variables of a build for tests. An empty one comes before that of a file. */
export const noSettings = {
  ...(Object.fromEntries(Object.keys(settings).map((name) => [name, ''])) as Record<SettingName, string>),
  VITE_CONTACT: 'simulate',
}

/** The files from which vite reads variables. */
export const environmentFiles = ['.env', '.env.local', '.env.production', '.env.production.local']

const prefixes = ['VITE_', 'SITE_']

/** Hosts and vite set these by themselves: SITE_NAME is Netlify's. */
const foreign = /^(SITE_(ID|NAME)|VITE_(USER_NODE_ENV|CJS_.+|VERCEL_.+))$/

type Variables = Readonly<Record<string, string | undefined>>

/** Reads the settings from the shell and the `.env` files, whatever is in them. */
export async function readSettings(): Promise<Settings> {
  if (!environmentFiles.some((file) => existsSync(file))) return process.env as Settings
  // Loaded only if needed: it takes a third of a second.
  const { loadEnv } = await import('vite')
  return loadEnv('production', process.cwd(), prefixes)
}

/** What is wrong with variables: unknown names, and values that cannot be meant. */
export function checkSettings(variables: Variables): string[] {
  const names = Object.keys(settings)
  return Object.entries(variables).flatMap(([name, value]) => {
    if (!prefixes.some((prefix) => name.startsWith(prefix)) || foreign.test(name)) return []
    const setting = settings[name as SettingName] as (typeof settings)[SettingName] | undefined
    if (setting === undefined) {
      const guess = nearest(name, names)
      return `${name}: expected one of the variables in docs/publishing.md${guess ? `; did you mean ${guess}?` : ''}`
    }
    const { error } = value ? setting.value.safeParse(value) : {}
    const found = name === 'VITE_FUNCTIONS_KEY' ? '' : `, found "${value}"`
    return error === undefined ? [] : `${name}: ${error.issues[0]?.message}${found}`
  })
}

export function isStrict({ SITE_STRICT: strict }: Settings): boolean {
  return strict === '1' || strict === 'true'
}

/** A browser sends nothing to an address with a name and a password in it. */
function isAddress(value: string): boolean {
  if (/[\s\\]/.test(value)) return false
  if (value.startsWith('/')) return !value.startsWith('//')
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false
  const { username, password } = new URL(value)
  return username === '' && password === ''
}
