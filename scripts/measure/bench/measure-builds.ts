import { spawn, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../copy-project.ts'
import { generatePosts, slugOf } from './generate-posts.ts'
import { type Peer, peerPackages } from './peers.ts'

/** The third is what CI does: only the caches are there. */
const states = ['nothing cached', 'one edited', 'one edited, no `dist`', 'unchanged'] as const

export type Run = {
  posts: number
  builder: string
  state: (typeof states)[number]
  pages: number
  seconds: number
  /** Without preview images and compressed copies, which only this project creates. */
  comparableSeconds: number
  /** Of all processes; 0 where the system has no `/proc`. */
  peakMegabytes: number
}

const build = ['node', '--import', 'tsx', 'scripts/build.ts']

/** Builds this project, or a blog of the same generated posts with another generator, in each state. */
export async function measureBuilds(
  posts: number,
  peer: Peer | undefined,
  onRun: (run: Run) => void,
): Promise<void> {
  const { folder, remove } = peer ? copyProject(peer.folder, peerPackages) : copyProject()
  const { name: builder, command } = peer ?? { name: 'this site', command: build }
  const postsFolder = join(folder, 'posts')
  const temporary = join(folder, '.temporary')
  const times = join(temporary, 'build-times.json')
  const folders = { BUILD_CACHE: join(folder, '.caches'), BUILD_TIMES: times, TMPDIR: temporary }
  const env = { ...process.env, ...folders, ASTRO_TELEMETRY_DISABLED: '1' }
  try {
    generatePosts(postsFolder, posts)
    for (const state of peer ? states.slice(0, 2) : states) {
      if (state.startsWith('one edited')) {
        fs.appendFileSync(join(postsFolder, `${slugOf(Math.ceil(posts / 2))}.md`), '\nNachtrag.\n')
      }
      if (state.endsWith('no `dist`')) {
        for (const results of ['dist', '.temporary', '.content', '.hosting']) {
          fs.rmSync(join(folder, results), { recursive: true, force: true })
        }
      }
      fs.mkdirSync(temporary, { recursive: true })
      // No build has to wait until the files of the one before are on the disk.
      spawnSync('sync')
      const measurement = await measureCommand(command, folder, env)
      const phases = fs.existsSync(times) ? JSON.parse(fs.readFileSync(times, 'utf8')) : {}
      const ownSeconds = (phases['preview images'] ?? 0) + (phases['compressed copies'] ?? 0)
      const files = fs.readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
      const pages = files.filter((file) => file.endsWith('.html')).length
      const comparableSeconds = measurement.seconds - ownSeconds
      onRun({ ...measurement, posts, builder, state, pages, comparableSeconds })
    }
  } finally {
    remove()
  }
}

/** Rejects with the end of what the command printed if it fails. */
async function measureCommand(
  [program = '', ...args]: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
) {
  const started = performance.now()
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-2000)
    })
  }
  let peak = 0
  // Hugo builds a few posts in 100 ms. A sample takes one or two.
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMemory(String(child.pid)))
  }, 50)
  const status = await new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve))
  const seconds = (performance.now() - started) / 1000
  clearInterval(timer)
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with status ${status}\n${output}`)
  return { seconds, peakMegabytes: Math.round(peak / 1024) }
}

/** What a process and all that it started hold now, in kB. Linux lists children by the thread that started them. */
function treeMemory(pid: string): number {
  try {
    const own = Number(/^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
    const children = fs
      .readdirSync(`/proc/${pid}/task`)
      .flatMap((thread) => fs.readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' '))
    return children.filter(Boolean).reduce((sum, child) => sum + treeMemory(child), own)
  } catch {
    // The process has ended.
    return 0
  }
}
