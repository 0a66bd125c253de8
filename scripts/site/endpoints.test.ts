import { expect, test } from 'vitest'
import { checkEndpoints } from './endpoints.ts'
import type { Settings } from './settings.ts'

const nothing = { errors: [], warnings: [] }
const service = 'https://forms.example.com/x'

test.each<Settings>([
  { VITE_FUNCTIONS_URL: '/functions' },
  { VITE_FUNCTIONS_URL: '/functions', VITE_CONTACT: 'off' },
  { VITE_CONTACT_ENDPOINT: service, VITE_FUNCTIONS_URL: '/functions' },
  { VITE_CONTACT_ENDPOINT: service, VITE_NEWSLETTER: 'off' },
  { VITE_CONTACT: 'off' },
])('messages arrive with %j', (settings) => {
  expect(checkEndpoints(settings, true)).toEqual(nothing)
})

test.each<[Settings, string[]]>([
  [{}, ['VITE_CONTACT_ENDPOINT is not set', 'VITE_FUNCTIONS_URL is not set']],
  [{ VITE_CONTACT_ENDPOINT: '' }, ['only pretends to send', 'VITE_FUNCTIONS_URL is not set']],
  [{ VITE_CONTACT_ENDPOINT: service }, ['VITE_FUNCTIONS_URL is not set']],
  [{ VITE_NEWSLETTER: 'off' }, ['only pretends to send']],
])('with %j messages are lost: a warning, and an error where they must arrive', (settings, texts) => {
  const expected = texts.map((text) => expect.stringContaining(text))
  expect(checkEndpoints(settings, false)).toEqual({ errors: [], warnings: expected })
  expect(checkEndpoints(settings, true)).toEqual({ errors: expected, warnings: [] })
})

test('whoever asks for a simulation is warned, and gets it', () => {
  const { errors, warnings } = checkEndpoints({ VITE_CONTACT: 'simulate' }, true)
  expect([errors, warnings.length]).toEqual([[], 2])
})

test('a service for messages that are not sent is an error', () => {
  const settings: Settings = { VITE_CONTACT: 'off', VITE_CONTACT_ENDPOINT: service }
  expect(checkEndpoints(settings, false).errors).toEqual([expect.stringContaining('only one of them')])
})
