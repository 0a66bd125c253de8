import { spawnSync } from 'node:child_process'
import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { failWith, readArguments } from '../../scripts/io/arguments.ts'
import { listFiles } from '../../scripts/io/list-files.ts'
import { copyProject } from '../support/project-copy.ts'
import { generatePosts, slugOf } from './generate-posts.ts'

const usage = `npm run bench -- [--posts 10,1000,10000]

Builds copies of the project with so many generated posts and prints a markdown table of times.`
const { values } = readArguments(usage, { options: { posts: { type: 'string', default: '10,1000,10000' } } })
const counts = values.posts.split(',').map(Number)
if (!counts.every((count) => Number.isInteger(count) && count >= 1)) {
  failWith(`--posts: expected numbers such as 10,1000, found "${values.posts}"`)
}

/** The third is what CI does: it restores the caches and has no `dist`. */
const states = ['nothing cached', 'one edited', 'one edited, no `dist`', 'unchanged'] as const

console.info(`${cpus().length} × ${cpus()[0]?.model.trim()}; Node ${process.versions.node}

| posts, state | pages | time |
| --- | ---: | ---: |`)
for (const count of counts) measureBuilds(count)

/** Builds a copy of the project with generated posts in each state, and prints a row for each. */
function measureBuilds(posts: number): void {
  const { folder, remove } = copyProject()
  const env = { ...process.env, BUILD_CACHE: join(folder, '.caches') }
  try {
    generatePosts(join(folder, 'posts'), posts)
    for (const state of states) {
      if (state.startsWith('one edited')) {
        appendFileSync(join(folder, 'posts', `${slugOf(Math.ceil(posts / 2))}.md`), '\nNachtrag.\n')
      }
      if (state.endsWith('no `dist`')) {
        for (const results of ['dist', '.content', '.hosting']) {
          rmSync(join(folder, results), { recursive: true, force: true })
        }
      }
      // No build has to wait until the files of the one before are on the disk.
      spawnSync('sync')
      const seconds = build(folder, env)
      const pages = listFiles(join(folder, 'dist')).filter((file) => file.endsWith('.html')).length
      console.info(`| ${posts}, ${state} | ${pages} | ${seconds.toFixed(1)} s |`)
    }
  } finally {
    remove()
  }
}

/** The seconds that a build takes; throws what it printed if it fails. */
function build(cwd: string, env: NodeJS.ProcessEnv): number {
  const started = performance.now()
  // What `npm run build` starts.
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const { status, stdout, stderr } = spawnSync(scripts.build, { cwd, env, encoding: 'utf8', shell: true })
  if (status !== 0) throw new Error(`the build ended with status ${status}\n${stdout}${stderr}`)
  return (performance.now() - started) / 1000
}
