import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { postText } from '../../../tests/support/remarks-on.ts'
import { compilePost } from '../../content/compile-post.ts'
import { renamePost } from './rename-post.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rename-'))
  mkdirSync(join(root, 'posts/images'), { recursive: true })
  mkdirSync(join(root, 'src'))
  write('posts/images/alt.svg', '<svg/>')
  write(
    'posts/alt.md',
    post('alt', 'Siehe [oben](#x) und [sich selbst](/blog/alt#x).', { image: 'images/alt.svg' }),
  )
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(root, name), text)
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const post = (slug: string, body: string, fields: Record<string, string> = {}) =>
  postText(body, { id: `"${slug}"`, slug, ...fields })
const rename = (old: string, slug: string) =>
  renamePost(join(root, 'posts'), old, slug, '2026-11-21', join(root, 'src'))
const aliasesOf = (slug: string) =>
  compilePost({ file: `posts/${slug}.md`, text: read(`posts/${slug}.md`) }).post?.frontMatter.aliases

test('file, image, slug and links have the new name, and the old address stays known', async () => {
  write(
    'posts/b.md',
    post('b', '[a](alt.md#ziel) [b](/blog/alt) [c](/blog/altes) [d](https://example.org/blog/alt)'),
  )
  write('src/page.ts', "articlePath('alt')")
  const { files } = await rename('alt', 'neu')
  expect(files.map((line) => line.replaceAll(`${root}/`, ''))).toEqual([
    'posts/alt.md → posts/neu.md',
    'posts/images/alt.svg → posts/images/neu.svg',
    'posts/b.md',
    'src/page.ts',
  ])
  expect(readdirSync(join(root, 'posts'), { recursive: true }).sort()).toEqual([
    'b.md',
    'images',
    'images/neu.svg',
    'neu.md',
  ])
  const { post: renamed, diagnostics } = compilePost({ file: 'posts/neu.md', text: read('posts/neu.md') })
  expect(diagnostics.filter(({ fatal }) => fatal)).toEqual([])
  expect(renamed?.frontMatter).toMatchObject({ slug: 'neu', aliases: ['alt'], image: 'images/neu.svg' })
  expect(read('posts/neu.md')).toContain('[sich selbst](/blog/neu#x)')
  expect(read('posts/b.md')).toContain(
    '[a](neu.md#ziel) [b](/blog/neu) [c](/blog/altes) [d](https://example.org/blog/alt)',
  )
  expect(read('src/page.ts')).toBe("articlePath('neu')")
})

test('a second time adds to the old addresses, and back again takes one away', async () => {
  await rename('alt', 'neu')
  await rename('neu', 'dritter')
  expect(aliasesOf('dritter')).toEqual(['alt', 'neu'])
  await expect(rename('neu', 'x')).rejects.toThrow('neu: dieser Beitrag heißt jetzt dritter')
  await rename('dritter', 'alt')
  expect(aliasesOf('alt')).toEqual(['neu', 'dritter'])
})

test.each(['slug', 'aliases'])('an empty field %s is filled in', async (field) => {
  write('posts/leer.md', post('leer', 'Text.', { [field]: '' }).replace(`${field}: \n`, `${field}:\n`))
  await rename('leer', 'neu')
  expect(aliasesOf('neu')).toEqual(['leer'])
})

test.each([
  ['false', '2026-11-21', undefined],
  ['false', '2026-11-20', ['entwurf']],
  ['true', '2026-11-21', ['entwurf']],
])('with published: %s and date: %s, the old addresses are %j', async (published, date, aliases) => {
  write('posts/entwurf.md', post('entwurf', 'Text.', { published, date }))
  const { hasAlias } = await rename('entwurf', 'neu')
  expect(aliasesOf('neu')).toEqual(aliases)
  expect(hasAlias).toBe(aliases !== undefined)
})

test.each([
  ['fehlt', 'neu', 'fehlt: keinen Beitrag dieses Namens gefunden'],
  ['alt', 'Neu', 'slug: Kleinbuchstaben'],
  ['alte', 'neu', 'alte: keinen Beitrag dieses Namens gefunden; meinst du alt?'],
  ['alt', 'alt', 'alt: dieser Beitrag heißt schon so'],
  ['alt', 'b', 'slug: einen Beitrag „b“ gibt es schon; einen anderen Namen angeben'],
])('%s to %s is refused, and nothing is written', async (old, slug, message) => {
  write('posts/b.md', post('b', 'Text.'))
  const before = read('posts/alt.md')
  await expect(rename(old, slug)).rejects.toThrow(message)
  expect(read('posts/alt.md')).toBe(before)
  expect(existsSync(join(root, 'posts/images/alt.svg'))).toBe(true)
})
