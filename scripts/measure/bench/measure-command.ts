import { spawn } from 'node:child_process'
import { treeMemory } from './tree-memory.ts'

export type Measured = {
  /** From the start of the process until it ended. */
  seconds: number
  /** See `treeMemory`; 0 where the system does not tell. */
  peakMegabytes: number
  /** `null` if a signal ended it. */
  status: number | null
  /** What it printed, the end of it if that was much. */
  output: string
}

/** Milliseconds: Hugo is done with a few posts in 100. A sample takes one or two. */
const sampling = 50

/** Runs a command and watches it and every process that it starts. */
export function measureCommand(
  [program = '', ...args]: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-2000)
      })
    }
    let peakMegabytes = 0
    const timer = setInterval(() => {
      peakMegabytes = Math.max(peakMegabytes, treeMemory(child.pid))
    }, sampling)
    let seconds = 0
    child.on('error', (error) => {
      clearInterval(timer)
      reject(error)
    })
    child.on('exit', () => {
      seconds = (performance.now() - started) / 1000
      clearInterval(timer)
    })
    // Later than `exit`: all that it printed has been read.
    child.on('close', (status) => resolve({ seconds, peakMegabytes, status, output }))
  })
}
