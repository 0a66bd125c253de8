import { mkdirSync, symlinkSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { postFolder } from '../../tests/support/post-folder.ts'
import { drawing } from '../../tests/support/post-source.ts'
import { checkPosts } from './check-posts.ts'
import { findFile } from './files.ts'

const { at, write, writePost, folders, tools, plain } = postFolder()

/** An ü as one character, and as Macs write it in the names of files. */
const [composed, decomposed] = ['\u00fc', 'u\u0308']

/** What is said about a post with a text or other fields. */
async function faultsOf(body: string, fields = {}): Promise<string[]> {
  writePost('a', fields, body)
  const { diagnostics } = await checkPosts(folders, { ...tools(), today: '2026-11-21' })
  return diagnostics.map(({ reason }) => reason)
}

describe('a file of a writer', () => {
  test.each([
    ['images/Übergabe.svg', '![x](images/%C3%9Cbergabe.svg)'],
    ['images/Mein Plan.svg', '![x](<images/Mein Plan.svg>)'],
    ['images/Mein Plan.svg', '![x](images/Mein%20Plan.svg)'],
    [`images/${decomposed}bung.svg`, `![x](images/${composed}bung.svg)`],
    [`images/${composed}bung.svg`, `![x](images/${decomposed}bung.svg)`],
    [`images/${composed}bung.svg`, '![x](images/u%CC%88bung.svg)'],
    ['images/unter/Ordner ä/a.svg', '![x](./images/unter/Ordner%20ä/a.svg)'],
  ])('beside the posts, %s, is found as %s', async (file, body) => {
    write({ [`posts/${file}`]: drawing })
    expect(await faultsOf(body)).toEqual([])
  })

  test.each([
    ['Prüfliste.pdf', '[x](/Pr%C3%BCfliste.pdf)'],
    ['Meine Liste.PDF', '[x](/Meine%20Liste.PDF)'],
    [`${decomposed}bung.pdf`, `[x](/${composed}bung.pdf)`],
  ])('in the public folder, %s, is found as %s', async (file, body) => {
    write({ [`public/${file}`]: 'PDF' })
    expect(await faultsOf(body)).toEqual([])
  })

  test.each([
    ['posts/images/Foto.SVG', '![x](images/foto.svg)', 'is called images/Foto.SVG in'],
    ['posts/images/Mein Plan.svg', '![x](images/mein%20plan.svg)', 'called <images/Mein Plan.svg> in'],
    ['posts/images/Foto.svg', '![x](images/Foto.png)', '; did you mean images/Foto.svg?'],
    ['posts/images/Foto.svg', '![x](bilder/foto.svg)', '; did you mean images/Foto.svg?'],
    ['public/fotos/Team.svg', '![x](/fotos/team.svg)', 'is called /fotos/Team.svg in'],
    ['public/Meine Liste.pdf', '[x](/meine%20liste.pdf)', 'did you mean </Meine Liste.pdf>?'],
    ['posts/dateien/Meine Liste.pdf', '[x](<dateien/Meine Liste.pdf>)', 'write </dateien/Meine Liste.pdf>'],
  ])('%s with the text %s is explained', async (file, body, expected) => {
    write({ [file]: file.endsWith('.pdf') ? 'PDF' : drawing })
    const faults = (await faultsOf(body)).map(plain)
    expect(faults).toEqual([expect.stringContaining(expected)])
  })

  test('is found as header image, and explained without the brackets of a link', async () => {
    write({ 'posts/images/Mein Plan.svg': drawing })
    expect(await faultsOf('Text.', { image: 'images/Mein Plan.svg' })).toEqual([])
    const faults = await faultsOf('Text.', { image: 'images/Mein%20Plan.svg' })
    expect(faults).toEqual([expect.stringMatching(/did you mean images\/Mein Plan\.svg\?$/)])
  })
})

describe('a name', () => {
  beforeEach(() => {
    mkdirSync(at('outside'))
    write({ 'files/a.txt': 'a', 'outside/a.txt': 'a' })
  })

  test('leads to files of the folder alone', async () => {
    symlinkSync(at('outside'), at('files/out'))
    symlinkSync('a.txt', at('files/in.txt'))
    const paths = ['a.txt', './a.txt', 'in.txt', 'A.txt', 'b.txt', 'out/a.txt', '../outside/a.txt', '', '.']
    const found = await Promise.all(paths.map((path) => findFile(at('files'), path)))
    expect(found.map((path) => path !== undefined)).toEqual(paths.map((_, index) => index < 3))
  })
})
