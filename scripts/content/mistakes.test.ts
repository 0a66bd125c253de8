import { test as always, expect } from 'vitest'
import { company } from '../../src/company/company.ts'
import { correctBodies } from '../../tests/support/correct-posts.ts'
import { inProcessCompiler } from '../../tests/support/in-process-compiler.ts'
import { inProcessImages } from '../../tests/support/in-process-images.ts'
import { mistakes } from '../../tests/support/mistakes.ts'
import { drawing, goodFields, postText, writeFiles } from '../../tests/support/post-source.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { hasBlog } from '../../tests/support/this-site.ts'
import { checkPosts } from './check-posts.ts'

const test = always.skipIf(!hasBlog)
const root = temporaryFolder('for each test')

type Wrong = string | Record<string, string>

/** The remarks about posts with these bodies or fields, which are `x0.md`, `x1.md` and so on. */
async function check(posts: readonly Wrong[]) {
  writeFiles(root, { 'posts/images/a.svg': drawing, 'public/icon.svg': drawing })
  writeFiles(root, { 'posts/images/mein plan.svg': drawing })
  for (const [index, post] of posts.entries()) {
    const { body = 'Text.', ...fields } = typeof post === 'string' ? { body: post } : post
    // Each has a title of its own, on which no message depends.
    const own = { id: `"${index}"`, slug: `x${index}`, title: `Beitrag ${index}` }
    writeFiles(root, { [`posts/x${index}.md`]: postText(body, { ...own, ...fields }) })
  }
  const folders = { posts: `${root}/posts`, public: `${root}/public` }
  const store = { compiler: inProcessCompiler, cache: `${root}/cache` }
  const { diagnostics } = await checkPosts(folders, { store, images: inProcessImages(), today: '2026-11-22' })
  return diagnostics
}

/** As if the post was `posts/x.md`, and the same for every company. */
const plain = (text: string) =>
  text
    .replace(/(?<=„|\/blog\/)x\d+/g, 'x')
    .replaceAll(`${root}/`, '')
    .replaceAll(company.siteUrl, 'https://www.example.com')

const firstLine = (wrong: Wrong) =>
  typeof wrong === 'string' ? 15 : 2 + Object.keys(goodFields).findIndex((name) => name in wrong)

test('every mistake is reported on its line, with a message that is in the documentation', async () => {
  const found = await check(mistakes.map(([, wrong]) => wrong))
  const rows = mistakes.map(([name, wrong, line = firstLine(wrong)], index) => {
    const own = found.filter((remark) => remark.file.endsWith(`/x${index}.md`) && remark.line === line)
    return { name, remarks: [...new Set(own.map(({ reason }) => plain(reason)))] }
  })
  expect(rows.filter(({ remarks }) => remarks.length === 0)).toEqual([])

  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '\\<')
  const table = rows.map(({ name, remarks }) => `| ${cell(name)} | ${remarks.map(cell).join('<br>')} |`)
  await expect(
    `# Was \`npm run check\` findet

Die Tabelle entsteht aus den Tests (\`npx vitest run --project unit scripts/content/mistakes.test.ts -u\`).

| Fehler | Meldung |
| --- | --- |
${table.join('\n')}
`,
  ).toMatchFileSnapshot('../../docs/mistakes.md')
})

test('nothing is reported about correct posts', async () => {
  const remarks = await check(correctBodies)
  const about = correctBodies.map((body, index) => ({
    body,
    remarks: remarks.filter(({ file }) => file.endsWith(`/x${index}.md`)).map(({ reason }) => reason),
  }))
  expect(about.filter((post) => post.remarks.length > 0)).toEqual([])
})
