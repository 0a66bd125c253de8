import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The names of the files below a folder, without links, with forward slashes, in one order; none without the folder. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}
