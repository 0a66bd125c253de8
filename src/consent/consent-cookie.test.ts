import { expect, test } from 'vitest'
import { readConsent, storeConsent } from './consent-cookie.ts'

const all = '{"necessary":true,"analytics":true,"marketing":true}'
const encode = (value: string) => `cookie-consent=${encodeURIComponent(value)}`

test('a stored consent is read among other cookies, encoded or not', () => {
  const stored = [
    ...[encode(all), `a=1; ${encode(all)}; b=2`, `a=1;${encode(all)};b=2`, `cookie-consent=${all}`],
    encode('{"marketing":true,"necessary":true,"analytics":true}'),
  ]
  expect(stored.map((cookie) => readConsent({ cookie }))).toEqual(stored.map(() => JSON.parse(all)))
})

test('whatever else is stored counts as no consent', () => {
  const values = [
    ...['<script>', 'null', '[]', '1', '"all"', all.slice(0, 30), `${all}x`],
    ...['{}', '{"necessary":true,"analytics":true}', all.replace('}', ',"x":true}')],
    '{"necessary":true,"analytics":true,"__proto__":{"marketing":true}}',
    '{"necessary":"true","analytics":"true","marketing":"true"}',
    ...[all.replace('true', 'false'), all.replace('"analytics":true', '"analytics":1')],
    all.replace('"marketing":true', '"marketing":0'),
  ]
  // Names that are only alike.
  const names = ['my-cookie-consent', 'cookie-consent-2', 'Cookie-Consent']
  const stored = [
    ...['', 'a=1; b=2', 'cookie-consent', 'cookie-consent=', 'cookie-consent=%', 'cookie-consent=%E0%A4%A'],
    ...names.map((name) => `${name}=${encodeURIComponent(all)}`),
    ...[`cookie-consent=${'['.repeat(100_000)}`, ...values.map(encode)],
  ]
  expect(stored.filter((cookie) => readConsent({ cookie }) !== undefined)).toEqual([])
})

test('a consent is stored for 365 days on the whole site, and over https only https sees it', () => {
  const value = '%7B%22necessary%22%3Atrue%2C%22analytics%22%3Atrue%2C%22marketing%22%3Afalse%7D'
  const stored = `cookie-consent=${value}; Max-Age=31536000; Path=/; SameSite=Lax`
  const jar = { cookie: '' }
  storeConsent(['analytics'], jar, false)
  expect(jar.cookie).toBe(stored)
  expect(readConsent(jar)).toEqual({ necessary: true, analytics: true, marketing: false })
  storeConsent(['analytics'], jar, true)
  expect(jar.cookie).toBe(`${stored}; Secure`)
})

test('a browser may refuse cookies', () => {
  const refuse = (): never => {
    throw new Error('refused')
  }
  const jar = Object.defineProperty({ cookie: '' }, 'cookie', { get: refuse, set: refuse })
  expect(readConsent(jar)).toBeUndefined()
  expect(() => storeConsent([], jar, true)).not.toThrow()
})
