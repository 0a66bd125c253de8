import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, test as always, expect } from 'vitest'
import { company } from '../../src/company/company.ts'
import { correctBodies } from '../../tests/support/correct-posts.ts'
import { inProcessCompiler } from '../../tests/support/in-process-compiler.ts'
import { inProcessImages } from '../../tests/support/in-process-images.ts'
import { mistakes } from '../../tests/support/mistakes.ts'
import { goodFields, postText } from '../../tests/support/remarks-on.ts'
import { hasBlog } from '../../tests/support/this-site.ts'
import { checkPosts } from './check-posts.ts'

const test = always.skipIf(!hasBlog)

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675"/>'
const root = mkdtempSync(join(tmpdir(), 'mistakes-'))
afterAll(() => rmSync(root, { recursive: true }))

/** What the check says about posts in one folder, by their slugs. */
async function checkAll(name: string, posts: Record<string, string>) {
  const folders = { posts: join(root, name, 'posts'), public: join(root, name, 'public') }
  const write = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  for (const image of ['a', 'mein plan']) write(join(folders.posts, `images/${image}.svg`), drawing)
  write(join(folders.public, 'icon.svg'), drawing)
  for (const [slug, text] of Object.entries(posts)) write(join(folders.posts, `${slug}.md`), text)
  const store = { compiler: inProcessCompiler, cache: join(root, 'cache') }
  const { diagnostics } = await checkPosts(folders, { store, images: inProcessImages(), today: '2026-11-22' })
  return diagnostics.map(({ file, line, reason }) => ({
    slug: file.slice(folders.posts.length + 1, -3),
    line,
    reason,
  }))
}

const slugOf = (index: number) => `x${index}`
const asX = (text: string) =>
  text
    .replace(/(?<=„|\/blog\/)x\d+/g, 'x')
    .replaceAll(root, '')
    .replace(/\S*posts(?= nicht)/, 'posts')

// Each post has a title of its own, on which no message depends.
const wrongPosts = mistakes.map(([, wrong], index) => {
  const slug = slugOf(index)
  const { body = 'Text.', ...fields } = typeof wrong === 'string' ? { body: wrong } : wrong
  return [slug, postText(body, { id: `"${slug}"`, slug, title: `Beitrag ${slug}`, ...fields })]
})
const found = await checkAll('wrong', Object.fromEntries(wrongPosts))

/** Each mistake with what the check says about it on its line, each remark once. */
const results = mistakes.map(([name, wrong, line = firstLine(wrong)], index) => {
  const own = found.filter((remark) => remark.slug === slugOf(index) && remark.line === line)
  return { name, remarks: [...new Set(own.map(({ reason }) => asX(reason)))] }
})

function firstLine(wrong: string | Record<string, string>): number {
  if (typeof wrong === 'string' || 'body' in wrong) return 15
  return 2 + Object.keys(goodFields).findIndex((name) => name in wrong)
}

test.each(results)('$name', ({ remarks }) => {
  expect(remarks).not.toEqual([])
})

test('nothing is said about correct posts', async () => {
  const posts = correctBodies.map((body, index) => {
    const fields = { id: `"${index}"`, slug: slugOf(index), title: `Beitrag ${index}` }
    return [slugOf(index), postText(body, fields)]
  })
  const remarks = await checkAll('right', Object.fromEntries(posts))
  expect(remarks.map(({ slug, reason }) => `${correctBodies[Number(slug.slice(1))]}: ${reason}`)).toEqual([])
})

test('the table of mistakes in the documentation is up to date', async () => {
  // The same for every company.
  const cell = (text: string) =>
    text.replaceAll(company.siteUrl, 'https://www.example.com').replaceAll('|', '\\|').replaceAll('<', '\\<')
  const rows = results.map(({ name, remarks }) => `| ${cell(name)} | ${remarks.map(cell).join('<br>')} |`)
  await expect(
    `# Was \`npm run check\` findet

Die Tabelle entsteht aus den Tests (\`npx vitest run --project unit scripts/content/mistakes.test.ts -u\`).

| Fehler | Meldung |
| --- | --- |
${rows.join('\n')}
`,
  ).toMatchFileSnapshot('../../docs/mistakes.md')
})
