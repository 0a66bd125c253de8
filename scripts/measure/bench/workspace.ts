import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyProject } from '../../../tests/support/project-copy.ts'
import { generatePosts, slugOf } from './generate-posts.ts'
import { type LargestFiles, largestFiles } from './largest-files.ts'
import { type Measured, measureCommand } from './measure-command.ts'
import type { Peer } from './peers.ts'
import { type Phases, readPhases } from './phases.ts'

/** A site in a folder of its own that can be built again and again. */
export type Workspace = {
  /** Throws with what the command printed if it fails. */
  build: () => Promise<Built>
  /** Adds a paragraph to a post. */
  editPost: () => void
  /** Removes all that is not of the source, as on a machine that has only the caches. */
  removeResults: () => void
  remove: () => void
}

export type Built = Measured & {
  /** Files of HTML. */
  pages: number
  phases: Phases
  largest: LargestFiles
}

/** This project with `count` posts more, and with caches of its own. */
export function openProject(count: number): Workspace {
  const { folder, remove } = copyProject()
  return {
    ...openFolder(folder, count, {
      command: buildCommand(),
      posts: 'posts',
      output: 'dist',
      results: ['dist', '.content', '.hosting'],
    }),
    remove,
  }
}

/** What `npm run build` runs. */
function buildCommand(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { build: string } }
  return scripts.build.split(' ').map((part) => (part === 'node' ? process.execPath : part))
}

/** A blog of `count` posts. */
export function openPeer(peer: Peer, count: number): Workspace {
  const folder = mkdtempSync(join(tmpdir(), `${peer.templates}-`))
  const peers = fileURLToPath(new URL('./peers/', import.meta.url))
  cpSync(join(peers, peer.templates), folder, { recursive: true })
  cpSync(join(peers, 'shell'), join(folder, peer.shell), { recursive: true })
  if (peer.packages) symlinkSync(peer.packages, join(folder, 'node_modules'))
  return openFolder(folder, count, { ...peer, results: [peer.output] })
}

function openFolder(
  folder: string,
  count: number,
  site: { command: readonly string[]; posts: string; output: string; results: readonly string[] },
): Workspace {
  const posts = join(folder, site.posts)
  mkdirSync(posts, { recursive: true })
  generatePosts(posts, count)
  // tsx and others keep something there, too.
  const temporary = join(folder, '.temporary')
  const times = join(temporary, 'build-times.json')
  mkdirSync(temporary)
  let edits = 0
  return {
    async build() {
      rmSync(times, { force: true })
      const env = {
        ...process.env,
        BUILD_CACHE: join(folder, '.caches'),
        BUILD_TIMES: times,
        TMPDIR: temporary,
        ASTRO_TELEMETRY_DISABLED: '1',
      }
      const measured = await measureCommand(site.command, { cwd: folder, env })
      if (measured.status !== 0) {
        throw new Error(
          `${site.command.join(' ')}: expected status 0, found ${measured.status}\n${measured.output}`,
        )
      }
      const files = readdirSync(join(folder, site.output), { recursive: true, encoding: 'utf8' })
      return {
        ...measured,
        pages: files.filter((file) => file.endsWith('.html')).length,
        phases: readPhases(readIfThere(times)),
        largest: largestFiles(join(folder, site.output)),
      }
    },
    editPost() {
      edits += 1
      appendFileSync(join(posts, `${slugOf(Math.ceil(count / 2))}.md`), `\nNachtrag ${edits}.\n`)
    },
    removeResults() {
      for (const name of site.results) rmSync(join(folder, name), { recursive: true, force: true })
      rmSync(temporary, { recursive: true })
      mkdirSync(temporary)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
