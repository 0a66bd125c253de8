import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { LimitExceeded, openWorkerPool } from './worker-pool.ts'

const code = `
export const run = (text: string): string => text + '!'
export const fail = () => { throw new TypeError('a fault') }
export const exit = () => process.exit(3)
export const hang = () => { while (true); }
export const allocate = () => { for (const all: Buffer[] = []; ; ) all.push(Buffer.alloc(2 ** 25, 1)) }
export const abort = () => process.abort()
`

const folder = temporaryFolder()
const open = (name: string, text: string, limits: object) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return openWorkerPool<string, string>(pathToFileURL(path), limits)
}

test('a task that fails, ends its process or exceeds a limit is rejected, and the next one runs', async () => {
  const limited = open('limited.mts', code, { timeLimitMs: 300 })
  const small = open('small.mts', code, { memoryLimitMb: 256 })
  const exited = expect.objectContaining({ message: expect.stringContaining('the code 3') })
  const tooLarge = new LimitExceeded('needs more than 256 MB of memory and was stopped')
  const tasks = [
    [limited, 'fail', new Error('a fault')],
    [limited, 'exit', exited],
    [limited, 'hang', new LimitExceeded('was not finished after 0.3 s and was stopped')],
    [small, 'abort', tooLarge],
    [small, 'allocate', tooLarge],
  ] as const
  for (const [pool, name, reason] of tasks) {
    const [failed, next] = await Promise.allSettled([pool.run('', name), pool.run('a')])
    expect([name, failed]).toEqual([name, { status: 'rejected', reason }])
    expect([next, await pool.run('b')]).toEqual([{ status: 'fulfilled', value: 'a!' }, 'b!'])
  }
  await expect(limited.run('', 'abort')).rejects.toThrow('ended with SIGABRT')
  await Promise.all([limited.close(), small.close()])
})

test('the time in which a process starts does not count', async () => {
  const late = `for (const end = Date.now() + 400; Date.now() < end; );\n${code}`
  const pool = open('late.mts', late, { timeLimitMs: 300 })
  expect(await pool.run('a')).toBe('a!')
  await pool.close()
})

test('a worker that cannot be loaded fails its tasks', async () => {
  const pool = open('broken.mts', `import 'gone-for-good'`, {})
  for (const _ of [1, 2]) await expect(pool.run('a')).rejects.toThrow('gone-for-good')
  await pool.close()
})

test('whatever stops workers at any moment, every task is done or rejected, and later ones run', async () => {
  const slow = `export const run = async (text) => {
    const random = Math.random()
    if (random < 0.1) process.kill(process.pid, 'SIGKILL')
    if (random < 0.2) setTimeout(() => process.kill(process.pid, 'SIGTERM'), 2)
    if (random < 0.3) setImmediate(() => process.exit(1))
    if (random < 0.4) process.disconnect()
    return text
  }
  export const safe = (text) => text`
  const pool = open('stopped.mts', slow, {})
  const tasks = Array.from({ length: 20 }, (_, index) => String(index))
  const settled = await Promise.allSettled(tasks.map((task) => pool.run(task)))
  for (const [index, task] of settled.entries()) {
    if (task.status === 'fulfilled') expect(task.value).toBe(tasks[index])
  }
  expect(settled.some(({ status }) => status === 'rejected')).toBe(true)
  // Some are about to end.
  await pool.close()
  expect(await Promise.all(tasks.map((task) => pool.run(task, 'safe')))).toEqual(tasks)
  await pool.close()
})

test('a process ends with the one that started it, also in the middle of a task', async () => {
  const path = join(folder, 'hanging.mts')
  writeFileSync(path, `console.log(process.pid)\n${code}`)
  const pool = JSON.stringify(resolve('scripts/io/worker-pool.ts'))
  const parentCode = `const { openWorkerPool } = await import(${pool})
    openWorkerPool(new URL(${JSON.stringify(pathToFileURL(path))}), { timeLimitMs: 3600000 }).run('', 'hang')`
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', parentCode])
  const [output] = await once(parent.stdout, 'data')
  const pid = Number(output)
  onTestFinished(() => void (isRunning(pid) && process.kill(pid, 'SIGKILL')))
  parent.kill('SIGKILL')
  await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
