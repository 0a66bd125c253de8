import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { resolve, sep } from 'node:path'

// Loaded before a build: kills it just before its change number STOP_AT of a file in `dist`, counted from 1. A build
// that ends by itself prints how many there were.

const inDist = resolve('dist') + sep
let changes = 0

for (const name of ['writeFileSync', 'renameSync', 'rmSync', 'rmdirSync'] as const) {
  const change = fs[name] as (...parameters: unknown[]) => void
  const counted = (...parameters: unknown[]) => {
    const isInDist = resolve(String(parameters[0])).startsWith(inDist)
    if (isInDist && ++changes === Number(process.env.STOP_AT)) process.kill(process.pid, 'SIGKILL')
    change(...parameters)
  }
  Object.assign(fs, { [name]: counted })
}
syncBuiltinESMExports()
process.on('exit', () => console.info(`${changes} changes`))
