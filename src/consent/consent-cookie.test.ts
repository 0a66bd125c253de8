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

  test.each([
    ['no cookie at all', ''],
    ['none of its name', 'a=1; b=2'],
    ['a name that only ends alike', `my-cookie-consent=${encodeURIComponent(all)}`],
    ['a name that only begins alike', `cookie-consent-2=${encodeURIComponent(all)}`],
    ['a name in other letters', `Cookie-Consent=${encodeURIComponent(all)}`],
    ['a name without a value', 'cookie-consent'],
    ['an empty value', 'cookie-consent='],
    ['a malformed escape', 'cookie-consent=%'],
    ['another malformed escape', 'cookie-consent=%E0%A4%A'],
    ['markup', cookie('<script>')],
    ['null', cookie('null')],
    ['a list', cookie('[]')],
    ['a number', cookie('1')],
    ['a text', cookie('"all"')],
    ['half of it', cookie(all.slice(0, 30))],
    ['an empty object', cookie('{}')],
    ['a missing flag', cookie('{"necessary":true,"analytics":true}')],
    ['a flag too many', cookie('{"necessary":true,"analytics":true,"marketing":true,"x":true}')],
    ['a prototype for a flag', cookie('{"necessary":true,"analytics":true,"__proto__":{"marketing":true}}')],
    ['texts for flags', cookie('{"necessary":"true","analytics":"true","marketing":"true"}')],
    ['numbers for flags', cookie('{"necessary":true,"analytics":1,"marketing":0}')],
    ['the necessary refused', cookie('{"necessary":false,"analytics":true,"marketing":true}')],
    ['something after it', cookie(`${all}x`)],
    ['more than 4 KB', `cookie-consent=${'x'.repeat(5000)}`],
    ['deep nesting', `cookie-consent=${'['.repeat(100_000)}`],
  ])('with %s counts as none', (_, cookies) => {
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
