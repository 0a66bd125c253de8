import { spawnSync } from 'node:child_process'
import { companyDay } from '../../src/company/clock.ts'
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

/** `epoch`, or noon of `day` (`YYYY-MM-DD`) if that is a later day where the company is. */
export function notBefore(epoch: string, day: string | undefined): string {
  if (day === undefined || companyDay(new Date(Number(epoch) * 1000)) >= day) return epoch
  return String(Date.parse(`${day}T12:00:00Z`) / 1000)
}
