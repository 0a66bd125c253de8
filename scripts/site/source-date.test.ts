import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { notBefore, sourceDateEpoch } from './source-date.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the variable is taken before anything else', () => {
  expect(sourceDateEpoch({ SOURCE_DATE_EPOCH: '1700000000' }, folder)).toBe('1700000000')
})

test('without it, or with something else in it, the date is that of the last commit', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: '1600000000 +0000' },
    })
  git('init', '-q')
  git('commit', '-q', '--allow-empty', '-m', 'x')
  expect(sourceDateEpoch({}, folder)).toBe('1600000000')
  expect(sourceDateEpoch({ SOURCE_DATE_EPOCH: 'gestern' }, folder)).toBe('1600000000')
})

test('without commits it is now', () => {
  const before = Math.floor(Date.now() / 1000)
  expect(Number(sourceDateEpoch({}, folder))).toBeGreaterThanOrEqual(before)
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
