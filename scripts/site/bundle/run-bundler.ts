import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { matchRoutes } from 'react-router-dom'
import type { Plugin } from 'vite'
import type { RouteRecord } from 'vite-react-ssg'
import { build } from 'vite-react-ssg/node'
import configure from '../../../vite.config.ts'
import { compareText } from '../../content/problem.ts'
import type { BundleParts } from './open-bundle.ts'
import { extractTemplate, type PageTemplate, templateKey } from './page-template.ts'

/**
 * Lets vite-react-ssg (0.9.2) bundle the client's and the server's code into a folder, and render one page of each
 * route, from which the template of all its pages is extracted.
 */
export async function runBundler(folder: string): Promise<void> {
  const client = join(folder, 'client')
  const mode = process.env.MODE ?? 'production'
  const { build: options, plugins, ...config } = configure({ command: 'build', mode })
  let paths: string[] = []
  let routes: RouteRecord[] = []
  const templates = new Map<string, PageTemplate>()
  const keyOf = (path: string) =>
    templateKey(path, matchRoutes(routes as Parameters<typeof matchRoutes>[0], path) ?? [])

  await build(
    {
      includedRoutes: (all, routeTable) => {
        routes = [...routeTable] as RouteRecord[]
        const pages = new Map(all.filter((path) => !/[:*]/.test(path)).map((path) => [keyOf(path), path]))
        paths = [...pages].flatMap(([key, path]) => (key.includes(':') ? [] : path)).sort()
        return [...pages.values()]
      },
      onPageRendered: (path, html) => {
        templates.set(keyOf(path), extractTemplate(html))
        return html
      },
    },
    {
      ...config,
      // Not read again from the file: the two builds share their plugins, and what linaria did for the first.
      configFile: false,
      build: { ...options, outDir: client, emptyOutDir: true },
      plugins: [plugins, copyServer(join(folder, 'server'))],
    },
  )
  // The pages themselves, and what vite and vite-react-ssg write for their own use.
  for (const entry of await readdir(client, { recursive: true, withFileTypes: true })) {
    if (/\.html$|^static-loader-data/.test(entry.name))
      await rm(join(entry.parentPath, entry.name), { recursive: true, force: true })
  }
  await rm(join(client, '.vite'), { recursive: true, force: true })
  // Pages are rendered in any order.
  const sorted = [...templates].sort(([a], [b]) => compareText(a, b))
  const parts: BundleParts = { paths, templates: Object.fromEntries(sorted) }
  await writeFile(join(folder, 'parts.json'), JSON.stringify(parts))
}

/** Copies the server's code, since vite-react-ssg removes it after rendering. */
function copyServer(to: string): Plugin {
  return {
    name: 'copy-server',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    async writeBundle(_, bundle) {
      await mkdir(to, { recursive: true })
      // Below node_modules the project's own package.json does not apply.
      await writeFile(join(to, 'package.json'), '{"type":"module"}')
      for (const [name, part] of Object.entries(bundle)) {
        if (part.type !== 'chunk') continue
        await mkdir(dirname(join(to, name)), { recursive: true })
        await writeFile(join(to, name), part.code)
      }
    },
  }
}
