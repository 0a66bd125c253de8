import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { build } from 'vite-react-ssg/node'
import type { PageContent } from '../../../src/app/render-page.tsx'
import { sourcesAt } from '../../../src/app/views.ts'
import { articlePath } from '../../../src/site/pages.ts'
import configure from '../../../vite.config.ts'
import { listFiles } from '../../io/list-files.ts'
import { bundleFunctions } from '../hosts/bundle-functions.ts'
import type { BundlerResult, Files } from './open-bundle.ts'
import { composeTemplates, templateKey, templatesFile } from './page-template.ts'

/**
 * Lets vite-react-ssg (0.9.2) bundle the client's and the server's code, and render all pages that do not come from posts.
 * It ends its process fifteen seconds later.
 */
export async function run(): Promise<BundlerResult> {
  const outDir = mkdtempSync(join(tmpdir(), 'bundle-'))
  try {
    return await bundle(outDir)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

async function bundle(outDir: string): Promise<BundlerResult> {
  const mode = process.env.MODE ?? 'production'
  const { build: options, plugins, ...config } = configure({ command: 'build', mode })
  // vite-react-ssg logs each page. A fault is thrown.
  console.log = console.warn = () => {}
  let template = ''
  const contents: Record<string, PageContent> = {}
  // Below node_modules the project's own package.json does not apply.
  const server: Files = { 'package.json': Buffer.from('{"type":"module"}') }
  let chunks: Rolldown.OutputChunk[] = []
  const collect: Plugin = {
    name: 'collect',
    writeBundle(_, bundle) {
      const written = Object.values(bundle).filter((part) => part.type === 'chunk')
      if (this.environment.name === 'client') chunks = written
      // vite-react-ssg removes the server's code after rendering.
      else for (const { fileName, code } of written) server[fileName] = Buffer.from(code)
    },
  }

  await build(
    {
      includedRoutes: (paths) => paths.filter((path) => !/[:*]/.test(path) && templateKey(path) === path),
      onBeforePageRender: (_, html) => {
        template = html
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
      logLevel: 'error',
      build: { ...options, outDir, copyPublicDir: false },
      plugins: [plugins, collect],
    },
  )
  const client = readFiles(outDir)
  const paths = Object.keys(contents).sort()
  const sources = [...paths, articlePath(':slug')].map((path) => [path, sourcesAt(path)] as const)
  const sheets = Object.entries(client).filter(([name]) => name.endsWith('.css'))
  const templates = composeTemplates(
    template,
    chunks,
    Object.fromEntries(sheets.map(([name, bytes]) => [name, String(bytes)])),
    Object.fromEntries(sources),
  )
  server[templatesFile] = Buffer.from(JSON.stringify(templates))
  const { scripts } = templates
  return { paths, scripts, contents, client, server, functions: await bundleFunctions() }
}

/** All files but the pages, and the private files of vite and vite-react-ssg. */
function readFiles(folder: string): Files {
  const names = listFiles(folder).filter((name) => !/\.html$|static-loader-data|^\.vite/.test(name))
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]))
}
