import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkSettings, settings } from './settings.ts'

test('an address begins with https: or a slash, and has no name and password', () => {
  const addresses = [
    ...['forms.example.com', 'ftp://example.com', 'javascript:alert(1)', 'mailto:a@example.com'],
    ...['//example.com/x', 'https://', 'https://a b', ' https://example.com', 'https:\\\\example.com'],
    ...['/\\example.com', 'https://name:word@example.com/', 'http://example.com/functions'],
  ]
  for (const name of ['VITE_CONTACT_ENDPOINT', 'VITE_FUNCTIONS_URL']) {
    expect(addresses.filter((address) => checkSettings({ [name]: address }).length !== 1)).toEqual([])
    for (const valid of ['/a', 'https://example.com/a', 'http://localhost:4173/a'])
      expect(checkSettings({ [name]: valid })).toEqual([])
  }
})

test('what is not allowed is reported with the value, but for a key', () => {
  const values = [
    ...['VITE_CONTACT on', 'VITE_CONTACT_ENCODING xml', 'VITE_CONTACT_FIELDS access_key'],
    ...['VITE_CONTACT_FIELDS a=1&&b=2', 'VITE_NEWSLETTER simulate', 'SITE_STRICT yes'],
    // A path is added to it.
    'VITE_FUNCTIONS_URL https://example.com/?a',
  ].map((line) => line.split(' '))
  const errors = values.flatMap(([name = '', value]) => checkSettings({ [name]: value }))
  expect(errors).toEqual(values.map(([, value]) => expect.stringContaining(`found “${value}”`)))
  expect(checkSettings({ VITE_FUNCTIONS_KEY: 'a secret' })).toEqual([expect.not.stringContaining('secret')])
})

test('an unknown name is an error with the nearest right one', () => {
  const names = { VITE_CONTACT_ENDPONT: 'VITE_CONTACT_ENDPOINT', SITE_STRIKT: 'SITE_STRICT' }
  for (const [name, nearest] of Object.entries(names)) {
    const error = expect.stringMatching(`^${name}: .*did you mean ${nearest}\\?$`)
    expect(checkSettings({ [name]: '' })).toEqual([error])
  }
})

test('docs/publishing.md lists every setting, and no other', () => {
  const text = readFileSync('docs/publishing.md', 'utf8')
  const rows = text.matchAll(/^\| `((?:VITE|SITE)_\w+)` \| .+ \| .+ \|$/gm)
  expect([...rows].map(([, name]) => name)).toEqual(Object.keys(settings))
})
