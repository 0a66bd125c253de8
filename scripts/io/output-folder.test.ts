import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openCache } from './cache.ts'
import { type OutputFile, updateFolder } from './output-folder.ts'

const root = temporaryFolder('for each test')
const folder = join(root, 'out')

const file = (name: string, text: string | undefined): OutputFile => ({
  name,
  version: `version ${text}`,
  read: () => (text === undefined ? undefined : Buffer.from(text)),
})

const update = (files: readonly OutputFile[]) => updateFolder(folder, files, openCache(join(root, 'ledgers')))

/** Writes the files; returns the names of those that were read. */
async function write(...files: OutputFile[]): Promise<string[]> {
  const read: string[] = []
  const watched = files.map((each) => ({
    ...each,
    read: () => {
      read.push(each.name)
      return each.read()
    },
  }))
  await update(watched)
  return read.sort()
}
const names = () => (readdirSync(folder, { recursive: true }) as string[]).sort()
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')

test('the folder has the files, and it is known how many were written', async () => {
  const files = [file('index.html', 'A'), file('og/a.png', 'B')]
  expect((await update([...files, file('c.txt', 'C')])).written).toBe(3)
  expect(names()).toEqual(['c.txt', 'index.html', 'og', 'og/a.png'])
  const { written, versions } = await update([file('index.html', 'A'), file('og/a.png', 'X')])
  expect(written).toBe(1)
  expect(Object.fromEntries(versions)).toEqual({ 'index.html': 'version A', 'og/a.png': 'version X' })
})

test('a file that has not changed is not read', async () => {
  const files = [file('a.html', 'A'), file('b.txt', 'B'), file('a.html.br', undefined)]
  expect(await write(...files)).toEqual(['a.html', 'a.html.br', 'b.txt'])
  expect(await write(...files)).toEqual([])
  expect(await write(file('a.html', 'X'), ...files.slice(1))).toEqual(['a.html'])
  expect(textOf('a.html')).toBe('X')
})

test('a file without a version is written when its bytes change', async () => {
  const versionless = (text: string) => ({ name: 'a.json', read: () => Buffer.from(text) })
  const write = async (text: string) => (await update([versionless(text)])).written
  expect([await write('1'), await write('1'), await write('2')]).toEqual([1, 0, 1])
  expect(textOf('a.json')).toBe('2')
})

test('a file that is no longer to be there is removed', async () => {
  await write(file('a.html.br', 'A'))
  await write(file('a.html.br', undefined))
  expect(names()).toEqual([])
  writeFileSync(join(folder, 'a.html.br'), 'foreign')
  await write(file('a.html.br', undefined))
  expect(names()).toEqual([])
})

test.each([
  ['is missing', () => rmSync(join(folder, 'a.html'))],
  ['was cut off', () => writeFileSync(join(folder, 'a.html'), '')],
  ['was written by others', () => utimesSync(join(folder, 'a.html'), 1, 1)],
  ['is in a folder that is gone', () => rmSync(folder, { recursive: true })],
  ['is in a folder without a ledger', () => rmSync(join(root, 'ledgers'), { recursive: true })],
  [
    'is in a folder with a broken ledger',
    () => {
      for (const name of readdirSync(join(root, 'ledgers')))
        writeFileSync(join(root, 'ledgers', name), '{"a.html":')
    },
  ],
])('a file that %s is written again', async (_, spoil) => {
  await write(file('a.html', 'A'))
  spoil()
  expect(await write(file('a.html', 'A'))).toEqual(['a.html'])
  expect(textOf('a.html')).toBe('A')
})

test('after a build that was stopped nothing is taken for valid that is not', async () => {
  await write(file('a.html', 'A'), file('b.html', 'A'))
  const stop = { ...file('b.html', 'B'), read: () => Promise.reject(new Error('stopped')) }
  await expect(update([file('a.html', 'B'), stop])).rejects.toThrow('stopped')
  expect(textOf('a.html')).toBe('B')
  expect(await write(file('a.html', 'A'), file('b.html', 'A'))).toEqual(['a.html'])
  expect(textOf('a.html')).toBe('A')
})

test('files that are new are written first, in their order', async () => {
  await write(file('a.html', 'A'), file('b.html', 'A'))
  const order: string[] = []
  const state = () =>
    names()
      .map((name) => name + textOf(name))
      .join(' ')
  const files = ['b.html', 'script.js', 'a.html', 'new.html'].map((name) => {
    const { read, ...rest } = file(name, 'B')
    const readNow = () => {
      order.push(state())
      return read()
    }
    return { ...rest, read: readNow }
  })
  await update(files)
  expect([...order, state()]).toEqual([
    'a.htmlA b.htmlA',
    'a.htmlA b.htmlA script.jsB',
    'a.htmlA b.htmlA new.htmlB script.jsB',
    'a.htmlA b.htmlB new.htmlB script.jsB',
    'a.htmlB b.htmlB new.htmlB script.jsB',
  ])
})

test('a file and its copies are of one version', async () => {
  const page = (text: string, gz?: string) => {
    return { ...file('a.html', text), copies: [file('a.html.br', text), file('a.html.gz', gz)] }
  }
  expect((await update([page('A', 'A')])).written).toBe(3)
  await write(page('B'))
  expect(names()).toEqual(['a.html', 'a.html.br'])
  expect([textOf('a.html'), textOf('a.html.br')]).toEqual(['B', 'B'])
})

test('a copy that is gone is written again without its file', async () => {
  const page = { ...file('a.html', 'A'), copies: [file('a.html.br', 'A br'), file('a.html.gz', 'A gz')] }
  await write(page)
  rmSync(join(folder, 'a.html.gz'))
  expect(await write(page)).toEqual([])
  expect(textOf('a.html.gz')).toBe('A gz')
})

test('other files are removed with their folders', async () => {
  await write(file('a.html', 'A'), file('blog/b.html', 'B'))
  writeFileSync(join(folder, 'a.html.orig'), '')
  mkdirSync(join(folder, 'empty/inner'), { recursive: true })
  await write(file('a.html', 'A'))
  expect(names()).toEqual(['a.html'])
})
