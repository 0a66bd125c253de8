import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { postText } from '../../tests/support/remarks-on.ts'
import { compilePost } from './compile-post.ts'
import { checkSpelling, wordsFile } from './spelling.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spelling-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The unknown words of a post with their places. */
async function unknownIn(body: string, fields: Record<string, string> = {}) {
  const [file, text] = [join(folder, 'x.md'), postText(body, fields)]
  writeFileSync(file, text)
  const hints = await checkSpelling(folder, [compilePost({ file, text })], join(folder, 'cache'))
  return hints.map(({ line, column, reason }) => `${line}:${column} ${/„(.+?)“/.exec(reason)?.[1]}`)
}

// The dictionaries are loaded with the first post.
test('words that are neither German nor English are hints with their places', {
  timeout: 60_000,
}, async () => {
  expect(await unknownIn('Eine Sicherheitslüke und ein security brech.', { title: 'Der Standart' })).toEqual([
    '4:12 Standart',
    '15:6 Sicherheitslüke',
    '15:39 brech',
  ])
})

test('code, addresses, quoted HTML and abbreviations are left alone', { timeout: 60_000 }, async () => {
  expect(
    await unknownIn(
      'Der Befehl `lsblkx`, [Ziel](/xyzzyx), https://xyzzyx.example und die DSGVO.\n\n```\nxyzzyx\n```',
    ),
  ).toEqual([])
})

test('nouns that are made of two known ones, and halves of a hyphenated word, are left alone', {
  timeout: 60_000,
}, async () => {
  expect(await unknownIn('Das Patchkabel, die Verweisquelle und die Ver- schlüsselung.')).toEqual([])
  expect(await unknownIn('Die Sicherungkopie ist ein Wiederspruch.')).toHaveLength(2)
})

test('own words are known, and are read again when the list changes', { timeout: 60_000 }, async () => {
  expect(await unknownIn('Die Firma Xyzzyx.')).toEqual(['15:11 Xyzzyx'])
  writeFileSync(join(folder, wordsFile), '# Namen\nXyzzyx\n')
  expect(await unknownIn('Die Firma Xyzzyx.')).toEqual([])
})
