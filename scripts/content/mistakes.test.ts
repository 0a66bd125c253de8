import { expect, test } from 'vitest'
import { correctBodies, mistakes, type Wrong } from '../../tests/support/mistakes.ts'
import { postFolder } from '../../tests/support/post-folder.ts'
import { drawing, goodFields } from '../../tests/support/post-source.ts'
import { checkPosts } from './check-posts.ts'

const { write, writePost, folders, tools } = postFolder()

/** The remarks about posts with these bodies or fields, which are `x0.md`, `x1.md` and so on. */
async function check(posts: readonly Wrong[]) {
  write({ 'posts/images/mein plan.svg': drawing })
  for (const [index, wrong] of posts.entries()) {
    const { body, ...fields } = typeof wrong === 'string' ? { body: wrong } : wrong
    writePost(`x${index}`, fields, body)
  }
  return (await checkPosts(folders, { ...tools(), today: '2026-11-22' })).diagnostics
}

const firstLine = (wrong: Wrong) =>
  typeof wrong === 'string' ? 15 : 2 + Object.keys(goodFields).findIndex((name) => name in wrong)

test('every mistake is reported on its line', async () => {
  const found = await check(mistakes.map(([, wrong]) => wrong))
  const missed = mistakes.filter(([, wrong, line = firstLine(wrong), words = ''], index) =>
    found.every(
      ({ file, line: at, reason }) =>
        !file.endsWith(`/x${index}.md`) || at !== line || !reason.includes(words),
    ),
  )
  expect(missed).toEqual([])
})

test('nothing is reported about correct posts', async () => {
  const remarks = await check(correctBodies)
  const bodyOf = (file: string) => correctBodies[Number(/x(\d+)\.md$/.exec(file)?.[1])]
  expect(remarks.map(({ file, reason }) => [bodyOf(file), reason])).toEqual([])
})
