import { isIP } from 'node:net'
import { company } from '../src/site/company.ts'
import { isEmail } from './email.ts'

export type Config = ReturnType<typeof readConfig>

const wordsIn = (text = '') => text.split(/[\s,]+/).filter(Boolean)
const every = (isValid: (word: string) => boolean) => (text: string) =>
  wordsIn(text).length > 0 && wordsIn(text).every(isValid)

const isHost = (text: string) => isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text)
const isPort = (text: string) => /^[1-9]\d{0,4}$/.test(text) && Number(text) < 65_536
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

/** Every setting: what is valid, and what is expected. Those with `true` are needed to send mails. */
const settings: Record<string, [isValid: (text: string) => boolean, expected: string, isNeeded?: true]> = {
  SMTP_HOST: [isHost, 'the name of a mail server such as mail.example.com, without scheme and port', true],
  SMTP_PORT: [isPort, 'a port such as 465 or 587'],
  SMTP_USER: [() => true, 'a name, as SMTP_PASSWORD is set'],
  SMTP_PASSWORD: [() => true, 'a password, as SMTP_USER is set'],
  MAIL_FROM: [isEmail, 'one e-mail address, without a name', true],
  MAIL_TO: [every(isEmail), 'e-mail addresses, with commas between several', true],
  FUNCTIONS_URL: [isPublicUrl, 'an address such as https://www.example.com/functions', true],
  FUNCTIONS_ORIGINS: [every(isOrigin), 'https://www.example.com, with commas between several'],
  FUNCTIONS_DATA: [() => true, 'a folder'],
  TRUSTED_PROXIES: [
    every(isNetwork),
    'addresses or networks such as 10.0.0.0/8, with commas between several',
  ],
}

/** Without TLS on this machine only: links in mails carry tokens. */
function isPublicUrl(text: string): boolean {
  const { protocol, hostname, search, hash } = URL.canParse(text) ? new URL(text) : new URL('x:')
  const isSafe =
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname))
  return isSafe && search === '' && hash === ''
}

/** Not all addresses: each visitor could then choose the one that counts. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '32', ...rest] = text.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  return isIP(address) !== 0 && /^[1-9]\d*$/.test(bits) && Number(bits) <= most && rest.length === 0
}

/**
 * Reads the environment. With no mail server set, mails are files, unless `NODE_ENV` is `production`. Otherwise throws an
 * error with a line for everything that is missing or wrong, without any value.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(env).map(([name, text]) => [name, text?.trim() || undefined]),
  )
  const problems = findProblems(given)
  if (problems.length > 0) {
    throw new Error(`The server functions are not configured:\n  ${problems.join('\n  ')}`)
  }
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: password } = given
  return {
    /** Without it mails are files. */
    smtp: host === undefined ? undefined : { host, port: Number(port ?? 465), user, password },
    from: given.MAIL_FROM ?? company.email.general,
    to: wordsIn(given.MAIL_TO ?? company.email.general).join(', '),
    /** What the functions are below, for links in mails. `undefined`: where the request came to. */
    functionsUrl: given.FUNCTIONS_URL?.replace(/\/+$/, ''),
    origins: wordsIn(given.FUNCTIONS_ORIGINS),
    dataFolder: given.FUNCTIONS_DATA ?? '.data',
    proxies: wordsIn(given.TRUSTED_PROXIES),
  }
}

function findProblems(given: Record<string, string | undefined>): string[] {
  const names = Object.keys(given).filter((name) => given[name])
  const isTrial = given.NODE_ENV !== 'production' && !names.some((name) => /^(SMTP|MAIL)_/.test(name))
  const { SMTP_USER: user, SMTP_PASSWORD: password } = given
  const pair = { SMTP_USER: !user && password, SMTP_PASSWORD: !password && user }
  const wrong = Object.entries(settings).filter(([name, [isValid, , isNeeded]]) => {
    const text = given[name]
    return text === undefined
      ? (name in pair && pair[name as 'SMTP_USER']) || (isNeeded && !isTrial)
      : !isValid(text)
  })
  const ours = names.filter((name) => /^(SMTP|MAIL|FUNCTIONS|TRUSTED)_/.test(name))
  const unknown = ours.filter((name) => !(name in settings))
  return [
    ...wrong.map(([name, [, expected]]) => `${name}: expected ${expected}`),
    ...unknown.map((name) => `${name}: unknown, expected one of ${Object.keys(settings).join(', ')}`),
  ]
}
