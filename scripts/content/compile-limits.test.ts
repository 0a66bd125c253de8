import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { postText } from '../../tests/support/remarks-on.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openCompiler, readPosts } from './store.ts'

const root = temporaryFolder('for each test')
beforeEach(() => {
  for (const name of ['posts/images', 'public']) mkdirSync(join(root, name), { recursive: true })
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>'
  writeFileSync(join(root, 'posts/images/a.svg'), drawing)
})

const write = (slug: string, body: string, fields: Record<string, string> = {}) =>
  writeFileSync(
    join(root, `posts/${slug}.md`),
    postText(body, { id: `"${slug}"`, slug, image: 'images/a.svg', ...fields }),
  )

// 31 KB of such a pattern take minutes.
test.each([
  ['time', { timeLimitMs: 500, memoryLimitMb: 1024 }, `${'!['.repeat(3900)}a${'](b)'.repeat(3900)}`],
  [
    'memory',
    { timeLimitMs: 60_000, memoryLimitMb: 260 },
    `${'| a '.repeat(20_000)}\n${'| - '.repeat(20_000)}`,
  ],
])(
  'a post that needs too much %s is an error by name, and the others are compiled',
  async (_, limits, body) => {
    write('a', 'eins')
    write('b', body)
    write('c', 'drei')
    const options = { compiler: openCompiler(limits), cache: join(root, 'cache') }
    const { records } = await readPosts(join(root, 'posts'), options)
    expect(records.map(({ post }) => post?.body)).toEqual([['<p>eins</p>'], undefined, ['<p>drei</p>']])
    expect(records[1]?.diagnostics).toMatchObject([{ fatal: true, ruleId: 'compile-limit' }])
  },
)

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">${content}</svg>`

/** Each `<use>` draws the group before it eight times, blurred. */
const nestedUses = () => {
  const groups = Array.from({ length: 6 }, (_, level) => {
    const uses = `<use href="#g${level}"/>`.repeat(8)
    return `<g id="g${level + 1}" filter="url(#f)">${uses}</g>`
  })
  const blur = '<filter id="f"><feGaussianBlur stdDeviation="90"/></filter>'
  return svg(`${blur}<g id="g0"><path d="M0 0h1600v900z"/></g>${groups.join('')}`)
}

test('compiling ends with status 1 and all errors by name, also of hostile pictures', async () => {
  const pictures: Record<string, [content: string, message: RegExp]> = {
    elements: [svg('<g/>'.repeat(400_000)), /„images\/elements\.svg“ hat mehr als 50000 Elemente/],
    width: [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${'1'.repeat(1e6)}x!" height="9"/>`,
      /„images\/width\.svg“ hat keine Größe/,
    ],
    uses: [nestedUses(), /„images\/uses\.svg“ (ist nach 6 s|braucht mehr als 1536 MB)/],
    script: [svg('<script/>'), /„images\/script\.svg“ enthält ein Skript \(<script>\)/],
  }
  for (const [name, [content]] of Object.entries(pictures)) {
    writeFileSync(join(root, `posts/images/${name}.svg`), content)
    write(name, 'Text.', { image: `images/${name}.svg` })
  }
  writeFileSync(join(root, 'public/logo.svg'), svg('<path onclick="a()"/>'))
  write('a', 'Text.', { date: 'morgen' })
  const inputs = [
    '--posts',
    join(root, 'posts'),
    '--public',
    join(root, 'public'),
    '--out',
    join(root, 'out'),
  ]
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tests/support/compile-posts.ts', ...inputs],
    { encoding: 'utf8' },
  )
  for (const [name, [, message]] of Object.entries(pictures)) expect.soft(stderr, name).toMatch(message)
  expect.soft(stderr).toMatch(/public\/logo\.svg:1:1 .*„logo\.svg“ enthält ein Skript \(onclick in <path>\)/)
  expect.soft(stderr).toMatch(/^.*posts\/a\.md:\d+:7 .*date: .*\n> \d+ \| date: morgen\n.*\^{6}\n/m)
  expect(status).toBe(1)
})
