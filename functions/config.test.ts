import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const complete = {
  SMTP_URL: 'smtps://name:password@mail.example.com',
  MAIL_FROM: 'site@example.com',
  MAIL_TO: 'office@example.com',
  FUNCTIONS_SECRET: 'x'.repeat(32),
  FUNCTIONS_URL: 'https://www.example.com/functions/',
}

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
  } catch (error) {
    return (error as Error).message.split('\n  ').slice(1)
  }
  return []
}

test('with nothing configured, mails are files', () => {
  expect(readConfig({ PATH: '/bin', SMTP_URL: '' }).mail).toEqual({ kind: 'files' })
})

test('a complete configuration is read', () => {
  expect(
    readConfig({ ...complete, FUNCTIONS_ORIGINS: 'https://a.example, https://b.example' }),
  ).toMatchObject({
    mail: { kind: 'smtp', key: complete.SMTP_URL },
    functionsUrl: 'https://www.example.com/functions',
    origins: ['https://a.example', 'https://b.example'],
  })
})

test('everything that is missing is listed at once', () => {
  const names = (env: Record<string, string>) => problemsOf(env).map((line) => line.split(':')[0])
  expect(names({ SMTP_URL: complete.SMTP_URL })).toEqual([
    'MAIL_FROM',
    'MAIL_TO',
    'FUNCTIONS_SECRET',
    'FUNCTIONS_URL',
  ])
  expect(names({ NODE_ENV: 'production' }).length).toBe(5)
  const { SMTP_URL: _, ...others } = complete
  expect(names(others)).toEqual(['SMTP_URL, RESEND_API_KEY, BREVO_API_KEY'])
})

test.each([
  ['SMTP_URL', 'mail.example.com'],
  ['MAIL_FROM', 'Beispiel <site@example.com>'],
  ['MAIL_TO', 'a@example.com,b@example.com'],
  ['FUNCTIONS_SECRET', 'x'.repeat(31)],
  ['FUNCTIONS_URL', 'www.example.com'],
  ['FUNCTIONS_ORIGINS', 'https://a.example/path'],
  ['DATABASE_URL', 'site.db'],
  ['FUNCTIONS_SECRETS', 'misspelt'],
])('%s=%s is reported without the value', (name, value) => {
  const problems = problemsOf({ ...complete, [name]: value })
  expect(problems).toEqual([expect.stringContaining(`${name}: `)])
  expect(problems[0]).not.toContain(value)
})

test('two services for mails are one too many', () => {
  expect(problemsOf({ ...complete, BREVO_API_KEY: 'x'.repeat(40) })).toEqual([
    expect.stringContaining('SMTP_URL and BREVO_API_KEY'),
  ])
})
