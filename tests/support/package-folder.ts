import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

/**
 * The folder of an installed package, as a file of the project or of another package finds it: below the project, or in
 * a monorepo further up. Throws if there is none.
 */
export function packageFolder(name: string, from = resolve('.')): string {
  // Not every package lets its package.json be resolved.
  const candidates = createRequire(join(from, 'package.json')).resolve.paths(name) ?? []
  const found = candidates.map((folder) => join(folder, name)).find((folder) => existsSync(folder))
  if (found === undefined) throw new Error(`${name}: expected an installed package, found none; npm ci`)
  return realpathSync(found)
}
