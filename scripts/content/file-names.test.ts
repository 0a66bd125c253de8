import { symlinkSync } from 'node:fs'
import { expect, test } from 'vitest'
import { postFolder } from '../../tests/support/post-folder.ts'
import { drawing } from '../../tests/support/post-source.ts'
import { checkPosts } from './check-posts.ts'

const { at, write, writePost, folders, tools } = postFolder()

/** An ü as one character, and as Macs write it in the names of files. */
const [composed, decomposed] = ['\u00fc', 'u\u0308']

/** What is said about a post with a text. */
async function faultsOf(body: string): Promise<string[]> {
  writePost('a', {}, body)
  const { diagnostics } = await checkPosts(folders, { ...tools(), today: '2026-11-21' })
  return diagnostics.map(({ reason }) => reason)
}

test.each([
  ['posts/images/Übergabe.svg', '![x](images/%C3%9Cbergabe.svg)'],
  ['posts/images/Mein Plan.svg', '![x](<images/Mein Plan.svg>)'],
  [`posts/images/${decomposed}bung.svg`, `![x](images/${composed}bung.svg)`],
  [`posts/images/${composed}bung.svg`, '![x](images/u%CC%88bung.svg)'],
  ['public/Meine Liste.pdf', '[x](/Meine%20Liste.pdf)'],
  [`public/${decomposed}bung.pdf`, `[x](/${composed}bung.pdf)`],
])('the file %s is found as %s', async (file, body) => {
  write({ [file]: drawing })
  expect(await faultsOf(body)).toEqual([])
})

test.each([
  ['posts/images/Foto.SVG', '![x](images/foto.svg)', 'images/Foto.SVG'],
  ['posts/images/Mein Plan.svg', '![x](images/mein%20plan.svg)', '<images/Mein Plan.svg>'],
  ['posts/images/Foto.svg', '![x](bilder/foto.svg)', 'images/Foto.svg'],
  ['public/Meine Liste.pdf', '[x](/meine%20liste.pdf)', '</Meine Liste.pdf>'],
  ['posts/dateien/Liste.pdf', '[x](dateien/Liste.pdf)', '/dateien/Liste.pdf'],
])('of %s, the text %s is explained with %s', async (file, body, expected) => {
  write({ [file]: drawing })
  expect(await faultsOf(body)).toEqual([expect.stringContaining(expected)])
})

test('what a link leads to is no picture', async () => {
  write({ 'outside/a.svg': drawing })
  symlinkSync(at('outside'), at('posts/images/out'))
  symlinkSync(at('outside/a.svg'), at('posts/images/link.svg'))
  for (const path of ['images/out/a.svg', 'images/link.svg'])
    expect(await faultsOf(`![x](${path})`)).toEqual([expect.stringContaining('is not in the folder')])
})
