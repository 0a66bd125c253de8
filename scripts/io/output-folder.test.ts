import {
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
import { type OutputFile, openOutputFolder } from './output-folder.ts'

let root: string
let folder: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'output-'))
  folder = join(root, 'out')
})
afterEach(() => rmSync(root, { recursive: true }))

const file = (name: string, text: string | undefined): OutputFile => ({
  name,
  version: `version ${text}`,
  read: () => (text === undefined ? undefined : Buffer.from(text)),
})

const open = (others: 'remove others' | 'leave others' = 'remove others') =>
  openOutputFolder(folder, others, join(root, 'ledgers'))

/** Writes as a build does, in two parts; returns the names of the files that were read. */
async function write(...files: OutputFile[]): Promise<string[]> {
  const read: string[] = []
  const watched = files.map((each) => ({
    ...each,
    read: () => {
      read.push(each.name)
      return each.read()
    },
  }))
  const output = open()
  await output.write(watched.slice(0, 1))
  await output.write(watched.slice(1), 3)
  output.finish()
  return read.sort()
}
const names = () => (readdirSync(folder, { recursive: true }) as string[]).sort()
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')

test('the folder has the files, and it is known how many were written', async () => {
  const output = open()
  expect(await output.write([file('index.html', 'A'), file('og/a.png', 'B')])).toBe(2)
  expect(await output.write([file('c.txt', 'C')])).toBe(1)
  output.finish()
  expect(names()).toEqual(['c.txt', 'index.html', 'og', 'og/a.png'])
  const again = open()
  expect(await again.write([file('index.html', 'A'), file('og/a.png', 'X')])).toBe(1)
  expect([...again.versions()]).toEqual([
    ['index.html', 'version A'],
    ['og/a.png', 'version X'],
  ])
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
  const write = async (text: string) => {
    const output = open()
    const written = await output.write([versionless(text)])
    output.finish()
    return written
  }
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
  await write(file('a.html', 'A'))
  await open().write([file('a.html', 'B')])
  expect(await write(file('a.html', 'A'))).toEqual(['a.html'])
  expect(textOf('a.html')).toBe('A')
})

describe('a file that exists elsewhere', () => {
  const original = () => join(root, 'original.json')
  const linked = (text: string) => ({ ...file('a.json', text), original: original() })

  test('is linked, not read', async () => {
    writeFileSync(original(), '1')
    expect(await write(linked('1'))).toEqual([])
    expect(textOf('a.json')).toBe('1')
    expect(statSync(join(folder, 'a.json')).ino).toBe(statSync(original()).ino)
  })

  test('is linked again when it was replaced, or written into by others', async () => {
    writeFileSync(original(), '1')
    await write(linked('1'))
    rmSync(original())
    writeFileSync(original(), '2')
    expect(textOf('a.json')).toBe('1')
    await write(linked('2'))
    expect(textOf('a.json')).toBe('2')
    writeFileSync(join(folder, 'a.json'), 'foreign')
    rmSync(original())
    writeFileSync(original(), '2')
    await write(linked('2'))
    expect([names(), textOf('a.json')]).toEqual([['a.json'], '2'])
  })

  test('is copied where it cannot be linked, and what was linked stays as it is', async () => {
    writeFileSync(original(), '1')
    await write(linked('1'))
    const nowhere = { ...file('a.json', '2'), original: join(root, 'nowhere.json') }
    expect(await write(nowhere)).toEqual(['a.json'])
    expect([textOf('a.json'), readFileSync(original(), 'utf8')]).toEqual(['2', '1'])
  })
})

describe('other files', () => {
  const others = async (mode: 'remove others' | 'leave others', ...files: OutputFile[]) => {
    const output = open(mode)
    await output.write(files)
    output.finish()
  }

  test('are removed with their folders where the folder belongs to the build', async () => {
    await others('remove others', file('a.html', 'A'), file('blog/b.html', 'B'))
    writeFileSync(join(folder, 'a.html.orig'), '')
    mkdirSync(join(folder, 'empty/inner'), { recursive: true })
    await others('remove others', file('a.html', 'A'))
    expect(names()).toEqual(['a.html'])
  })

  test('stay elsewhere, unless an earlier build wrote them', async () => {
    await others('leave others', file('posts/a.json', '1'))
    writeFileSync(join(folder, 'posts/mine.json'), 'mine')
    await others('leave others', file('posts/b.json', '2'))
    expect(names()).toEqual(['posts', 'posts/b.json', 'posts/mine.json'])
  })

  test('that a stopped build wrote are removed by the next one', async () => {
    await others('leave others', file('posts/a.json', '1'))
    await open('leave others').write([file('posts/b.json', '2')])
    await others('leave others', file('posts/c.json', '3'))
    expect(names()).toEqual(['posts', 'posts/c.json'])
  })
})
