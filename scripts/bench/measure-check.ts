import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePosts } from './generate-posts.ts'

const posts = 100
const runs = 5

/** How long `npm run check` takes for a hundred posts, with the start of npm and node: the median of five runs. */
export function measureCheck(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    for (const name of ['posts', 'public']) mkdirSync(join(folder, name))
    generatePosts(join(folder, 'posts'), posts)
    writeFileSync(join(folder, 'public/icon.svg'), '<svg/>')
    const command = [
      'run',
      'check',
      '--',
      '--posts',
      join(folder, 'posts'),
      '--public',
      join(folder, 'public'),
    ]
    const times = Array.from({ length: runs }, () => {
      const started = performance.now()
      const { status, stdout } = spawnSync('npm', command, { encoding: 'utf8' })
      if (status !== 0) throw new Error(`npm run check: expected status 0, found ${status}\n${stdout}`)
      return performance.now() - started
    }).sort((a, b) => a - b)
    const [median = 0, slowest = 0] = [times[Math.floor(runs / 2)], times.at(-1)]
    const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`
    return `npm run check, ${posts} posts: ${seconds(median)}, at most ${seconds(slowest)} (promised: 2 s)`
  } finally {
    rmSync(folder, { recursive: true })
  }
}
