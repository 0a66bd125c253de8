import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../io/list-files.ts'
import { copyProject } from '../copy-project.ts'
import { generatePosts, slugOf } from './generate-posts.ts'
import { type Peer, peerPackages } from './peers.ts'

/** The third is what CI does: it restores the caches and has no `dist`. */
const states = ['nothing cached', 'one edited', 'one edited, no `dist`', 'unchanged'] as const

export type Run = {
  builder: string
  state: (typeof states)[number]
  pages: number
  seconds: number
  /** Without preview images and compressed copies, which the others do not create. */
  comparableSeconds: number
}

const build = ['node', '--import', 'tsx', 'scripts/build.ts']

/** Builds this project, or a blog of the same generated posts with another generator, in each state. */
export function* measureBuilds(posts: number, peer?: Peer): Generator<Run> {
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
      const seconds = run(command, folder, env)
      const phases = fs.existsSync(times) ? JSON.parse(fs.readFileSync(times, 'utf8')) : {}
      const ownSeconds = (phases['preview images'] ?? 0) + (phases['compressed copies'] ?? 0)
      const pages = listFiles(join(folder, 'dist')).filter((file) => file.endsWith('.html')).length
      yield { builder, state, pages, seconds, comparableSeconds: seconds - ownSeconds }
    }
  } finally {
    remove()
  }
}

/** The seconds that a command takes; throws what it printed if it fails. */
function run([program = '', ...args]: readonly string[], cwd: string, env: NodeJS.ProcessEnv): number {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ended with status ${status}\n${stdout}${stderr}`)
  return (performance.now() - started) / 1000
}
