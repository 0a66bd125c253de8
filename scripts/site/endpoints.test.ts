import { expect, test } from 'vitest'
import { checkEndpoints, comparePrivacyPolicy } from './endpoints.ts'
import type { Settings } from './settings.ts'

const functions = { VITE_FUNCTIONS_URL: '/functions' }

test('where messages are lost is a warning, and an error where they must arrive', () => {
  const pretends = 'only pretends to send'
  const newsletter = 'VITE_FUNCTIONS_URL is not set'
  const settings: [Settings, ...lost: string[]][] = [
    [functions],
    [{ ...functions, VITE_CONTACT: 'off' }],
    [{ VITE_CONTACT: 'off' }],
    [{}, pretends, newsletter],
    [{ VITE_NEWSLETTER: 'off' }, pretends],
  ]
  for (const [set, ...texts] of settings) {
    const lost = texts.map((text) => expect.stringContaining(text))
    expect(checkEndpoints(set, false)).toEqual({ errors: [], warnings: lost })
    expect(checkEndpoints(set, true)).toEqual({ errors: lost, warnings: [] })
  }
})

test('whoever asks for a simulation is warned', () => {
  const { errors, warnings } = checkEndpoints({ VITE_CONTACT: 'simulate' }, true)
  expect([errors, warnings.length]).toEqual([[], 2])
})

test('a build that the privacy policy does not describe says what differs', () => {
  const functions = { VITE_FUNCTIONS_URL: '/functions' }
  expect(comparePrivacyPolicy(functions)).toBeUndefined()
  expect(comparePrivacyPolicy({ ...functions, VITE_CONTACT: 'off' })).toMatch(/contact: .*\boff\b/)
})
