import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { type Facts, factsFile } from '../../scripts/io/facts-file.ts'
import { listFiles } from '../../scripts/io/list-files.ts'
import { noSettings } from '../../scripts/site/settings.ts'

export type ProjectCopy = { folder: string; remove: () => void }

/**
 * Copies the project, or a copy of it, into a temporary folder, but for git's own folder and what git ignores by its
 * name. Packages, and the caches of builds, are those of the original.
 */
export function copyProject(source = '.'): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const notCopied = new Set(['.git', ...readFileSync('.gitignore', 'utf8').split(/\r?\n/)])
  cpSync(source, folder, {
    recursive: true,
    filter: (path) => path === source || !notCopied.has(basename(path)),
  })
  // On Windows everybody may create a junction, a link not.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Changes the facts in a copy of the project. */
export function editFacts(folder: string, edit: (facts: Facts) => void): void {
  const file = join(folder, factsFile)
  const facts: Facts = JSON.parse(readFileSync(file, 'utf8'))
  edit(facts)
  writeFileSync(file, `${JSON.stringify(facts, null, 2)}\n`)
}

/**
 * Runs node in a copy of the project; returns the exit status and everything that was printed. It has none of the
 * variables that the test runner sets, none of the settings, and always the same day.
 */
export function runNode(folder: string, args: readonly string[], more: Record<string, string> = {}) {
  // Vitest sets what vite.config.ts defines.
  const { VITEST: _, NODE_ENV: __, MODE: ___, FUNCTIONS_URL: ____, ...inherited } = process.env
  const env = { ...inherited, SOURCE_DATE_EPOCH: '2208988800', ...noSettings, ...more }
  const options = { cwd: folder, encoding: 'utf8', env } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
  return { status, output: stdout + stderr }
}

/** Builds a copy of the project. */
export const buildProject = (folder: string, env?: Record<string, string>, args: readonly string[] = []) =>
  runNode(folder, ['--import', 'tsx', 'scripts/build.ts', ...args], env)

/** Every file below a folder, by its path with forward slashes. */
export function readTree(folder: string): Map<string, Buffer> {
  return new Map(listFiles(folder).map((name) => [name, readFileSync(join(folder, name))]))
}
