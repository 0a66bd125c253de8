import { readdirSync, readFileSync } from 'node:fs'

/**
 * The memory of a process and all that it started, in MB, where the system tells (Linux); else 0. It is the sum of
 * what they hold now, or what one of them held at its highest, if that was more. Pages that several share count for
 * each of them.
 */
export function treeMemory(pid: number | undefined): number {
  const processes = treeOf(String(pid)).map(memoryOf)
  const now = processes.reduce((sum, { held }) => sum + held, 0)
  return Math.round(Math.max(now, ...processes.map(({ highest }) => highest)) / 1024)
}

function treeOf(pid: string): string[] {
  return [pid, ...childrenOf(pid).flatMap(treeOf)]
}

/** A process belongs to the thread that started it. */
function childrenOf(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean),
    )
  } catch {
    return []
  }
}

/** In kB. */
function memoryOf(pid: string): { held: number; highest: number } {
  const status = read(`/proc/${pid}/status`)
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0)
  return { held: field('VmRSS'), highest: field('VmHWM') }
}

/** Empty once the process has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
