import { expect, test } from 'vitest'
import { comparePrivacyPolicy, describeLostMessages } from './unfinished.ts'

const functions = { VITE_FUNCTIONS_URL: '/functions' }

test('a build says where messages are lost', () => {
  const arrive = [functions, { ...functions, VITE_CONTACT: 'off' }, { VITE_CONTACT: 'off' }] as const
  expect(arrive.map(describeLostMessages)).toEqual([undefined, undefined, undefined])
  expect(describeLostMessages({})).toMatch(
    /^VITE_FUNCTIONS_URL is not set: .*every message is lost.*Sign-ups/,
  )
  expect(describeLostMessages({ ...functions, VITE_CONTACT: 'simulate' })).not.toContain('Sign-ups')
})

test('a build that the privacy policy does not describe says what differs', () => {
  expect(comparePrivacyPolicy(functions)).toBeUndefined()
  expect(comparePrivacyPolicy({ ...functions, VITE_CONTACT: 'off' })).toMatch(/contact: .*\boff\b/)
})
