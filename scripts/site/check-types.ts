import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

/** Whether the types of the project are right; prints what is not. It takes as long as a build, so only strict ones do it. */
export function checkTypes(): boolean {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [compiler, '--noEmit'], { encoding: 'utf8' })
  if (status !== 0) console.error(stdout)
  return status === 0
}
