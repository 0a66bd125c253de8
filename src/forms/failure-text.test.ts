import { expect, test } from 'vitest'
import { failureText } from './failure-text.ts'

const copy = {
  fallback: 'Es ging nicht',
  tryAgain: (when: string) => `Wieder ${when}.`,
  language: 'de',
} as const

test("the server's words go before our own", () => {
  expect(failureText({ text: 'Voll', retryAfterSeconds: undefined }, copy)).toBe('Voll')
  expect(failureText({ text: undefined, retryAfterSeconds: undefined }, copy)).toBe('Es ging nicht')
})

test('when to try again is a sentence of its own', () => {
  expect(failureText({ text: undefined, retryAfterSeconds: 120 }, copy)).toBe(
    'Es ging nicht. Wieder in 2 Minuten.',
  )
  expect(failureText({ text: 'Zu viel!', retryAfterSeconds: 1 }, copy)).toBe('Zu viel! Wieder in 1 Sekunde.')
})
