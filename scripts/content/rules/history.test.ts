import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { postText } from '../../../tests/support/remarks-on.ts'
import { compilePost } from '../compile-post.ts'
import { checkHistory } from './history.ts'

let root: string
let folder: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'history-'))
  folder = join(root, 'posts')
  mkdirSync(folder)
  git('init', '--quiet')
})
afterEach(() => rmSync(root, { recursive: true }))

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'ignore' })
}

type Posts = Record<string, string>

/** Writes posts, and commits them on a day. */
function commit(day: string, posts: Posts): void {
  for (const [slug, text] of Object.entries(posts)) writeFileSync(join(folder, `${slug}.md`), text)
  git('add', '--all')
  process.env.GIT_COMMITTER_DATE = `${day}T12:00:00Z`
  git('commit', '--quiet', '--message', 'x')
  delete process.env.GIT_COMMITTER_DATE
}

const post = (slug: string, body: string, fields: Record<string, string> = {}) =>
  postText(body, { id: `"${slug}"`, slug, ...fields })
const hints = (posts: Posts) =>
  checkHistory(
    folder,
    Object.entries(posts).map(([slug, text]) => compilePost({ file: join(folder, `${slug}.md`), text })),
  ).map(({ file, reason }) => `${file.slice(folder.length + 1)} ${reason}`)

const sentence = 'Zehn ganz neue Wörter stehen jetzt in diesem langen Absatz hier.'

test('a text that changed after its day asks for updated, and not once it is there', () => {
  commit('2025-01-04', { a: post('a', 'Text.') })
  commit('2025-02-01', { a: post('a', `Text.\n\n${sentence}`) })
  expect(hints({ a: post('a', `Text.\n\n${sentence}`) })).toEqual([
    expect.stringMatching(/^a\.md updated: fehlt.*2025-02-01/),
  ])
  expect(hints({ a: post('a', `Text.\n\n${sentence}`, { updated: '2025-02-01' }) })).toEqual([])
})

test('corrections, changes before the day, other fields, drafts and new posts ask for nothing', () => {
  commit('2025-01-02', { a: post('a', 'Txet.'), b: post('b', 'Text.') })
  commit('2025-01-03', { b: post('b', sentence) })
  const posts = {
    a: post('a', 'Text.', { excerpt: sentence }),
    b: post('b', sentence),
    c: post('c', sentence),
  }
  commit('2025-03-01', posts)
  expect(hints(posts)).toEqual([])
})

test('an address that is gone asks for its successor, until a post has it as an alias', () => {
  commit('2025-01-02', {
    alt: post('alt', 'Text.'),
    entwurf: post('entwurf', 'Text.', { published: 'false' }),
  })
  rmSync(join(folder, 'alt.md'))
  rmSync(join(folder, 'entwurf.md'))
  expect(hints({ neu: post('neu', 'Text.') })).toEqual([
    'alt.md aliases: die Adresse /blog/alt gab es laut git; beim Nachfolger „aliases: [alt]“ eintragen, sonst führt sie ins Leere',
  ])
  commit('2025-01-03', { neu: post('neu', 'Text.') })
  expect(hints({ neu: post('neu', 'Text.', { aliases: '[alt]' }) })).toEqual([])
})
