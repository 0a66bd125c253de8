import { type ChildProcess, spawn } from 'node:child_process'

/** Runs a file of the tests in a process of its own, which a test may kill. */
export function startChild(file: string, env: Record<string, string>) {
  const { VITEST: _, NODE_ENV: __, ...inherited } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', file], { env: { ...inherited, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  return {
    child: child as ChildProcess,
    output: () => output,
    ended,
    /** As a machine that loses its power: nothing can be tidied up. */
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}

export type Child = ReturnType<typeof startChild>
