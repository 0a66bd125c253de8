import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const complete = {
  SMTP_URL: 'smtps://name:password@mail.example.com',
  ...{ MAIL_FROM: 'site@example.com', MAIL_TO: 'office@example.com' },
  FUNCTIONS_SECRET: 'x'.repeat(32),
  FUNCTIONS_URL: 'https://www.example.com/functions/',
}

/** What is wrong with variables. */
function problemsOf(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

/** The names of the variables that something is wrong with. */
const namesOf = (problems: string) => [...problems.matchAll(/^ {2}([^:]+): /gm)].map(([, name]) => name)

test('a complete configuration is read, and with nothing configured, mails are files', () => {
  expect(readConfig({ PATH: '/bin', SMTP_URL: '' }).mail).toEqual({ kind: 'files' })
  const origins = 'https://a.example, https://b.example'
  expect(readConfig({ ...complete, FUNCTIONS_ORIGINS: origins })).toMatchObject({
    mail: { kind: 'smtp', key: complete.SMTP_URL },
    functionsUrl: 'https://www.example.com/functions',
    origins: ['https://a.example', 'https://b.example'],
  })
})

test('everything that is missing is listed at once, and one service for mails is needed', () => {
  const { SMTP_URL, ...others } = complete
  const service = 'SMTP_URL, RESEND_API_KEY, BREVO_API_KEY'
  expect(namesOf(problemsOf({ SMTP_URL }))).toEqual(Object.keys(others))
  expect(namesOf(problemsOf({ NODE_ENV: 'production' }))).toEqual([...Object.keys(others), service])
  expect(namesOf(problemsOf(others))).toEqual([service])
  const two = { ...complete, BREVO_API_KEY: 'x'.repeat(40) }
  expect(problemsOf(two)).toContain('SMTP_URL and BREVO_API_KEY')
})

test('whatever is not valid is reported without the value', () => {
  const invalid = {
    ...{ SMTP_URL: 'mail.site.example', MAIL_FROM: 'Beispiel <site@example.com>' },
    ...{ MAIL_TO: 'a@example.com, b', FUNCTIONS_SECRET: 'x'.repeat(31) },
    ...{ FUNCTIONS_URL: 'www.site.example', FUNCTIONS_ORIGINS: 'https://a.example/path' },
    ...{ TRUSTED_PROXIES: '10.0.0.0/33', DATABASE_URL: 'site.db', FUNCTIONS_SECRETS: 'misspelt' },
  }
  const problems = problemsOf({ ...complete, ...invalid })
  expect(namesOf(problems)).toEqual(Object.keys(invalid))
  expect(Object.values(invalid).filter((value) => problems.includes(value))).toEqual([])
})

test('messages go to one recipient or several, each checked', () => {
  const lists = [
    ['a@example.com', 'a@example.com'],
    ['a@example.com,b@example.com', 'a@example.com, b@example.com'],
    ['a@example.com; b@example.com;', 'a@example.com, b@example.com'],
    ['Büro <a@example.com>, "Muster, Anna" <b@example.com>', 'a@example.com, b@example.com'],
  ] as const
  expect(lists.map(([list]) => [list, readConfig({ ...complete, MAIL_TO: list }).to])).toEqual(lists)
  for (const list of ['a@example.com b@example.com', 'a@example.com,b', 'Büro <a>', ',', '.a@example.com']) {
    expect([list, namesOf(problemsOf({ ...complete, MAIL_TO: list }))]).toEqual([list, ['MAIL_TO']])
  }
})

test('proxies are addresses and networks of either version', () => {
  const proxies = ['10.0.0.0/8', '192.0.2.7', 'fd00::/8', '2001:db8::1']
  expect(readConfig({ ...complete, TRUSTED_PROXIES: proxies.join(', ') }).proxies).toEqual(proxies)
  for (const list of ['10.0.0', 'traefik', '10.0.0.0/8/8', 'fd00::/129']) {
    expect([list, namesOf(problemsOf({ ...complete, TRUSTED_PROXIES: list }))]).toEqual([
      list,
      ['TRUSTED_PROXIES'],
    ])
  }
})
