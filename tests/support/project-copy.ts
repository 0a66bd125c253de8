import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { serve } from '../../scripts/dev/static-host.ts'
import { type Facts, factsFile } from '../../scripts/io/facts-file.ts'
import { listFiles } from '../../scripts/io/list-files.ts'
import { noSettings } from '../../scripts/site/settings.ts'
import { copyProject, type ProjectCopy } from './copy-project.ts'

export { copyProject, type ProjectCopy }

/** A copy for tests that bring further posts. Those of the site stay: without them the bundle is another one. */
export function copyForPosts(): ProjectCopy {
  const copy = copyProject()
  mkdirSync(join(copy.folder, 'posts/images'), { recursive: true })
  return copy
}

/** A copy without the posts of the site. */
export function copyWithoutPosts(): ProjectCopy {
  const copy = copyProject()
  rmSync(join(copy.folder, 'posts'), { recursive: true, force: true })
  mkdirSync(join(copy.folder, 'posts/images'), { recursive: true })
  return copy
}

/** Changes the facts in a copy of the project. */
export function editFacts(folder: string, edit: (facts: Facts) => void): void {
  const file = join(folder, factsFile)
  const facts: Facts = JSON.parse(readFileSync(file, 'utf8'))
  edit(facts)
  writeFileSync(file, `${JSON.stringify(facts, null, 2)}\n`)
}

type Environment = Record<string, string | undefined>

/** The environment of a build: without the variables that the test runner sets and the settings, and always on the same day. */
export function buildEnvironment(env: Environment = {}): NodeJS.ProcessEnv {
  const { VITEST: _, NODE_ENV: __, MODE: ___, ...inherited } = process.env
  return { ...inherited, SOURCE_DATE_EPOCH: '2208988800', ...noSettings, ...env }
}

/** Builds a copy of the project; returns the exit status and everything that was printed. */
export function buildProject(folder: string, env: Environment = {}, args: readonly string[] = []) {
  return runNode(folder, ['--import', 'tsx', 'scripts/build.ts', ...args], env)
}

/** Runs node in a copy of the project, and types something. */
export function runNode(folder: string, args: readonly string[], env: Environment = {}, input = '') {
  const options = { cwd: folder, encoding: 'utf8', input, env: buildEnvironment(env) } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
  return { status, output: stdout + stderr }
}

/** Every file below a folder, by its path with forward slashes. */
export function readTree(folder: string): Map<string, Buffer> {
  return new Map(listFiles(folder).map((name) => [name, readFileSync(join(folder, name))]))
}

/** A site that tests have built, with everything that the build printed. */
export type BuiltSite = { folder: string; output: string; url: string; files: Map<string, Buffer> }

type BuildOptions = { env?: Environment; args?: readonly string[]; copy?: () => ProjectCopy }

/** Builds a copy of the project before the tests of a file or a group, and serves its site to them. */
export function builtSite(
  prepare: (folder: string) => void | Promise<void>,
  { env, args, copy = copyForPosts }: BuildOptions = {},
): BuiltSite {
  const built: BuiltSite = { folder: '', output: '', url: '', files: new Map() }
  const closers: (() => void | Promise<void>)[] = []
  beforeAll(async () => {
    const { folder, remove } = copy()
    closers.push(remove)
    await prepare(folder)
    const { status, output } = buildProject(folder, env, args)
    expect(status, output).toBe(0)
    const { url, close } = await serve(join(folder, 'dist'))
    closers.push(close)
    for (const [name, bytes] of readTree(join(folder, 'dist'))) built.files.set(name, bytes)
    Object.assign(built, { folder, output, url })
  })
  afterAll(async () => {
    for (const close of closers.toReversed()) await close()
  })
  return built
}
