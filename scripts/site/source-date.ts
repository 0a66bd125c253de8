import { spawnSync } from 'node:child_process'
import { companyTime } from '../../src/site/clock.ts'
import { isEpoch } from '../content/publication.ts'

/**
 * When the source was last changed, in seconds since 1970: `SOURCE_DATE_EPOCH` (reproducible-builds.org), else the last
 * commit, else now. With it the same source gives the same bytes on any day.
 */
export function sourceDateEpoch(): string {
  const { SOURCE_DATE_EPOCH } = process.env
  if (isEpoch(SOURCE_DATE_EPOCH)) return SOURCE_DATE_EPOCH
  const lastCommit = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' }).stdout?.trim()
  return lastCommit || String(Math.floor(Date.now() / 1000))
}

/** The midnight at which a day (`YYYY-MM-DD`) begins where the company is, or so many seconds after it, with its zone. */
export function instant(day: string, seconds = 0): string {
  // Clocks change later in the night.
  const midnight = new Date(day)
  const hours = (companyTime(midnight).getTime() - midnight.getTime()) / 3_600_000
  const time = new Date(seconds * 1000).toISOString().slice(11, 19)
  return `${day}T${time}+0${hours}:00`
}
