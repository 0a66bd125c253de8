import { existsSync } from 'node:fs'

/** The files from which vite reads variables. */
export const environmentFiles = ['.env', '.env.local', '.env.production', '.env.production.local']

type Variables = Readonly<Record<string, string | undefined>>

/** Logs where the site sends what visitors enter, according to the shell and the `.env` files. Returns `false` on errors. */
export async function reportEndpoints(): Promise<boolean> {
  const { errors, warnings } = checkEndpoints(await readVariables(), process.env.SITE_STRICT === '1')
  if (warnings.length > 0) console.warn(warnings.join('\n'))
  if (errors.length > 0) console.error(`${errors.join('\n')}\nNothing was built.`)
  return errors.length === 0
}

/** The addresses that pages of this build send something to. */
export async function endpointAddresses(): Promise<string[]> {
  const { VITE_CONTACT_ENDPOINT, VITE_FUNCTIONS_URL, VITE_ANALYTICS_ENDPOINT } = await readVariables()
  return [VITE_CONTACT_ENDPOINT, VITE_FUNCTIONS_URL, VITE_ANALYTICS_ENDPOINT].flatMap(
    (address) => address || [],
  )
}

async function readVariables(): Promise<Variables> {
  if (!environmentFiles.some((file) => existsSync(file))) return process.env
  // Loaded only if needed: it takes a third of a second.
  const { loadEnv } = await import('vite')
  return loadEnv('production', process.cwd(), 'VITE_')
}

/** Checks the addresses that a build is configured with. */
export function checkEndpoints(variables: Variables, isStrict: boolean) {
  const {
    VITE_CONTACT_ENDPOINT: contact,
    VITE_FUNCTIONS_URL: functions,
    VITE_FUNCTIONS_KEY: key,
    VITE_ANALYTICS_ENDPOINT: analytics,
  } = variables
  const errors: string[] = []
  const warnings: string[] = []

  if (!contact) {
    const message =
      'VITE_CONTACT_ENDPOINT is not set: the contact form only pretends to send, and every message is lost.'
    if (isStrict) errors.push(`${message} Set it to the address of a form service; SITE_STRICT is 1.`)
    else warnings.push(message)
  } else if (!isAddress(contact)) {
    errors.push(`VITE_CONTACT_ENDPOINT: ${expectation}, found "${contact}"`)
  }
  if (!functions) {
    warnings.push(
      'VITE_FUNCTIONS_URL is not set: sign-ups for the newsletter go to /functions/send-newsletter-email of the host.',
    )
  } else if (!isAddress(functions) || /[?#]/.test(functions)) {
    errors.push(`VITE_FUNCTIONS_URL: ${expectation} and without ? or #, found "${functions}"`)
  }
  // What a header cannot carry would make every sign-up fail. The key itself must not be in a log.
  if (key && !/^[\x21-\x7e]+$/.test(key)) {
    errors.push('VITE_FUNCTIONS_KEY: expected letters, digits and signs without blanks, found others')
  }
  if (analytics && !isAddress(analytics)) {
    errors.push(`VITE_ANALYTICS_ENDPOINT: ${expectation}, found "${analytics}"`)
  }
  return { errors, warnings }
}

const expectation = 'expected an address that begins with https://, http:// or a single /'

/** A browser sends nothing to an address with a name and a password in it. */
function isAddress(value: string): boolean {
  if (/[\s\\]/.test(value)) return false
  if (value.startsWith('/')) return !value.startsWith('//')
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false
  const { username, password } = new URL(value)
  return username === '' && password === ''
}
