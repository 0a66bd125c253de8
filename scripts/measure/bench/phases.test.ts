import { expect, test } from 'vitest'
import { besidesPeers, readPhases } from './phases.ts'

test('images and compressed copies are what others do not make', () => {
  const phases = readPhases(
    '{"application":3,"pages":5,"preview images":2.5,"files":1,"compressed copies":4}',
  )
  expect(besidesPeers(phases)).toBe(6.5)
})

test('a builder that tells no phases makes nothing besides', () => {
  expect(besidesPeers(readPhases(undefined))).toBe(0)
})

test('a phase that has another name now is told', () => {
  expect(() => readPhases('{"pages":5,"compressed copies":4}')).toThrow(
    'BUILD_TIMES: expected preview images, found {"pages":5,"compressed copies":4}',
  )
})
