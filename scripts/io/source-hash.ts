import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './list-files.ts'

/**
 * The files and folders that decide how posts are compiled, and those that decide how the site is built. A test fails if
 * an imported file is missing here.
 */
export const sources = {
  content: [
    ...['package-lock.json', 'scripts/content', 'scripts/io'],
    ...[
      'src/ui/picture.ts',
      'src/blog/post.ts',
      'src/blog/search',
      'src/content/de/post-text.ts',
      'src/i18n/fill.ts',
      'src/links/section-id.ts',
      'src/links/nearest.ts',
    ],
  ],
  site: [
    ...['package-lock.json', 'tsconfig.json', 'vite.config.ts', 'index.html'],
    ...['src', 'scripts/content', 'scripts/io', 'scripts/site'],
  ],
}

/**
 * A cache key of files and folders, relative to the project: it changes with any of them and with the version of Node.
 * Tests beside the code do not count.
 */
export function sourceKey(paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of paths.flatMap(filesOf)) {
    const bytes = readFileSync(file)
    hash.update(`\0${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  const names = listFiles(path).filter((name) => !/\.test\.tsx?$/.test(name))
  return names.map((name) => join(path, name))
}
