import { resolve } from 'node:path'
import { checkPosts } from '../content/check-posts.ts'
import { isError } from '../content/diagnostics.ts'
import type { SourceFolders } from '../content/folders.ts'
import { formatChecked } from '../content/report.ts'
import { checkTypes } from './check-types.ts'
import { describePlaceholders } from './unfinished.ts'

/**
 * Checks posts, facts and texts, and prints what is wrong; sets the exit status on errors.
 *
 * @param names of posts; of named ones nothing else is wanted
 * @returns the first name that is no post
 */
export async function check(folders: SourceFolders, names: readonly string[]): Promise<string | undefined> {
  const isAll = names.length === 0
  const types = isAll ? checkTypes() : []
  const { files, diagnostics, unpublished } = await checkPosts(folders)
  const unknown = names.find((name) => !files.some((file) => resolve(file) === resolve(name)))
  if (unknown !== undefined) return unknown

  const wanted = new Set((isAll ? files : names).map((name) => resolve(name)))
  const isWanted = (file: string) => wanted.has(resolve(file))
  const selected = {
    files: files.filter(isWanted),
    diagnostics: [...diagnostics.filter(({ file }) => isWanted(file)), ...(await types)],
    unpublished: unpublished.filter(({ file }) => isWanted(file)),
  }
  if (isAll) for (const line of describePlaceholders(true)) console.info(line)
  // Last, where it is seen.
  console.info(formatChecked(selected, isAll ? 'all' : 'posts'))
  if (selected.diagnostics.some(isError)) process.exitCode = 1
  return undefined
}
