import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Names all that is made by certain files, and by the files of certain folders: it is another one after any change
 * of theirs, and with another version of Node. Tests beside the code don't count. Paths are relative to the project.
 */
export async function sourceKey(paths: readonly string[]): Promise<string> {
  return createHash('sha256')
    .update(process.version)
    .update(await hashSources(paths))
    .digest('hex')
}

/** The same whatever the version of Node. */
export async function hashSources(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of await filesOf(path)) {
      const bytes = await readFile(file)
      hash.update(`\0${file}\0${bytes.length}\0`).update(bytes)
    }
  }
  return hash.digest('hex')
}

async function filesOf(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
