import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { quote } from '../io/quote.ts'

/** The settings of a build, by their environment variables. docs/publishing.md explains each and its default. */
export const settings = {
  VITE_FUNCTIONS_URL: z
    .string()
    .refine(isAddress, 'expected an address without ? and # that begins with https:// or a single /'),
  VITE_CONTACT: z.enum(['simulate', 'off'], `expected simulate or off`),
  VITE_NEWSLETTER: z.enum(['off'], `expected off`),
  SITE_STRICT: z.enum(['1', 'true', '0', 'false'], `expected 1 or true`),
} as const satisfies Record<keyof Settings, z.ZodType<string>>

/** The settings of a build; an empty one counts as not set. */
export type Settings = PublicSettings & { readonly SITE_STRICT?: string | undefined }

/** The settings of a build for tests. An empty variable overrides that of a file. */
export const noSettings: Record<string, string> = {
  ...Object.fromEntries(Object.keys(settings).map((name) => [name, ''])),
  VITE_CONTACT: 'simulate',
}

/** The files from which Vite reads variables, as far as they exist. */
export function environmentFiles(mode = 'production'): string[] {
  return ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`].filter((path) => existsSync(path))
}

/** Reads the settings from the shell and the `.env` files without checking them. */
export function readSettings(mode?: string): Settings {
  const files = environmentFiles(mode).map((path) => parseEnv(readFileSync(path, 'utf8')))
  return Object.assign({}, ...files, process.env)
}

const prefixes = ['VITE_', 'SITE_']

/** Set by hosts and vite: SITE_NAME is Netlify's. */
const foreign = /^(SITE_(ID|NAME)|VITE_(USER_NODE_ENV|CJS_.+|VERCEL_.+))$/

/** Describes the unknown names and the invalid values among variables. */
export function checkSettings(variables: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(variables).flatMap(([name, value]) => {
    if (!prefixes.some((prefix) => name.startsWith(prefix)) || foreign.test(name)) return []
    if (!(name in settings)) return `${name}: expected one of the variables in docs/publishing.md`
    const { error } = value ? settings[name as keyof typeof settings].safeParse(value) : {}
    return error ? `${name}: ${error.issues[0]?.message}, found ${quote(value)}` : []
  })
}

/** What becomes of messages in a build with these settings; every form follows from it. */
export function chooseContact({ VITE_CONTACT, VITE_FUNCTIONS_URL }: Settings): Contact {
  return VITE_CONTACT || (VITE_FUNCTIONS_URL ? 'functions' : 'simulate')
}

/** Constants for `src/site/endpoints.ts` and the forms; in development there are always server functions. */
export function contactConstants(mode: string): Record<string, string> {
  const settings = readSettings(mode)
  const functionsUrl = settings.VITE_FUNCTIONS_URL || (mode === 'production' ? '' : '/functions')
  const contact = chooseContact({ ...settings, VITE_FUNCTIONS_URL: functionsUrl })
  return {
    'import.meta.env.FUNCTIONS_URL': JSON.stringify(functionsUrl),
    'import.meta.env.CONTACT': JSON.stringify(contact),
  }
}

export function isStrict({ SITE_STRICT }: Settings): boolean {
  return SITE_STRICT === '1' || SITE_STRICT === 'true'
}

/**
 * A browser sends nothing to an address with a name and a password in it, nor from a page with TLS to one without, but
 * for the machine itself.
 */
function isAddress(value: string): boolean {
  if (/[\s\\?#]/.test(value)) return false
  if (value.startsWith('/')) return !value.startsWith('//')
  if (!/^https?:/.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
  return isSafe && username === '' && password === ''
}
