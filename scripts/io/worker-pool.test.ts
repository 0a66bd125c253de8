import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { LimitExceeded, openWorkerPool, type WorkerPool } from './worker-pool.ts'

const code = `
export const run = (text: string): string => text + '!'
export const fail = () => { throw new TypeError('a fault') }
export const exit = () => process.exit(3)
export const hang = () => { while (true); }
export const exhaust = () => { for (const all: object[] = []; ; ) all.push({ all }) }
export const allocate = () => { for (const all: Buffer[] = []; ; ) all.push(Buffer.alloc(2 ** 25, 1)) }
export const abort = () => process.abort()
`

const folder = temporaryFolder()
const open = (name: string, text: string, limits: object) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return openWorkerPool<string, string>(pathToFileURL(path), limits)
}

const limited = { timeLimitMs: 300 }
const small = { memoryLimitMb: 256 }

test.each([
  ['throws', 'fail', {}, new Error('a fault')],
  [
    'ends its process',
    'exit',
    {},
    expect.objectContaining({ message: expect.stringContaining('exitCode: `3`') }),
  ],
  ['does not end', 'hang', limited, new LimitExceeded('time')],
  ['exhausts its heap', 'exhaust', small, new LimitExceeded('memory')],
  ['exhausts memory outside of its heap', 'allocate', small, new LimitExceeded('memory')],
  ['is ended by its runtime', 'abort', {}, new LimitExceeded('memory')],
])('a task that %s is rejected, and the next one runs', async (_, name, limits, error) => {
  const pool: WorkerPool<string, string> = open(`${name}.mts`, code, limits)
  const [first, second] = await Promise.allSettled([pool.run('', name), pool.run('a')])
  expect(first).toEqual({ status: 'rejected', reason: error })
  expect(second).toEqual({ status: 'fulfilled', value: 'a!' })
  expect(await pool.run('b')).toBe('b!')
  await pool.close()
})

test('the time in which a process starts does not count', async () => {
  const late = `await new Promise((resolve) => setTimeout(resolve, 600)); for (const end = Date.now() + 400; Date.now() < end; );\n${code}`
  const pool = open('late.mts', late, limited)
  expect(await pool.run('a')).toBe('a!')
  await pool.close()
})

test('a worker that cannot be loaded fails its tasks', async () => {
  const pool = open('broken.mts', `import 'gone-for-good'`, {})
  for (const _ of [1, 2]) await expect(pool.run('a')).rejects.toThrow('gone-for-good')
  await pool.close()
})
