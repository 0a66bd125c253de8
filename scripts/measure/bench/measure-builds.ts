import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyProject } from '../copy-project.ts'
import { generatePosts, slugOf } from './generate-posts.ts'
import { type Measurement, measureCommand } from './measure-command.ts'
import { type Peer, peerPackages } from './peers.ts'

/** The third is what CI does: only the caches are there. */
const states = ['nothing cached', 'one edited', 'one edited, no `dist`', 'unchanged'] as const

export type Run = Measurement & {
  posts: number
  builder: string
  state: (typeof states)[number]
  pages: number
  /** Without preview images and compressed copies, which only this project creates. */
  comparableSeconds: number
}

/** Builds this project with so many generated posts, in each state. */
export async function measureProject(posts: number, onRun: (run: Run) => void): Promise<void> {
  const { folder, remove } = copyProject()
  const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8'))
  const site = {
    name: 'this site',
    folder,
    command: scripts.build.split(' '),
    posts: 'posts',
    output: 'dist',
  }
  await measureSite(site, posts, states, onRun).finally(remove)
}

/** Builds a blog of the same posts with another generator. */
export async function measurePeer(peer: Peer, posts: number, onRun: (run: Run) => void): Promise<void> {
  const folder = fs.mkdtempSync(join(tmpdir(), `${peer.templates}-`))
  const templates = join(import.meta.dirname, 'peers')
  fs.cpSync(join(templates, peer.templates), folder, { recursive: true })
  fs.cpSync(join(templates, 'shell'), join(folder, peer.shell), { recursive: true })
  fs.symlinkSync(peerPackages, join(folder, 'node_modules'))
  const remove = () => fs.rmSync(folder, { recursive: true })
  await measureSite({ ...peer, folder }, posts, states.slice(0, 2), onRun).finally(remove)
}

async function measureSite(
  {
    name,
    folder,
    command,
    ...site
  }: Pick<Peer, 'name' | 'command' | 'posts' | 'output'> & { folder: string },
  posts: number,
  states: readonly Run['state'][],
  onRun: (run: Run) => void,
): Promise<void> {
  const postsFolder = join(folder, site.posts)
  const output = join(folder, site.output)
  const temporary = join(folder, '.temporary')
  const times = join(temporary, 'build-times.json')
  const folders = { BUILD_CACHE: join(folder, '.caches'), BUILD_TIMES: times, TMPDIR: temporary }
  const env = { ...process.env, ...folders, ASTRO_TELEMETRY_DISABLED: '1' }
  generatePosts(postsFolder, posts)
  for (const state of states) {
    if (state.startsWith('one edited')) {
      fs.appendFileSync(join(postsFolder, `${slugOf(Math.ceil(posts / 2))}.md`), '\nNachtrag.\n')
    }
    if (state.endsWith('no `dist`')) {
      for (const results of [output, temporary, join(folder, '.content'), join(folder, '.hosting')]) {
        fs.rmSync(results, { recursive: true, force: true })
      }
    }
    fs.mkdirSync(temporary, { recursive: true })
    // No build has to wait until the files of the one before are on the disk.
    spawnSync('sync')
    const measurement = await measureCommand(command, { cwd: folder, env })
    const phases = fs.existsSync(times) ? JSON.parse(fs.readFileSync(times, 'utf8')) : {}
    const ownSeconds = (phases['preview images'] ?? 0) + (phases['compressed copies'] ?? 0)
    const files = fs.readdirSync(output, { recursive: true, encoding: 'utf8' })
    const pages = files.filter((file) => file.endsWith('.html')).length
    const comparableSeconds = measurement.seconds - ownSeconds
    onRun({ ...measurement, posts, builder: name, state, pages, comparableSeconds })
  }
}
