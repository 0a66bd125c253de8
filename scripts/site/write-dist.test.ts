import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDist, type SiteFile } from './write-dist.ts'

let folder: string
let dist: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dist-'))
  dist = join(folder, 'dist')
})
afterEach(() => rmSync(folder, { recursive: true }))

const long = (text: string) => `${text} `.repeat(100)
const file = (name: string, text: string): SiteFile => ({
  name,
  version: text,
  read: () => Buffer.from(text),
})

const open = () =>
  openDist(dist, { ledgers: join(folder, 'ledgers'), compressed: join(folder, 'compressed') })

/** A whole run, as of a build that puts its files in two goes; the names of what was read for it. */
async function write(...files: SiteFile[]): Promise<string[]> {
  const read: string[] = []
  const watched = files.map((each) => ({
    ...each,
    read: () => {
      read.push(each.name)
      return each.read()
    },
  }))
  const { put, finish } = await open()
  await put(watched.slice(0, 1))
  await put(watched.slice(1))
  await finish()
  return read.sort()
}
const names = () =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    .sort()
const textOf = (name: string) => readFileSync(join(dist, name), 'utf8')

test('the folder holds the files and the copies of texts', async () => {
  await write(file('index.html', long('A')), file('og/a.png', long('B')))
  expect(names()).toEqual(['index.html', 'index.html.br', 'index.html.gz', 'og', 'og/a.png'])
  expect(textOf('og/a.png')).toBe(long('B'))
})

test('it is told how many files were written or linked', async () => {
  const original = join(folder, 'original.json')
  writeFileSync(original, '1')
  const files = [file('a.html', long('A')), { ...file('b.json', '1'), original }]
  const first = await open()
  expect(await first.put(files)).toBe(2)
  await first.finish()
  const second = await open()
  expect([await second.put(files), await second.put([file('c.txt', 'C')])]).toEqual([0, 1])
})

describe('what stands elsewhere already', () => {
  const original = () => join(folder, 'original.json')
  const linked = (text: string) => ({ ...file('a.json', text), original: original() })

  test('is linked, not read', async () => {
    writeFileSync(original(), '1')
    expect(await write(linked('1'))).toEqual([])
    expect(textOf('a.json')).toBe('1')
    expect(statSync(join(dist, 'a.json')).ino).toBe(statSync(original()).ino)
  })

  test('is linked anew when it has been replaced, or written into by others', async () => {
    writeFileSync(original(), '1')
    await write(linked('1'))
    rmSync(original())
    writeFileSync(original(), '2')
    expect(textOf('a.json')).toBe('1')
    await write(linked('2'))
    expect(textOf('a.json')).toBe('2')
    writeFileSync(join(dist, 'a.json'), 'foreign')
    rmSync(original())
    writeFileSync(original(), '2')
    await write(linked('2'))
    expect([names(), textOf('a.json')]).toEqual([['a.json'], '2'])
  })

  test('is copied where it cannot be linked, and what was linked stays as it is', async () => {
    writeFileSync(original(), '1')
    await write(linked('1'))
    const nowhere = { ...file('a.json', '2'), original: join(folder, 'nowhere.json') }
    expect(await write(nowhere)).toEqual(['a.json'])
    expect([textOf('a.json'), readFileSync(original(), 'utf8')]).toEqual(['2', '1'])
  })
})

test('what has not changed is not even read', async () => {
  const files = [file('a.html', long('A')), file('b.txt', 'short'), file('c.png', 'C')]
  await write(...files)
  expect(await write(...files)).toEqual([])
  expect(await write(file('a.html', long('X')), ...files.slice(1))).toEqual(['a.html'])
  expect(textOf('a.html')).toBe(long('X'))
})

test('what is no longer of the site goes, with its copies and its folder', async () => {
  await write(file('a.html', long('A')), file('blog/b.html', long('B')))
  writeFileSync(join(dist, 'a.html.orig'), '')
  mkdirSync(join(dist, 'empty/inner'), { recursive: true })
  await write(file('a.html', long('A')))
  expect(names()).toEqual(['a.html', 'a.html.br', 'a.html.gz'])
})

test('a text that became too short for copies loses them', async () => {
  await write(file('a.html', long('A')))
  await write(file('a.html', 'A'))
  expect(names()).toEqual(['a.html'])
})

test.each([
  ['is missing', () => rmSync(join(dist, 'a.html'))],
  ['has lost a copy', () => rmSync(join(dist, 'a.html.br'))],
  ['was cut off', () => writeFileSync(join(dist, 'a.html'), 'A')],
  ['was written by others', () => utimesSync(join(dist, 'a.html'), 1, 1)],
  ['has a foreign copy', () => writeFileSync(join(dist, 'a.html.gz'), 'foreign')],
  ['is in a folder that is gone', () => rmSync(dist, { recursive: true })],
  ['is in a folder that nobody knows of', () => rmSync(join(folder, 'ledgers'), { recursive: true })],
])('a file that %s is written anew', async (_, spoil) => {
  await write(file('a.html', long('A')))
  const right = new Map(names().map((name) => [name, readFileSync(join(dist, name))]))
  spoil()
  expect(await write(file('a.html', long('A')))).toEqual(['a.html'])
  expect(new Map(names().map((name) => [name, readFileSync(join(dist, name))]))).toEqual(right)
})

test('a ledger that is not whole counts as none', async () => {
  await write(file('a.html', long('A')))
  const [ledger = ''] = readdirSync(join(folder, 'ledgers'))
  writeFileSync(join(folder, 'ledgers', ledger), '{"a.html":')
  expect(await write(file('a.html', long('A')))).toEqual(['a.html'])
})

test('a build that was stopped before its end leaves nothing that the next one takes for right', async () => {
  await write(file('a.html', long('A')))
  await (await open()).put([file('a.html', long('B'))])
  expect(await write(file('a.html', long('A')))).toEqual(['a.html'])
  expect(textOf('a.html')).toBe(long('A'))
  expect(existsSync(join(dist, 'a.html.br'))).toBe(true)
})
