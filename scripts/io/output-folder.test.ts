import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openCache } from './cache.ts'
import { listFiles } from './list-files.ts'
import { type OutputFile, updateFolder } from './output-folder.ts'

const root = temporaryFolder('for each test')
const folder = join(root, 'out')
const ledgers = join(root, 'ledgers')

/** The names of the files that were read, and the content of the folder then. */
const reads: [name: string, content: string][] = []
beforeEach(() => void reads.splice(0))

const file = (name: string, text?: string, copies: OutputFile[] = []): OutputFile => ({
  ...{ name, version: `version ${text}`, copies },
  read: () => {
    reads.push([name, state()])
    return text === undefined ? undefined : Buffer.from(text)
  },
})

const write = (...files: OutputFile[]) => updateFolder(folder, files, openCache(ledgers))

/** All files of the folder with their texts. */
const state = () =>
  listFiles(folder)
    .map((name) => `${name} ${readFileSync(join(folder, name), 'utf8')}`)
    .join(', ')

test('the folder has the files, of which only those that have changed are read and written', async () => {
  const files = [file('index.html', 'A'), file('og/a.png', 'B'), file('index.html.br')]
  expect((await write(...files)).written).toBe(2)
  expect(state()).toBe('index.html A, og/a.png B')
  expect((await write(...files)).written).toBe(0)
  const { written, versions } = await write(file('index.html', 'X'), ...files.slice(1, 2))
  expect([written, state()]).toEqual([1, 'index.html X, og/a.png B'])
  expect(Object.fromEntries(versions)).toEqual({ 'index.html': 'version X', 'og/a.png': 'version B' })
  expect(reads.map(([name]) => name)).toEqual(['index.html', 'og/a.png', 'index.html.br', 'index.html'])
})

test('a file that is not as it was left, or without a ledger that says so, is written again', async () => {
  const path = join(folder, 'a.html')
  const spoils = [
    () => rmSync(path),
    () => writeFileSync(path, ''),
    () => utimesSync(path, 1, 1),
    () => rmSync(folder, { recursive: true }),
    () => rmSync(ledgers, { recursive: true }),
    () => readdirSync(ledgers).map((name) => writeFileSync(join(ledgers, name), '{"a.html":')),
  ]
  await write(file('a.html', 'A'))
  for (const spoil of spoils) {
    spoil()
    const { written } = await write(file('a.html', 'A'))
    expect([String(spoil), written, state()]).toEqual([String(spoil), 1, 'a.html A'])
  }
})

test('after a build that was stopped nothing is taken for valid that is not', async () => {
  const pages = [file('a.html', 'A'), file('b.html', 'A')]
  await write(...pages)
  const stop = { ...file('b.html', 'B'), read: () => Promise.reject(new Error('stopped')) }
  await expect(write(file('a.html', 'B'), stop)).rejects.toThrow('stopped')
  expect(state()).toBe('a.html B, b.html A')
  expect([(await write(...pages)).written, state()]).toEqual([1, 'a.html A, b.html A'])
})

test('files that are new are written first, in their order', async () => {
  await write(file('a.html', 'A'), file('b.html', 'A'))
  reads.splice(0)
  await write(...['b.html', 'script.js', 'a.html', 'new.html'].map((name) => file(name, 'B')))
  expect([...reads.map(([, content]) => content), state()]).toEqual([
    'a.html A, b.html A',
    'a.html A, b.html A, script.js B',
    'a.html A, b.html A, new.html B, script.js B',
    'a.html A, b.html B, new.html B, script.js B',
    'a.html B, b.html B, new.html B, script.js B',
  ])
})

test('a file and its copies are of one version, and a copy that is gone is written again without its file', async () => {
  const page = (text: string, gz?: string) =>
    file('a.html', text, [file('a.html.br', text), file('a.html.gz', gz)])
  expect((await write(page('A', 'A'))).written).toBe(3)
  await write(page('B'))
  expect(state()).toBe('a.html B, a.html.br B')
  rmSync(join(folder, 'a.html.br'))
  reads.splice(0)
  await write(page('B'))
  expect([reads, state()]).toEqual([[['a.html.br', 'a.html B']], 'a.html B, a.html.br B'])
})
