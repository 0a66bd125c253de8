import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from './cache.ts'
import { listFiles } from './list-files.ts'

/** The files and folders that decide what a build writes. A test fails if an imported file is missing here. */
export const sources = [
  ...['package-lock.json', 'tsconfig.json', 'vite.config.ts', 'index.html'],
  ...['src', 'scripts/content', 'scripts/io', 'scripts/site'],
]

/**
 * A cache key of files and folders, relative to the project: it changes with any of them and with the version of Node.
 * Tests beside the code do not count.
 */
export function sourceKey(paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of paths.flatMap(filesOf)) {
    // What cannot be read is reported by whatever needs it.
    const bytes = attempt(() => readFileSync(file)) ?? ''
    hash.update(`\0${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path]
  const names = listFiles(path).filter((name) => !/\.test\.tsx?$/.test(name))
  return names.map((name) => join(path, name))
}
