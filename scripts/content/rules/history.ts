import { basename } from 'node:path'
import { articlePath } from '../../../src/pages.ts'
import type { PostRecord } from '../compile-post.ts'
import { createHint, type Diagnostic, startOfFile } from '../diagnostics.ts'
import { changedWords, goneFiles } from '../git-history.ts'
import { oldSlugs } from '../links/site-targets.ts'
import { fieldMessages } from '../messages.ts'

/** Fewer changed words are a correction. */
const minChangedWords = 10

/** What git knows about posts: texts that changed after their day, and addresses that lead nowhere any more. */
export function checkHistory(folder: string, posts: readonly PostRecord[]): Diagnostic[] {
  const unmarked = posts.flatMap(({ file, day, isPublished, textLine: from, references }) => {
    const isMarked = references.some(({ field }) => field === 'updated')
    return isPublished && day !== undefined && from !== undefined && !isMarked ? [{ file, day, from }] : []
  })
  const changes = changedWords(folder, unmarked)
  const changed = posts.flatMap(({ file, references }) => {
    const { words = 0, day = '' } = changes.get(file) ?? {}
    const place = references.find(({ field }) => field === 'slug')?.place ?? startOfFile
    return words < minChangedWords
      ? []
      : [createHint(file, place, fieldMessages.changed(words, day), 'history')]
  })
  const slugs = new Set(posts.flatMap(({ slug, references }) => [slug, ...oldSlugs(references)]))
  const gone = goneFiles(folder, new Set(posts.map(({ file }) => file))).flatMap(({ file, text }) => {
    const slug = basename(file, '.md')
    if (slugs.has(slug) || !/^published: true$/m.test(text)) return []
    return [createHint(file, startOfFile, fieldMessages.gone(articlePath(slug), slug), 'history')]
  })
  return [...changed, ...gone]
}
