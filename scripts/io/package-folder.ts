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

/** Says which package has another React than the project, with which nothing can be rendered. */
export function findSecondReact(project?: string, user = 'vite-react-ssg'): string | undefined {
  const own = packageFolder('react', project)
  const other = packageFolder('react', packageFolder(user, project))
  if (own === other) return undefined
  return `${user} has another react than the site: ${other}, not ${own}
In a monorepo, npm reads "overrides" in the package.json of its root only: copy those of the site's package.json there, with the versions of react and react-dom in place of $react and $react-dom, delete node_modules and package-lock.json of the monorepo, and npm install.`
}
