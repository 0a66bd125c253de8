import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { notBefore, sourceDateEpoch } from './source-date.ts'

const folder = temporaryFolder()
afterEach(() => vi.unstubAllEnvs())

const epochWith = (variable: string) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', variable)
  return Number(sourceDateEpoch())
}

test('the time of the source is the variable, else the last commit, else now', () => {
  expect(epochWith('1700000000')).toBe(1_700_000_000)
  vi.stubEnv('GIT_DIR', '/nowhere')
  const before = Math.floor(Date.now() / 1000)
  for (const variable of ['', 'gestern']) expect(epochWith(variable)).toBeGreaterThanOrEqual(before)

  vi.stubEnv('GIT_DIR', join(folder, '.git'))
  vi.stubEnv('GIT_COMMITTER_DATE', '1600000000 +0000')
  const git = (args: string) => execFileSync('git', args.split(' '), { cwd: folder })
  git('init --quiet')
  git('-c user.name=a -c user.email=a@example.com commit --quiet --allow-empty --message=a')
  expect(epochWith('')).toBe(1_600_000_000)
})

test('the time of the source is not before the day of the newest article, where the company is', () => {
  const noon = '2026-01-02T12:00:00Z'
  const days = [
    ...[undefined, '2026-01-01', '2026-01-02'].map((day) => [noon, day, noon]),
    // Already the second of January in Luxembourg.
    ['2026-01-01T23:30:00Z', '2026-01-02', '2026-01-01T23:30:00Z'],
    ['2026-01-01T22:30:00Z', '2026-01-02', noon],
    ...['2026-01-03', '9999-12-31'].map((day) => [noon, day, `${day}T12:00:00Z`]),
  ]
  const epoch = (time = '') => String(Date.parse(time) / 1000)
  const dates = days.map(([source, newest]) => notBefore(epoch(source), newest))
  expect(dates).toEqual(days.map(([, , expected]) => epoch(expected)))
})
