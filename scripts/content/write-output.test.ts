import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listWritten, type Output, writeOutput } from './write-output.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'output-'))
})
afterEach(() => rm(folder, { recursive: true }))

const output = (files: Record<string, string>): Output =>
  new Map(Object.entries(files).map(([name, text]) => [name, () => Buffer.from(text)]))
const filesNow = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

test('a run leaves its own files and a list of them', async () => {
  await writeOutput(folder, output({ 'posts/a.json': '1', 'pages/1.json': '2' }))
  expect(await filesNow()).toEqual(['pages/1.json', 'posts/a.json', 'written.json'])
  expect(listWritten(folder)).toEqual(['pages/1.json', 'posts/a.json'])
})

test('a later run removes what the earlier one wrote, and nothing else', async () => {
  await writeOutput(folder, output({ 'posts/a.json': '1' }))
  await writeFile(join(folder, 'posts/mine.json'), 'mine')
  await writeOutput(folder, output({ 'posts/b.json': '2' }))
  expect(await filesNow()).toEqual(['posts/b.json', 'posts/mine.json', 'written.json'])
})

test('what a run that was stopped half-way left is removed by the next one', async () => {
  await writeOutput(folder, output({ 'posts/a.json': '1' }))
  // The list is written first and names old and new files; here the run ended before the old one went.
  await mkdir(join(folder, 'posts'), { recursive: true })
  await writeFile(join(folder, 'posts/b.json'), '2')
  await writeFile(join(folder, 'written.json'), '["posts/a.json","posts/b.json"]')
  await writeOutput(folder, output({ 'posts/c.json': '3' }))
  expect(await filesNow()).toEqual(['posts/c.json', 'written.json'])
})

test.each(['', '{', 'null', '{"a":1}', '[1, null]'])('a broken list is as good as none: %j', async (list) => {
  await writeFile(join(folder, 'written.json'), list)
  await writeOutput(folder, output({ 'posts/a.json': '1' }))
  expect(listWritten(folder)).toEqual(['posts/a.json'])
})

test('a list cannot name files outside the folder', async () => {
  const outside = join(folder, '..', `${folder.split('/').at(-1)}-outside`)
  await writeFile(outside, 'mine')
  await writeFile(join(folder, 'written.json'), JSON.stringify([`../${outside.split('/').at(-1)}`, outside]))
  await writeOutput(folder, output({}))
  expect(await readFile(outside, 'utf8')).toBe('mine')
  await rm(outside)
})

test.each([
  ['is changed', (path: string) => writeFile(path, '2')],
  ['is longer', (path: string) => writeFile(path, '11')],
  ['is gone', (path: string) => rm(path)],
])('a file that %s is written anew', async (_, spoil) => {
  await writeOutput(folder, output({ 'posts/a.json': '1' }))
  await spoil(join(folder, 'posts/a.json'))
  await writeOutput(folder, output({ 'posts/a.json': '1' }))
  expect(await readFile(join(folder, 'posts/a.json'), 'utf8')).toBe('1')
})
