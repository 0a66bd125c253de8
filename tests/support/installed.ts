import { spawnSync } from 'node:child_process'

/** Whether a server is installed. CI has to have it; elsewhere its tests are skipped with a line that says so. */
export function isInstalled(program: string): boolean {
  if (spawnSync(program, ['-v']).error === undefined) return true
  if (process.env.CI) throw new Error(`${program} is not installed.`)
  console.warn(`${program} is not installed: the tests with it are skipped.`)
  return false
}
