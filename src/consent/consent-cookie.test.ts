import { describe, expect, test } from 'vitest'
import { formatConsent, parseConsent } from './consent-cookie.ts'

const all = '{"necessary":true,"analytics":true,"marketing":true}'
const none = '{"necessary":true,"analytics":false,"marketing":false}'
const cookie = (value: string) => `cookie-consent=${encodeURIComponent(value)}`

describe('a stored consent', () => {
  test.each([
    ['as it is written', cookie(all)],
    ['between other cookies', `a=1; ${cookie(all)}; b=2`],
    ['without spaces', `a=1;${cookie(all)};b=2`],
    ['as plain JSON', `cookie-consent=${all}`],
    ['with its flags in another order', cookie('{"marketing":true,"necessary":true,"analytics":true}')],
    ['beside one that cannot be read', `cookie-consent=%; ${cookie(all)}`],
    ['twice the same', `${cookie(all)}; ${cookie(all)}`],
  ])('%s is read', (_, cookies) => {
    expect(parseConsent(cookies)).toEqual({ necessary: true, analytics: true, marketing: true })
  })

  test('that is stored twice allows what both allow', () => {
    expect(parseConsent(`${cookie(all)}; ${cookie(none)}`)).toEqual(JSON.parse(none))
  })

  const values = [
    ...[
      '<script>',
      'null',
      '[]',
      '1',
      '"all"',
      all.slice(0, 30),
      '{}',
      '{"necessary":true,"analytics":true}',
      `${all}x`,
    ],
    '{"necessary":true,"analytics":true,"marketing":true,"x":true}',
    '{"necessary":true,"analytics":true,"__proto__":{"marketing":true}}',
    '{"necessary":"true","analytics":"true","marketing":"true"}',
    '{"necessary":true,"analytics":1,"marketing":0}',
    '{"necessary":false,"analytics":true,"marketing":true}',
  ]
  test.each([
    ...['', 'a=1; b=2', 'cookie-consent', 'cookie-consent=', 'cookie-consent=%', 'cookie-consent=%E0%A4%A'],
    // Names that are only alike.
    ...['my-cookie-consent', 'cookie-consent-2', 'Cookie-Consent'].map(
      (name) => `${name}=${encodeURIComponent(all)}`,
    ),
    ...[`cookie-consent=${'x'.repeat(5000)}`, `cookie-consent=${'['.repeat(100_000)}`, ...values.map(cookie)],
  ])('that is %.60s counts as none', (cookies) => {
    expect(parseConsent(cookies)).toBeUndefined()
  })
})

test('a consent is stored for 365 days on the whole site', () => {
  const consent = { necessary: true, analytics: true, marketing: false } as const
  const stored = formatConsent(consent, false)
  expect(stored).toBe(
    'cookie-consent=%7B%22necessary%22%3Atrue%2C%22analytics%22%3Atrue%2C%22marketing%22%3Afalse%7D; Max-Age=31536000; Path=/; SameSite=Lax',
  )
  expect(parseConsent(stored)).toEqual(consent)
})

test('over https only https sees it', () => {
  expect(formatConsent({ necessary: true, analytics: false, marketing: false }, true)).toMatch(/; Secure$/)
})
