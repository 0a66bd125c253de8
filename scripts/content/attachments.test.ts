import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, test as always, beforeEach, expect } from 'vitest'
import { inProcessCompiler } from '../../tests/support/in-process-compiler.ts'
import { inProcessImages } from '../../tests/support/in-process-images.ts'
import { postText, recordOf } from '../../tests/support/remarks-on.ts'
import { hasBlog } from '../../tests/support/this-site.ts'
import { attachmentPath, findAttachments, insertAttachments } from './attachments.ts'
import { checkPosts } from './check-posts.ts'

const test = always.skipIf(!hasBlog)

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'attachments-'))
  write('public/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675"/>')
})
afterEach(() => rmSync(root, { recursive: true }))

function write(name: string, content: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), content)
}

/** The HTML of a text beside which there are files. */
async function render(body: string): Promise<string> {
  const record = recordOf(body)
  return insertAttachments(record.post?.html ?? '', await findAttachments(join(root, 'posts'), [record]))
}

/** What the check says about such a post. */
async function check(body: string): Promise<string[]> {
  write('posts/x.md', postText(body))
  const folders = { posts: join(root, 'posts'), public: join(root, 'public') }
  const store = { compiler: inProcessCompiler, cache: join(root, 'cache') }
  const { diagnostics } = await checkPosts(folders, { store, images: inProcessImages() })
  return diagnostics.map(({ reason }) => reason)
}

test('a link to a document beside the post says what it is and how large', async () => {
  write('posts/liste.pdf', `%PDF-1.7\n${'x'.repeat(1_240_000)}`)
  expect(await render('Die [Liste](liste.pdf "Titel").')).toContain('>Liste (PDF, 1,2\u00a0MB)</a>.')
  write('posts/dateien/kurz.pdf', 'x'.repeat(1500))
  expect(await render('[Kurz](dateien/kurz.pdf)')).toContain('>Kurz (PDF, 2\u00a0KB)</a>')
  expect(await check('Die [Liste](liste.pdf).')).toEqual([])
  expect(await check('[Kurz](dateien/kurz.pdf)')).toEqual([
    expect.stringContaining('ist kein PDF, das sich öffnen lässt'),
  ])
})

test('a video plays in the browser with its poster and captions, and not by itself', async () => {
  for (const name of ['film.mp4', 'film.webp', 'film.vtt']) write(`posts/filme/${name}`, 'x')
  expect(await render('![Ein "Umzug"](filme/film.mp4)')).toBe(
    '<p><video controls playsinline preload="none" src="/blog/filme/film.mp4" poster="/blog/filme/film.webp" aria-label="Ein &#x22;Umzug&#x22;"><track kind="captions" src="/blog/filme/film.vtt" srclang="de" label="Deutsch" default></video></p>',
  )
  expect(await check('![Ein Umzug](filme/film.mp4)')).toEqual([])
})

test('a video without captions or poster is shown, with hints', async () => {
  write('posts/film.webm', 'x')
  expect(await render('![Umzug](film.webm)')).toContain(
    '<video controls playsinline preload="metadata" src="/blog/film.webm"',
  )
  expect(await check('![Umzug](film.webm)')).toEqual([
    'Video: ohne Untertitel; sie gehören in film.vtt (WebVTT)',
    'Video: ohne Vorschaubild; es gehört in film.webp',
  ])
})

test('what is not there is an error, and other addresses are left alone', async () => {
  expect(await check('[Liste](liste.pdf)')).toEqual([
    expect.stringContaining('führt zu keiner Seite oder Datei'),
  ])
  expect(await check('![Umzug](film.mp4)')).toHaveLength(1)
  for (const address of [
    '/x.pdf',
    '../x.pdf',
    'a/../../x.pdf',
    'https://example.org/x.pdf',
    'x.pdf?a',
    'x.doc',
  ]) {
    expect(attachmentPath(address)).toBeUndefined()
  }
})
