import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Time until the process ended, and memory of its process tree: 0 where the system has no `/proc`. */
export type Measurement = { seconds: number; peakMegabytes: number }

/** Runs a command. Rejects with the end of what it printed if it fails. */
export async function measureCommand(
  [program = '', ...args]: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Measurement> {
  const started = performance.now()
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-2000)
    })
  }
  let peak = 0
  // Hugo builds a few posts in 100 ms. A sample takes one or two.
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMemory(String(child.pid)))
  }, 50)
  const status = await new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve))
  const seconds = (performance.now() - started) / 1000
  clearInterval(timer)
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with status ${status}\n${output}`)
  return { seconds, peakMegabytes: Math.round(peak / 1024) }
}

/** What a process and all that it started hold now, in kB. Linux lists children by the thread that started them. */
function treeMemory(pid: string): number {
  try {
    const own = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    )
    return own + children.map(treeMemory).reduce((sum, memory) => sum + memory, 0)
  } catch {
    // The process has ended.
    return 0
  }
}
