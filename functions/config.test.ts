import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const complete = {
  SMTP_HOST: 'mail.example.com',
  ...{ MAIL_FROM: 'site@example.com', MAIL_TO: 'office@example.com' },
  FUNCTIONS_URL: 'https://www.example.com/functions/',
}

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return (error as Error).message.split('\n  ').slice(1)
  }
}

test('a complete configuration is read, and with nothing configured, mails are files', () => {
  expect(readConfig({ PATH: '/bin', SMTP_HOST: ' ', FUNCTIONS_DATA: '/data' }).smtp).toBeUndefined()
  const more = {
    ...{ SMTP_PORT: '587', SMTP_USER: 'info@example.com', SMTP_PASSWORD: 'pa#ss%:@/' },
    ...{ MAIL_TO: 'a@example.com, b@example.com', FUNCTIONS_ORIGINS: 'https://a.example, https://b.example' },
    TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7 fd00::/8 2001:db8::1',
  }
  expect(readConfig({ ...complete, ...more })).toMatchObject({
    smtp: { host: 'mail.example.com', port: 587, user: 'info@example.com', password: 'pa#ss%:@/' },
    to: 'a@example.com, b@example.com',
    functionsUrl: 'https://www.example.com/functions',
    origins: ['https://a.example', 'https://b.example'],
    proxies: ['10.0.0.0/8', '192.0.2.7', 'fd00::/8', '2001:db8::1'],
  })
  expect(readConfig(complete).smtp?.port).toBe(465)
  expect(problemsOf({ ...complete, FUNCTIONS_URL: 'http://localhost:4173/functions' })).toEqual([])
})

test('everything that is missing is listed at once', () => {
  for (const env of [{ NODE_ENV: 'production' }, { SMTP_PORT: '587' }]) {
    const names = problemsOf(env as Record<string, string>).map((problem) => problem.split(':', 1)[0])
    expect(names).toEqual(Object.keys(complete))
  }
})

/** A setting, and values that are refused with one sentence that names it and says what is expected. */
test.each<[name: string, values: string]>([
  [
    'SMTP_HOST',
    'smtps://mail.example.com | mail.example.com:465 | mail example | info@mail.example.com | -x',
  ],
  ['SMTP_PORT', '0 | 65536 | smtp | 46 5 | -1 | 4.5 | 000465'],
  ['MAIL_FROM', 'site | Beispiel <site@example.com> | a@example.com, b@example.com | a@localhost | @'],
  ['MAIL_TO', 'office | a@example.com, b | Büro <a@example.com> | , | a@example.com;b@example.com'],
  [
    'FUNCTIONS_URL',
    'www.example.com | /functions | http://www.example.com/functions | https://a.example/?a=b',
  ],
  ['FUNCTIONS_ORIGINS', 'a.example | https://a.example/path | https://a.example/ | https://a.example, b | *'],
  ['TRUSTED_PROXIES', '10.0.0 | traefik | 10.0.0.0/33 | 10.0.0.0/8/8 | fd00::/129 | 0.0.0.0/0 | ::/0 | *'],
  ['FUNCTIONS_SECRET', 'a name that does not exist'],
  ['SMTP_URL', 'smtp://mail.example.com'],
  ['MAIL_FORM', 'a@example.com'],
  ['TRUSTED_PROXY', '10.0.0.1'],
])('a wrong %s is refused: %s', (name, values) => {
  for (const value of values.split(' | ')) {
    const problems = problemsOf({ ...complete, [name]: value })
    expect([value, problems]).toEqual([value, [expect.stringMatching(`^${name}: .*expected .+`)]])
  }
})

test.each<[object, string]>([
  [{ SMTP_USER: 'info' }, 'SMTP_PASSWORD'],
  [{ SMTP_PASSWORD: 'geheim' }, 'SMTP_USER'],
  [{ SMTP_HOST: '', SMTP_USER: 'info', SMTP_PASSWORD: 'geheim' }, 'SMTP_HOST'],
  [{ SMTP_HOST: '' }, 'SMTP_HOST'],
  [{ MAIL_FROM: '' }, 'MAIL_FROM'],
  [{ FUNCTIONS_URL: '' }, 'FUNCTIONS_URL'],
])('a contradiction is refused: %j lacks %s', (more, name) => {
  expect(problemsOf({ ...complete, ...more })).toEqual([expect.stringMatching(`^${name}: expected .+`)])
})
