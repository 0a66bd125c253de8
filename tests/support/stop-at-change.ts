import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { resolve, sep } from 'node:path'

// Loaded before a build: kills it just before its change number STOP_AT of a file in `dist`, counted from 1. A build
// that ends by itself prints how many there were.

const { writeFileSync, renameSync, rmSync, rmdirSync } = fs
const inDist = resolve('dist') + sep
let changes = 0

/** The same function, which is counted if it changes a file in `dist`. */
function counted<Parameters extends unknown[]>(change: (...parameters: Parameters) => void) {
  return (...parameters: Parameters) => {
    if (resolve(String(parameters[0])).startsWith(inDist) && ++changes === Number(process.env.STOP_AT)) {
      process.kill(process.pid, 'SIGKILL')
    }
    change(...parameters)
  }
}

Object.assign(fs, {
  writeFileSync: counted(writeFileSync),
  renameSync: counted(renameSync),
  rmSync: counted(rmSync),
  rmdirSync: counted(rmdirSync),
})
syncBuiltinESMExports()
process.on('exit', () => console.info(`${changes} changes`))
