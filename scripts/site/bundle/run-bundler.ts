import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import type { Plugin } from 'vite'
import { build } from 'vite-react-ssg/node'
import configure from '../../../vite.config.ts'
import { listFiles } from '../../io/list-files.ts'
import type { BundlerResult, Files } from './open-bundle.ts'
import { compareStyleSheets, extractTemplate, type Templates, templateKey } from './page-template.ts'

/**
 * Lets vite-react-ssg (0.9.2) bundle the client's and the server's code, and render one page of each route, from which
 * the template of all its pages is extracted. Writes the serialized bundle into the file `result`.
 *
 * @param outDir an empty folder
 */
export async function runBundler(outDir: string, result: string): Promise<void> {
  const mode = process.env.MODE ?? 'production'
  const { build: options, plugins, ...config } = configure({ command: 'build', mode })
  let pages: string[] = []
  const templates: Templates = {}
  // Below node_modules the project's own package.json does not apply.
  const server: Files = { 'package.json': Buffer.from('{"type":"module"}') }
  // vite-react-ssg removes the server's code after rendering.
  const collectServer: Plugin = {
    name: 'collect-server',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    writeBundle(_, bundle) {
      for (const [name, part] of Object.entries(bundle)) {
        if (part.type === 'chunk') server[name] = Buffer.from(part.code)
      }
    },
  }

  await build(
    {
      includedRoutes: (paths) => {
        pages = paths.filter((path) => !/[:*]/.test(path))
        return [...new Map(pages.map((path) => [templateKey(path), path])).values()]
      },
      onPageRendered: (path, html) => {
        templates[templateKey(path)] = extractTemplate(html, path)
        return html
      },
    },
    {
      ...config,
      // Both builds share the plugins, and with them the results of linaria.
      configFile: false,
      build: { ...options, outDir, copyPublicDir: false },
      plugins: [plugins, collectServer],
    },
  )
  const compare = compareStyleSheets(templates)
  const bundle: BundlerResult = {
    paths: pages.filter((path) => templateKey(path) === path).sort(),
    // In the same order each time, though pages are rendered in any.
    templates: Object.fromEntries(
      Object.entries(templates)
        .sort()
        .map(([key, template]) => [
          key,
          { ...template, styleSheets: template.styleSheets.toSorted(compare) },
        ]),
    ),
    client: readFiles(outDir),
    server,
  }
  writeFileSync(result, serialize(bundle))
}

/** All files but the pages, and the private files of vite and vite-react-ssg. */
function readFiles(folder: string): Files {
  const names = listFiles(folder).filter((name) => !/\.html$|static-loader-data|^\.vite/.test(name))
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]))
}
