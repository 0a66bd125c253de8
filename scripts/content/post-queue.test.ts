import { expect, test } from 'vitest'
import type { PostRecord, PostSource } from './compile-post.ts'
import { createError, startOfFile } from './diagnostics.ts'
import { startQueue } from './post-queue.ts'
import type { PostWorker } from './start-worker.ts'
import { unreadable } from './unreadable.ts'

const source = (file: string): PostSource => ({ file, bytes: new Uint8Array() })
const resultOf = ({ file }: PostSource) => unreadable(createError(file, startOfFile, '', 'file'))

test('a post that is urgent or asked for is compiled before those that wait', async () => {
  const order: string[] = []
  const start = (): PostWorker<PostRecord> => ({
    run: async (source) => {
      order.push(source.file)
      return resultOf(source)
    },
    destroy: async () => {},
  })
  const queue = startQueue({ start, workers: 1 })
  const compiled = [
    ...['a', 'b', 'c', 'd'].map((file) => queue.compile(source(file), false)),
    queue.compile(source('e'), true),
  ]
  queue.hurry('d')
  // The one that runs, and one that there is not.
  queue.hurry('a')
  queue.hurry('x')
  const files = (await Promise.all(compiled)).map(({ file }) => file)
  expect(files).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(order).toEqual(['a', 'd', 'e', 'b', 'c'])
})

test.each([
  ['an urgent one does not wait for it', true, 2],
  ['another one does', false, 1],
])('a post takes long: %s', async (_, isUrgent, workers) => {
  let started = 0
  let release = () => {}
  const stuck = new Promise<void>((resolve) => {
    release = resolve
  })
  const start = (): PostWorker<PostRecord> => {
    started += 1
    return {
      run: async (source) => {
        if (source.file === 'stuck') await stuck
        return resultOf(source)
      },
      destroy: async () => {},
    }
  }
  const queue = startQueue({ start, workers: 1, patience: 0 })
  const first = queue.compile(source('stuck'), true)
  const next = queue.compile(source('next'), isUrgent)
  if (!isUrgent) release()
  expect((await next).file).toBe('next')
  release()
  await first
  expect(started).toBe(workers)
})

test('a worker that has nothing to do is taken again', async () => {
  let started = 0
  const start = (): PostWorker<PostRecord> => {
    started += 1
    return { run: async (source) => resultOf(source), destroy: async () => {} }
  }
  const queue = startQueue({ start, workers: 1 })
  for (const file of ['a', 'b', 'c']) expect((await queue.compile(source(file), true)).file).toBe(file)
  expect(started).toBe(1)
})
