import { execFileSync } from 'node:child_process'

/** When the files of a folder came to git, in seconds since 1970. Empty where there is no history. */
export function firstCommits(folder: string): Map<string, number> {
  const times = new Map<string, number>()
  let time = 0
  // From the newest to the oldest: the first commit of a file is read last.
  for (const line of git(
    folder,
    'log',
    '--diff-filter=A',
    '--format=%x00%ct',
    '--name-only',
    '--relative',
    '--',
    '.',
  )) {
    if (line.startsWith('\0')) time = Number(line.slice(1))
    else if (line !== '') times.set(`${folder}/${line}`, time)
  }
  return times
}

/** The lines that git prints; none where it fails, as in a folder without a repository. */
function git(folder: string, ...args: string[]): string[] {
  try {
    return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\n')
  } catch {
    return []
  }
}
