import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import type { Plugin, Rolldown } from 'vite'
import { build } from 'vite-react-ssg/node'
import type { PageContent } from '../../../src/app/render-page.tsx'
import { sourcesAt } from '../../../src/app/views.ts'
import { articlePath } from '../../../src/site/pages.ts'
import configure from '../../../vite.config.ts'
import { listFiles } from '../../io/list-files.ts'
import type { BundlerResult, Files } from './open-bundle.ts'
import {
  compareStyleSheets,
  composeTemplate,
  type Frame,
  filesOfPage,
  readFrame,
  type Templates,
  templateKey,
} from './page-template.ts'

/**
 * Lets vite-react-ssg (0.9.2) bundle the client's and the server's code, and render all pages that do not come from posts.
 * Writes the serialized bundle into the file `result`.
 *
 * @param outDir an empty folder
 */
export async function runBundler(outDir: string, result: string): Promise<void> {
  const mode = process.env.MODE ?? 'production'
  const { build: options, plugins, ...config } = configure({ command: 'build', mode })
  const contents: Record<string, PageContent> = {}
  let frame: Frame | undefined
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
  let chunks: Rolldown.OutputChunk[] = []
  const collectChunks: Plugin = {
    name: 'collect-chunks',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    writeBundle(_, bundle) {
      chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
    },
  }

  await build(
    {
      includedRoutes: (paths) => paths.filter((path) => !/[:*]/.test(path) && templateKey(path) === path),
      onBeforePageRender: (_, html) => {
        frame ??= readFrame(html)
        return html
      },
      onPageRendered: (path, html) => {
        contents[path] = JSON.parse(/<script type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
        return html
      },
    },
    {
      ...config,
      // Both builds share the plugins, and with them the results of linaria.
      configFile: false,
      build: { ...options, outDir, copyPublicDir: false },
      plugins: [plugins, collectServer, collectChunks],
    },
  )
  if (frame === undefined) throw new Error('expected at least one page')
  const paths = Object.keys(contents).sort()
  const templates: Templates = {}
  for (const path of [...paths, articlePath(':slug')])
    templates[path] = composeTemplate(frame, path, filesOfPage(chunks, sourcesAt(path)))
  const compare = compareStyleSheets(templates)
  for (const template of Object.values(templates))
    template.styleSheets = template.styleSheets.toSorted(compare)
  const bundle: BundlerResult = { paths, templates, contents, client: readFiles(outDir), server }
  writeFileSync(result, serialize(bundle))
}

/** All files but the pages, and the private files of vite and vite-react-ssg. */
function readFiles(folder: string): Files {
  const names = listFiles(folder).filter((name) => !/\.html$|static-loader-data|^\.vite/.test(name))
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]))
}
