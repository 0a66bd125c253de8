import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

const left = new Set([
  'node_modules',
  'dist',
  '.build-cache',
  '.content',
  '.git',
  '.vite-react-ssg-temp',
  '.hosting',
])

export type ProjectCopy = { folder: string; remove: () => void }

/**
 * The project in a folder of its own, with the packages of this one: a test may change what it likes. What builds keep
 * is this project's, too, or the copy's own and nothing at first.
 */
export function copyProject(caches: 'shared caches' | 'own caches' = 'shared caches'): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync('.', folder, { recursive: true, filter: (source) => !left.has(basename(source)) })
  const packages = resolve('node_modules')
  if (caches === 'shared caches') symlinkSync(packages, join(folder, 'node_modules'))
  else {
    mkdirSync(join(folder, 'node_modules'))
    for (const name of readdirSync(packages).filter((name) => !/^\.(cache|vite)/.test(name))) {
      symlinkSync(join(packages, name), join(folder, 'node_modules', name))
    }
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** What a build is started with: nothing that the tests' own shell sets, and always the same day. */
export function buildEnvironment(env: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { VITEST: _, NODE_ENV: __, MODE: ___, ...inherited } = process.env
  return { ...inherited, SOURCE_DATE_EPOCH: '1767225600', ...env }
}

/** Runs npm in a copy; what it printed, and its exit status. */
export function runNpm(folder: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    env: buildEnvironment(env),
  })
  return { status, output: stdout + stderr }
}

/** Every file below a folder, by its path with forward slashes. */
export function readTree(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    files.sort().map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)]),
  )
}
