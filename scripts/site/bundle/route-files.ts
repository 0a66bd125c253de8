import { matchRoutes, type RouteObject } from 'react-router-dom'
import { languages } from '../../../src/i18n/languages.ts'
import { isInOneLanguage } from '../../../src/pages.ts'

/** What is needed of a chunk in Vite's manifest. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

type Bundles = {
  /** The chunks of the client, by their source or name. */
  manifest: Manifest
  /** The files of the client that have a module, by its source. */
  modules: Record<string, string[]>
  /** The sources in the server's files, by their names: where the routes of the server lead. */
  sources: ReadonlyMap<string, readonly string[]>
}

/** The files of the client that the page at a path loads at once: the application, and what its routes import. */
export function filesOfRoute(routes: RouteObject[], path: string, bundles: Bundles): string[] {
  const { manifest, modules, sources } = bundles
  const lazy = (matchRoutes(routes as Parameters<typeof matchRoutes>[0], path) ?? []).map(({ route }) =>
    String(route.lazy ?? ''),
  )
  const imported = [...lazy.join('\n').matchAll(/import\("[^"]*?([^/"]+)"\)/g)]
  const summaries = languages.map((language) => `src/content/${language}/summaries.ts`)
  const entries = imported.flatMap(([, name = '']) => sources.get(name) ?? [])
  // A page in one language has a note for readers of another.
  if (isInOneLanguage(path)) entries.push(...summaries.filter((source) => manifest[source]))
  const files = new Set<string>()
  const add = (key: string) => {
    const { file, css = [], imports = [] } = manifest[key] ?? { file: '' }
    if (file === '' || files.has(file)) return
    for (const each of [file, ...css]) files.add(each)
    for (const each of imports) add(each)
  }
  const chunkOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]))
  for (const entry of ['index.html', ...entries]) {
    if (manifest[entry]) add(entry)
    else for (const file of modules[entry] ?? []) add(chunkOf.get(file.slice(1)) ?? '')
  }
  return [...files]
}
