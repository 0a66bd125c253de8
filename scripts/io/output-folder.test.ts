import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
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
  await output.write(watched.slice(1))
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

test('files that are new are written first, in their order', async () => {
  await write(file('a.html', 'A'), file('b.html', 'A'))
  const states: string[] = []
  const files = ['b.html', 'script.js', 'a.html', 'new.html'].map((name) => file(name, 'B'))
  await open().write(files, () =>
    states.push(
      names()
        .map((name) => name + textOf(name))
        .join(' '),
    ),
  )
  expect(states).toEqual([
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
  const output = open()
  expect(await output.write([page('A', 'A')])).toBe(3)
  output.finish()
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
