import { expect, test } from 'vitest'
import { notBefore, sourceDateEpoch } from './source-date.ts'

const lastCommit = () => '1600000000'

test('the variable is read before anything else', () => {
  expect(sourceDateEpoch({ SOURCE_DATE_EPOCH: '1700000000' }, lastCommit)).toBe('1700000000')
})

test('without a valid variable the date is that of the last commit', () => {
  expect(sourceDateEpoch({}, lastCommit)).toBe('1600000000')
  expect(sourceDateEpoch({ SOURCE_DATE_EPOCH: 'gestern' }, lastCommit)).toBe('1600000000')
})

test('without commits it is now', () => {
  const before = Math.floor(Date.now() / 1000)
  const noCommit = () => {
    throw new Error('not a git repository')
  }
  expect(Number(sourceDateEpoch({}, noCommit))).toBeGreaterThanOrEqual(before)
})

test.each([
  ['2026-01-02T12:00:00Z', '2026-01-02'],
  ['2026-01-02T12:00:00Z', '2026-01-01'],
  // Already the second of January in Luxembourg.
  ['2026-01-01T23:30:00Z', '2026-01-02'],
  ['2026-01-02T12:00:00Z', undefined],
])('%s stays as it is with a newest article of %s', (source, day) => {
  const epoch = String(Date.parse(source) / 1000)
  expect(notBefore(epoch, day)).toBe(epoch)
})

test.each([
  ['2026-01-02T12:00:00Z', '2026-01-03', '2026-01-03T12:00:00Z'],
  ['2026-01-01T22:30:00Z', '2026-01-02', '2026-01-02T12:00:00Z'],
  ['2026-01-02T12:00:00Z', '9999-12-31', '9999-12-31T12:00:00Z'],
])('%s with a newest article of %s becomes %s', (source, day, expected) => {
  expect(notBefore(String(Date.parse(source) / 1000), day)).toBe(String(Date.parse(expected) / 1000))
})
