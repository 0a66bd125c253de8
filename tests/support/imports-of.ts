import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

/** A file of the project and all files of it that it imports, relative to the project, with forward slashes. */
export function importsOf(file: string): string[] {
  const seen = new Set<string>()
  const follow = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(/(?:from|import) '(\.[^'?]+)[^']*'/g)) {
      const imported = resolve(dirname(path), target)
      if (!existsSync(imported)) throw new Error(`${path}: expected a file, found none: ${target}`)
      follow(imported)
    }
  }
  follow(resolve(file))
  return [...seen].map((path) => relative('.', path).replaceAll('\\', '/'))
}

/** Those of them that are none of `sources`, which are files and folders. */
export function importsBesides(file: string, sources: readonly string[]): string[] {
  const isIn = (path: string) => sources.some((source) => `${path}/`.startsWith(`${source}/`))
  return importsOf(file).filter((path) => !isIn(path))
}
