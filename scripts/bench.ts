import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generatePosts } from './bench/generate-posts.ts'
import { copyProject } from './testing/project-copy.ts'

/**
 * `npm run bench -- [--posts N]`: builds a copy of the project with N generated posts more, with at most
 * 4 GB of JavaScript heap, and prints how long that took.
 */
const { values } = parseArgs({ options: { posts: { type: 'string', default: '1000' } } })
const count = Number(values.posts)
if (!Number.isInteger(count) || count < 1)
  throw new Error(`--posts: expected a number, found "${values.posts}"`)
const copy = copyProject()
try {
  generatePosts(join(copy.folder, 'posts'), count)
  const started = performance.now()
  const { status, peakMegabytes } = await measure(copy.folder)
  const seconds = (performance.now() - started) / 1000
  const figures = [
    `${seconds.toFixed(1)} s`,
    `${peakMegabytes} MB at the peak`,
    `${(count / seconds).toFixed(0)} posts a second`,
  ]
  console.info(`${count} posts, exit status ${status}: ${figures.join(', ')}`)
  process.exitCode = status ?? 1
} finally {
  copy.remove()
}

function measure(cwd: string): Promise<{ status: number | null; peakMegabytes: number }> {
  return new Promise((resolve) => {
    const build = spawn(
      process.execPath,
      ['--max-old-space-size=4096', '--import', 'tsx', 'scripts/build.ts'],
      {
        cwd,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    let peakMegabytes = 0
    const sample = setInterval(() => {
      peakMegabytes = Math.max(peakMegabytes, residentPeak(build.pid))
    }, 250)
    build.on('exit', (status) => {
      clearInterval(sample)
      resolve({ status, peakMegabytes })
    })
  })
}

/** The most memory a process ever had, in MB, where the system tells (Linux); else 0. */
function residentPeak(pid: number | undefined): number {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    return 0
  }
}
