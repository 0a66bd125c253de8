import { describe, expect, test } from 'vitest'
import { type FailureKind, fail, failures } from '../mail/failures.ts'
import { afterFailure, longestPauseMs, maxCopies } from './schedule.ts'

const minute = 60_000
const week = 7 * 24 * 60 * minute

const step = (kind: FailureKind, tries = 1, copies = 1, waited = 0) =>
  afterFailure({ tries, copies, waited }, fail(kind, '', kind === 'perhaps delivered'), week)

describe('after a failure a mail', () => {
  test.each<[FailureKind, string, number]>([
    ['busy', 'waiting', 0.5],
    ['dropped', 'waiting', 0.5],
    ['unreachable', 'waiting', 0.5],
    ['unknown host', 'waiting', 0.5],
    ['silent', 'waiting', 0.5],
    ['perhaps delivered', 'waiting', 0.5],
    ['stopped', 'waiting', 0],
    ['password', 'waiting', 10],
    ['no basic authentication', 'waiting', 10],
    ['sender', 'waiting', 10],
    ['certificate', 'waiting', 10],
    ['mailbox full', 'waiting', 10],
    ['recipient', 'refused', 0],
    ['no such address', 'refused', 0],
    ['mail', 'refused', 0],
  ])('that is "%s" is %s for %s minutes', (kind, state, minutes) => {
    expect(step(kind)).toMatchObject({ state, pauseMs: minutes * minute })
  })

  test.each([
    [1, 0.5],
    [2, 1],
    [3, 2],
    [10, 256],
    [11, 360],
    [5000, 360],
  ])('at attempt %s waits %s minutes', (tries, minutes) => {
    expect(step('busy', tries).pauseMs).toBe(minutes * minute)
    expect(step('busy', tries).pauseMs).toBeLessThanOrEqual(longestPauseMs)
  })
})

test('copies are counted only where the mail may have arrived, and are few', () => {
  for (const kind of Object.keys(failures) as FailureKind[]) {
    const copies = kind === 'perhaps delivered' ? 1 : 0
    expect([kind, step(kind).copies]).toEqual([kind, copies])
  }
  expect(step('perhaps delivered', 2, 2)).toMatchObject({ state: 'waiting', copies: 2 })
  expect(step('perhaps delivered', 3, maxCopies)).toMatchObject({ state: 'given up', copies: maxCopies })
  expect(step('busy', 9, maxCopies)).toMatchObject({ state: 'waiting', copies: maxCopies - 1 })
})

test('a mail is given up when its pauses are longer than the owner wants, whatever the clock says', () => {
  for (const kind of ['busy', 'password', 'unreachable'] as const) {
    let [tries, waited] = [0, 0]
    for (let state = 'waiting'; state === 'waiting'; ) {
      tries += 1
      const next = step(kind, tries, 1, waited)
      ;({ state, waited } = next)
      expect(waited).toBeLessThanOrEqual(week)
      if (state !== 'waiting') expect(state).toBe('given up')
    }
    expect(waited).toBeGreaterThan(week - longestPauseMs)
    expect(tries).toBeGreaterThan(25)
  }
})
