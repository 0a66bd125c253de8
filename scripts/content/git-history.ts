import { execFileSync, type StdioOptions } from 'node:child_process'
import { join, sep } from 'node:path'

/** When the files of a folder came to git, in seconds since 1970. Empty where there is no history. */
export function firstCommits(folder: string): Map<string, number> {
  const times = new Map<string, number>()
  let time = 0
  // From the newest to the oldest: the first commit of a file is read last.
  for (const line of git(folder, 'log --diff-filter=A --format=%x00%ct --name-only --relative -- .')) {
    if (line.startsWith('\0')) time = Number(line.slice(1))
    else if (line !== '') times.set(nameOf(folder, line), time)
  }
  return times
}

/**
 * How many words of each file were changed after a day, in its lines from `from` on; the commit that a file came with
 * does not count.
 */
export function changedWords(
  folder: string,
  files: readonly { file: string; day: string; from: number }[],
): Map<string, { words: number; day: string }> {
  const changes = new Map<string, { words: number; day: string }>()
  if (files.length === 0) return changes
  const known = new Map(files.map((one) => [one.file, one]))
  const since = files.map(({ day }) => day).sort()[0]
  const format = '--no-renames --diff-filter=M -p -U0 --word-diff=porcelain --relative --no-color'
  let [commitDay, file, isText] = ['', '', false]
  for (const line of git(folder, `log --since=${since}T23:59:59 --format=%x00%cs ${format} -- .`)) {
    const post = known.get(file)
    if (line.startsWith('\0')) commitDay = line.slice(1)
    else if (line.startsWith('+++ ')) file = nameOf(folder, line.replace(/^\+\+\+ b\//, ''))
    else if (line.startsWith('@@')) isText = Number(/\+(\d+)/.exec(line)?.[1]) >= (post?.from ?? Number.NaN)
    else if (isText && line.startsWith('+') && commitDay > (post?.day ?? '')) {
      const { words, day } = changes.get(file) ?? { words: 0, day: commitDay }
      changes.set(file, { words: words + line.slice(1).split(/\s+/).filter(Boolean).length, day })
    }
  }
  return changes
}

/** The markdown files that git knew in a folder and that are gone, with the text that they had last. */
export function goneFiles(folder: string, existing: ReadonlySet<string>): { file: string; text: string }[] {
  const added = git(folder, 'log --diff-filter=A --no-renames --format= --name-only --relative -- *.md')
  const gone = [...new Set(added)].filter(
    (name) => /^[^/]+\.md$/.test(name) && !existing.has(nameOf(folder, name)),
  )
  return gone.map((name) => {
    const [commit = ''] = git(folder, 'log -1 --diff-filter=AM --no-renames --format=%H --', name)
    return { file: nameOf(folder, name), text: git(folder, 'show', `${commit}:./${name}`).join('\n') }
  })
}

/** As `listPosts` names it. */
function nameOf(folder: string, name: string): string {
  return join(folder, name).split(sep).join('/')
}

/** The lines that a git command prints; none where it fails, as in a folder without a repository. */
function git(folder: string, command: string, ...names: string[]): string[] {
  try {
    const args = ['-c', 'core.quotePath=false', ...command.split(' '), ...names]
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore']
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28, stdio }).split('\n')
  } catch {
    return []
  }
}
