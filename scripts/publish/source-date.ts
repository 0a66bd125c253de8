import { execFileSync } from 'node:child_process'

/**
 * Seconds since 1970 of the source's last change, so that the same source gives the same bytes on any day:
 * `SOURCE_DATE_EPOCH` if it is set (reproducible-builds.org), else the last commit, else now.
 */
export function sourceDateEpoch(env: Record<string, string | undefined> = process.env, folder = '.'): string {
  const { SOURCE_DATE_EPOCH } = env
  if (SOURCE_DATE_EPOCH && /^\d+$/.test(SOURCE_DATE_EPOCH)) return SOURCE_DATE_EPOCH
  try {
    return execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return String(Math.floor(Date.now() / 1000))
  }
}
