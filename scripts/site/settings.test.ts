import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkSettings, settings } from './settings.ts'

test('an address begins with https: or a slash, and has no name and password', () => {
  const addresses = [
    ...['forms.example.com', 'ftp://example.com', 'javascript:alert(1)', 'mailto:a@example.com'],
    ...['//example.com/x', 'https://', 'https://a b', ' https://example.com', 'https:\\\\example.com'],
    ...['/\\example.com', 'https://name:word@example.com/', 'http://example.com/functions'],
    'http://localhost.example.org/functions',
  ]
  const errorsOf = (address: string) => checkSettings({ VITE_FUNCTIONS_URL: address })
  expect(addresses.filter((address) => errorsOf(address).length !== 1)).toEqual([])
  for (const valid of ['/a', 'https://example.com/a', 'http://localhost:4173/a'])
    expect(errorsOf(valid)).toEqual([])
})

test('what is not allowed is reported with the value', () => {
  const values = [
    ...['VITE_CONTACT on', 'VITE_NEWSLETTER simulate', 'SITE_STRICT yes'],
    // A path is added to it.
    'VITE_FUNCTIONS_URL https://example.com/?a',
  ].map((line) => line.split(' '))
  const errors = values.flatMap(([name = '', value]) => checkSettings({ [name]: value }))
  expect(errors).toEqual(values.map(([, value]) => expect.stringContaining(`found “${value}”`)))
})

test('an unknown name is an error', () => {
  for (const name of ['VITE_FUNCTION_URL', 'SITE_STRIKT'])
    expect(checkSettings({ [name]: '' })).toEqual([expect.stringContaining(`${name}: expected`)])
})

test('docs/publishing.md lists every setting, and no other', () => {
  const text = readFileSync('docs/publishing.md', 'utf8')
  const rows = text.matchAll(/^\| `((?:VITE|SITE)_\w+)` \| .+ \| .+ \|$/gm)
  expect([...rows].map(([, name]) => name)).toEqual(Object.keys(settings))
})
