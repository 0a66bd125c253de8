import { expect, test } from 'vitest'
import { company } from '../../src/company/company.ts'
import { correctBodies, mistakes } from '../../tests/support/mistakes.ts'
import { postFolder } from '../../tests/support/post-folder.ts'
import { drawing, goodFields } from '../../tests/support/post-source.ts'
import { checkPosts } from './check-posts.ts'

const { write, writePost, folders, tools, plain } = postFolder()

type Wrong = string | Record<string, string>

/** The remarks about posts with these bodies or fields, which are `x0.md`, `x1.md` and so on. */
async function check(posts: readonly Wrong[]) {
  write({ 'posts/images/mein plan.svg': drawing })
  for (const [index, wrong] of posts.entries()) {
    const { body, ...fields } = typeof wrong === 'string' ? { body: wrong } : wrong
    writePost(`x${index}`, fields, body)
  }
  return (await checkPosts(folders, { ...tools(), today: '2026-11-22' })).diagnostics
}

/** As if the post was `posts/x.md`, and the same for every company. */
const asOfX = (text: string) =>
  plain(text)
    .replace(/(?<=„|\/blog\/)x\d+/g, 'x')
    .replaceAll(company.siteUrl, 'https://www.example.com')

const firstLine = (wrong: Wrong) =>
  typeof wrong === 'string' ? 15 : 2 + Object.keys(goodFields).findIndex((name) => name in wrong)

test('every mistake is reported on its line, with a message that is in the documentation', async () => {
  const found = await check(mistakes.map(([, wrong]) => wrong))
  const rows = mistakes.map(([name, wrong, line = firstLine(wrong)], index) => {
    const own = found.filter((remark) => remark.file.endsWith(`/x${index}.md`) && remark.line === line)
    return { name, remarks: [...new Set(own.map(({ reason }) => asOfX(reason)))] }
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
  const bodyOf = (file: string) => correctBodies[Number(/x(\d+)\.md$/.exec(file)?.[1])]
  expect(remarks.map(({ file, reason }) => [bodyOf(file), reason])).toEqual([])
})
