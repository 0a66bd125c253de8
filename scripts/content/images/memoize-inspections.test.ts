import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Answer } from './find-images.ts'
import { keepLooks } from './memoize-inspections.ts'

let folder: string
let done: string[]
let looks: ReturnType<typeof keepLooks>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'looks-'))
  done = []
  looks = keepLooks()
})
afterEach(() => rm(folder, { recursive: true }))

async function lookAt(file: string | undefined): Promise<Answer> {
  const find = async () => {
    done.push('find')
    return file
  }
  const look = async () => {
    done.push('look')
    return { picture: { src: '/a.svg', width: 16, height: 9 }, forms: [] }
  }
  return looks.lookAt('a.svg', find, look)
}

test('a picture is looked for once, and looked into again only after its file was written', async () => {
  const file = join(folder, 'a.svg')
  await writeFile(file, 'a')
  const first = await lookAt(file)
  expect(await lookAt(file)).toBe(first)
  expect(done).toEqual(['find', 'look'])

  looks.forget()
  expect(await lookAt(file)).toBe(first)
  expect(done).toEqual(['find', 'look', 'find'])

  await writeFile(file, 'another')
  looks.forget()
  expect(await lookAt(file)).not.toBe(first)
  expect(done).toEqual(['find', 'look', 'find', 'find', 'look'])
})

test('a picture that is missing is there once it came', async () => {
  const file = join(folder, 'a.svg')
  expect(await lookAt(undefined)).toBe('missing')
  await writeFile(file, 'a')
  looks.forget()
  expect(await lookAt(file)).toMatchObject({ picture: { width: 16 } })
})

test('a look that failed is no answer', async () => {
  await expect(
    looks.lookAt(
      'a.svg',
      () => Promise.reject(new Error('EIO')),
      () => Promise.reject(new Error('EIO')),
    ),
  ).rejects.toThrow('EIO')
  expect(await lookAt(undefined)).toBe('missing')
})
