import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postCache } from '../../content/store.ts'
import { generatePosts } from './generate-posts.ts'

/**
 * How long `npm run check` takes for `count` posts, with the start of npm and node, each time: when all of them are
 * new to it, and when it has seen them before. Milliseconds.
 */
export function measureCheck(count: number, runs = 5): { first: number[]; again: number[] } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    for (const name of ['posts', 'public']) mkdirSync(join(folder, name))
    generatePosts(join(folder, 'posts'), count)
    const command = [
      'run',
      'check',
      '--',
      '--posts',
      join(folder, 'posts'),
      '--public',
      join(folder, 'public'),
    ]
    const check = () => {
      const started = performance.now()
      const { status, stdout } = spawnSync('npm', command, { encoding: 'utf8' })
      if (status !== 0) throw new Error(`npm run check: expected status 0, found ${status}\n${stdout}`)
      return performance.now() - started
    }
    const times = (prepare: () => void) =>
      Array.from({ length: runs }, () => {
        prepare()
        return check()
      })
    const first = times(() => rmSync(postCache, { recursive: true, force: true }))
    return { first, again: times(() => {}) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
