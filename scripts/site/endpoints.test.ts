import { expect, test } from 'vitest'
import { checkEndpoints } from './endpoints.ts'

const complete = { VITE_CONTACT_ENDPOINT: 'https://forms.example.com/x', VITE_FUNCTIONS_URL: '/functions' }

test('a build that knows where its forms go has nothing to tell', () => {
  expect(checkEndpoints(complete, true)).toEqual({ errors: [], warnings: [] })
  expect(checkEndpoints({ ...complete, VITE_FUNCTIONS_KEY: 'eyJh.bGci-_=' }, true).errors).toEqual([])
})

test('a contact form that only pretends is told, and with SITE_STRICT it is an error', () => {
  for (const contact of [undefined, '']) {
    const variables = { ...complete, VITE_CONTACT_ENDPOINT: contact }
    const { errors, warnings } = checkEndpoints(variables, false)
    expect([errors, warnings]).toEqual([[], [expect.stringContaining('only pretends to send')]])
    expect(checkEndpoints(variables, true)).toEqual({
      errors: [expect.stringContaining('SITE_STRICT')],
      warnings: [],
    })
  }
})

test('a newsletter without an address of its own is told', () => {
  const { errors, warnings } = checkEndpoints({ ...complete, VITE_FUNCTIONS_URL: undefined }, true)
  expect([errors, warnings]).toEqual([[], [expect.stringContaining('VITE_FUNCTIONS_URL is not set')]])
})

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
])('%j is no address', (address) => {
  expect(checkEndpoints({ ...complete, VITE_CONTACT_ENDPOINT: address }, false).errors).toEqual([
    `VITE_CONTACT_ENDPOINT: expected an address that begins with https://, http:// or a single /, found "${address}"`,
  ])
  expect(checkEndpoints({ ...complete, VITE_FUNCTIONS_URL: address }, false).errors.length).toBe(1)
  expect(checkEndpoints({ ...complete, VITE_ANALYTICS_ENDPOINT: address }, false).errors.length).toBe(1)
})

test('a path is added to the address of the functions, which therefore has no query', () => {
  expect(
    checkEndpoints({ ...complete, VITE_FUNCTIONS_URL: 'https://example.com/?a' }, false).errors.length,
  ).toBe(1)
  expect(checkEndpoints({ ...complete, VITE_CONTACT_ENDPOINT: '/send?form=1' }, false).errors).toEqual([])
})

test('a key that fits into no header is an error, which does not tell the key', () => {
  const { errors } = checkEndpoints({ ...complete, VITE_FUNCTIONS_KEY: 'a secret' }, false)
  expect(errors).toEqual([expect.not.stringContaining('secret')])
})
