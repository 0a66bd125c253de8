import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { build } from 'vite-react-ssg/node'
import type { PageContent } from '../../../src/app/render-page.tsx'
import { sourcesAt } from '../../../src/app/views.ts'
import { articlePath } from '../../../src/site/pages.ts'
import configure from '../../../vite.config.ts'
import { bundleFunctions } from '../hosts/bundle-functions.ts'
import type { BundlerResult } from './open-bundle.ts'
import { composeTemplates, type Files, templateKey } from './page-template.ts'

/**
 * Lets vite-react-ssg (0.9.2) bundle the client's and the server's code, and render all pages that do not come from posts.
 * It ends its process fifteen seconds later.
 */
export function run(): Promise<BundlerResult> {
  const outDir = mkdtempSync(join(tmpdir(), 'bundle-'))
  return bundle(outDir).finally(() => rmSync(outDir, { recursive: true, force: true }))
}

async function bundle(outDir: string): Promise<BundlerResult> {
  const mode = process.env.MODE ?? 'production'
  const { build: options, plugins, ...config } = configure({ command: 'build', mode })
  // vite-react-ssg logs each page. A fault is thrown.
  console.log = console.warn = () => {}
  const contents: Record<string, PageContent> = {}
  const bundles: Record<string, Rolldown.OutputBundle> = {}
  const collect: Plugin = {
    name: 'collect',
    writeBundle(_, bundle) {
      bundles[this.environment.name] = bundle
    },
  }

  await build(
    {
      includedRoutes: (paths) => paths.filter((path) => !/[:*]/.test(path) && templateKey(path) === path),
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
  const { 'index.html': html, ...client } = filesOf(bundles.client)
  const chunks = Object.values(bundles.client ?? {}).filter((part) => part.type === 'chunk')
  const paths = [...Object.keys(contents).sort(), articlePath(':slug')]
  const sources = Object.fromEntries(paths.map((path) => [path, sourcesAt(path)]))
  const templates = composeTemplates(String(html), chunks, client, sources)
  return { templates, contents, client, server: filesOf(bundles.ssr), functions: await bundleFunctions() }
}

/** All files of a bundle, but for the private ones of vite and vite-react-ssg. */
function filesOf(bundle: Rolldown.OutputBundle = {}): Files {
  const parts = Object.values(bundle).filter(({ fileName }) => !fileName.startsWith('.vite'))
  return Object.fromEntries(
    parts.map((part) => [part.fileName, part.type === 'chunk' ? part.code : part.source]),
  )
}
