import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { notBefore, sourceDateEpoch } from './source-date.ts'

afterEach(() => vi.unstubAllEnvs())

const epochWith = (variable: string) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', variable)
  return Number(sourceDateEpoch())
}

test('the variable is read before anything else', () => {
  expect(epochWith('1700000000')).toBe(1_700_000_000)
})

test('without a valid variable and without commits it is now', () => {
  vi.stubEnv('GIT_DIR', '/nowhere')
  const before = Math.floor(Date.now() / 1000)
  for (const variable of ['', 'gestern']) expect(epochWith(variable)).toBeGreaterThanOrEqual(before)
})

test('with commits it is the time of the last one', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '--quiet')
  const person = ['-c', 'user.name=a', '-c', 'user.email=a@example.com']
  vi.stubEnv('GIT_COMMITTER_DATE', '1600000000 +0000')
  git(...person, 'commit', '--quiet', '--allow-empty', '--message=a')
  vi.stubEnv('GIT_DIR', join(folder, '.git'))
  expect(epochWith('')).toBe(1_600_000_000)
})

const folder = temporaryFolder()

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
