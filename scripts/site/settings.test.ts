import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { checkSettings, environmentFiles, isStrict, readSettings, settings } from './settings.ts'

describe('an address', () => {
  test.each([
    'forms.example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'mailto:a@example.com',
    '//example.com/x',
    'https://',
    'https://a b',
    ' https://example.com',
    'https:\\\\example.com',
    '/\\example.com',
    'https://name:word@example.com/',
  ])('is not %j', (address) => {
    expect(checkSettings({ VITE_CONTACT_ENDPOINT: address })).toEqual([
      `VITE_CONTACT_ENDPOINT: expected an address that begins with https://, http:// or a single /, found "${address}"`,
    ])
    expect(checkSettings({ VITE_FUNCTIONS_URL: address }).length).toBe(1)
    expect(checkSettings({ VITE_ANALYTICS_ENDPOINT: address }).length).toBe(1)
  })

  test('of the functions has no query, since a path is added to it', () => {
    expect(checkSettings({ VITE_FUNCTIONS_URL: 'https://example.com/?a' }).length).toBe(1)
    expect(checkSettings({ VITE_CONTACT_ENDPOINT: '/send?form=1' })).toEqual([])
  })
})

test('a key that fits into no header is an error, which does not say the key', () => {
  expect(checkSettings({ VITE_FUNCTIONS_KEY: 'a secret' })).toEqual([expect.not.stringContaining('secret')])
  expect(checkSettings({ VITE_FUNCTIONS_KEY: 'eyJh.bGci-_=' })).toEqual([])
})

test.each([
  ['VITE_CONTACT', 'on'],
  ['VITE_CONTACT_ENCODING', 'xml'],
  ['VITE_CONTACT_FIELDS', 'access_key'],
  ['VITE_CONTACT_FIELDS', 'a=1&&b=2'],
  ['VITE_NEWSLETTER', 'simulate'],
  ['SITE_STRICT', 'yes'],
])('%s is not %j', (name, value) => {
  expect(checkSettings({ [name]: value })).toEqual([expect.stringContaining(`found "${value}"`)])
})

test('what is empty is not set', () => {
  expect(checkSettings(Object.fromEntries(Object.keys(settings).map((name) => [name, ''])))).toEqual([])
})

test('extra fields are written as in an address', () => {
  expect(checkSettings({ VITE_CONTACT_FIELDS: 'access_key=1-2&subject=Website%20%C3%BC' })).toEqual([])
})

describe('an unknown name', () => {
  test.each([
    ['VITE_CONTACT_ENDPONT', 'VITE_CONTACT_ENDPOINT'],
    ['VITE_FUNCTION_URL', 'VITE_FUNCTIONS_URL'],
    ['SITE_STRIKT', 'SITE_STRICT'],
  ])('%s is an error with the nearest right one, %s', (name, right) => {
    const [error, ...more] = checkSettings({ [name]: '' })
    expect(error).toMatch(new RegExp(`^${name}: .*did you mean ${right}\\?$`))
    expect(more).toEqual([])
  })

  test('is no error where a host or vite has set it', () => {
    const variables = {
      SITE_NAME: 'x',
      SITE_ID: '1',
      VITE_USER_NODE_ENV: 'production',
      VITEST: '1',
      PATH: '/',
    }
    expect(checkSettings(variables)).toEqual([])
  })
})

test.each([
  ['1', true],
  ['true', true],
  ['0', false],
  ['', false],
  [undefined, false],
] as const)('SITE_STRICT=%s is strict: %s', (value, strict) => {
  expect(isStrict({ SITE_STRICT: value })).toBe(strict)
})

const folder = temporaryFolder()

test('a build reads the files of its mode', async () => {
  const write = (name: string, value: string) =>
    writeFileSync(join(folder, name), `VITE_CONTACT_FIELDS=a=${value}\n`)
  write('.env', 'every')
  write('.env.production', 'production')
  write('.env.development', 'development')
  const fields = async (mode: string) => (await readSettings(mode, folder)).VITE_CONTACT_FIELDS
  expect(await fields('production')).toBe('a=production')
  expect(await fields('development')).toBe('a=development')
  const files = ['.env', '.env.development'].map((name) => join(folder, name))
  expect(environmentFiles('development', folder)).toEqual(files)
})

test('docs/publishing.md lists every setting, and no other', () => {
  const rows = readFileSync('docs/publishing.md', 'utf8').matchAll(
    /^\| `((?:VITE|SITE)_\w+)` \| .+ \| .+ \|$/gm,
  )
  expect([...rows].map(([, name]) => name)).toEqual(Object.keys(settings))
})
