import { spawnSync } from 'node:child_process'
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
