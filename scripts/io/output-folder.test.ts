import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { listFiles } from './list-files.ts'
import { areCurrent, type OutputFile, updateFolder } from './output-folder.ts'

const root = temporaryFolder('for each test')
const folder = join(root, 'out')
const ledgers = join(root, 'site/ledgers')

/** The names of the files that were read. */
const reads: string[] = []
beforeEach(() => {
  reads.splice(0)
  vi.stubEnv('BUILD_CACHE', root)
})
afterEach(() => void vi.unstubAllEnvs())

const file = (name: string, text: string): OutputFile => ({
  ...{ name, version: `version ${text}` },
  read: () => {
    reads.push(name)
    return Buffer.from(text)
  },
})

/** A file that cannot be read. */
const broken = (name: string): OutputFile => ({
  ...file(name, 'B'),
  read: () => Promise.reject(new Error(`${name} is broken`)),
})

const write = (...files: OutputFile[]) => updateFolder(folder, files)

/** All files of the folder with their texts. */
const state = () =>
  listFiles(folder)
    .map((name) => `${name} ${readFileSync(join(folder, name), 'utf8')}`)
    .join(', ')

test('the folder has the files, of which only those that have changed are read and written', async () => {
  const files = [file('index.html', 'A'), file('og/a.png', 'B')]
  expect([await write(...files), areCurrent(folder, files)]).toEqual([2, true])
  expect(state()).toBe('index.html A, og/a.png B')
  expect(await write(...files)).toBe(0)
  const changed = [file('index.html', 'X'), ...files.slice(1, 2)]
  expect([await write(...changed), state()]).toEqual([1, 'index.html X, og/a.png B'])
  expect([areCurrent(folder, changed), areCurrent(folder, files)]).toEqual([true, false])
  expect(reads).toEqual(['index.html', 'og/a.png', 'index.html'])
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
    const wasCurrent = areCurrent(folder, [file('a.html', 'A')])
    const written = await write(file('a.html', 'A'))
    expect([String(spoil), wasCurrent, written, state()]).toEqual([String(spoil), false, 1, 'a.html A'])
  }
})

test('after a build that was stopped nothing is taken for valid that is not', async () => {
  const pages = [file('a.html', 'A'), file('b.html', 'A')]
  await write(...pages)
  await expect(write(file('a.html', 'B'), broken('b.html'))).rejects.toThrow('b.html is broken')
  expect(state()).toBe('a.html B, b.html A')
  expect([await write(...pages), state()]).toEqual([1, 'a.html A, b.html A'])
})

test('files that are new are written first, in their order, whichever is read first', async () => {
  const names = ['b.html', 'script.js', 'a.html', 'new.html']
  const inOrder = ['script.js', 'new.html', 'b.html', 'a.html']
  for (const [index, stopped] of inOrder.entries()) {
    rmSync(root, { recursive: true, force: true })
    await write(file('a.html', 'A'), file('b.html', 'A'))
    const late = (name: string): OutputFile => ({
      ...file(name, 'B'),
      // The first one is the last one that can be read.
      read: async () => {
        for (let turn = 0; turn < 10 * (4 - inOrder.indexOf(name)); turn++) await undefined
        return Buffer.from('B')
      },
    })
    const files = names.map((name) => (name === stopped ? broken(name) : late(name)))
    await expect(write(...files)).rejects.toThrow(stopped)
    const changed = listFiles(folder).filter((name) => readFileSync(join(folder, name), 'utf8') === 'B')
    expect(changed).toEqual(inOrder.slice(0, index).sort())
  }
})

test('a file and its copies are of one version, and a copy that is gone is written again without its file', async () => {
  const page = (text: string, gz?: string): OutputFile => {
    const copy = (ending: string, content?: string) => ({
      ...{ name: `a.html.${ending}`, version: `version ${text}` },
      encode: async () => (content === undefined ? undefined : Buffer.from(content)),
    })
    return { ...file('a.html', text), copies: [copy('br', text), copy('gz', gz)] }
  }
  expect(await write(page('A', 'A'))).toBe(3)
  await write(page('B'))
  expect(state()).toBe('a.html B, a.html.br B')
  rmSync(join(folder, 'a.html.br'))
  expect([await write(page('B')), state()]).toEqual([1, 'a.html B, a.html.br B'])
})
