import { existsSync } from 'node:fs'
import { cp, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Editing } from '../../../src/company.ts'
import { licenses } from '../bundle/licenses.ts'
import { SiteError } from '../links.ts'
import type { HeaderRule } from '../security/headers.ts'
import { editorConfig } from './editor-config.ts'
import { configName, editorFolder, pageName, scriptName } from './editor-files.ts'
import { formatEditorPage } from './editor-page.ts'
import { editorRule } from './editor-policy.ts'

/** Not among the packages of this site: with what it brings it is as large as all others together. */
const packageName = '@sveltia/cms'

/**
 * Writes the editor into a folder if it is switched on, and tells its files and the host's rule for them; nothing of
 * it is for visitors. Throws a `SiteError` if its package is not installed.
 */
export async function publishEditor(
  dist: string,
  editing: Editing | undefined,
  packages = 'node_modules',
): Promise<{ names: string[]; rules: HeaderRule[] }> {
  if (editing === undefined) return { names: [], rules: [] }
  const source = join(packages, packageName)
  if (!existsSync(source)) {
    throw new SiteError(
      `src/company.ts: editing is switched on, and its editor is not installed. Run: npm install --save-dev ${packageName}`,
    )
  }
  const folder = join(dist, editorFolder)
  await bundleEditor(resolve(source), folder)
  await writeFile(join(folder, pageName), formatEditorPage(editing))
  await writeFile(join(folder, configName), `${JSON.stringify(editorConfig(editing), null, 2)}\n`)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const names = files.map((file) => file.slice(dist.length + 1).replaceAll('\\', '/')).sort()
  return { names, rules: [editorRule(editing)] }
}

/** The package's own one-file script would get fonts, languages and more from other hosts: this serves them here. */
async function bundleEditor(source: string, outDir: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    configFile: false,
    publicDir: false,
    base: `/${editorFolder}/`,
    logLevel: 'warn',
    plugins: [entry(source), licenses([source])],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: entryId, output: { entryFileNames: scriptName } },
    },
  })
  const assets = join(source, 'npm/assets')
  for (const name of (await readdir(assets)).filter((name) => name.endsWith('.LICENSE.txt'))) {
    await cp(join(assets, name), join(outDir, name))
  }
}

const entryId = 'virtual:editor'

/** The script of the page, in memory: as a file it would not compile while the package is not there. */
function entry(source: string): Plugin {
  const index = join(source, 'npm/index.js').replaceAll('\\', '/')
  const script = `import CMS from ${JSON.stringify(index)}
// A post keeps the name of its file, whatever is written into the field later.
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => entry.get('data').set('slug', entry.get('slug')),
})
CMS.init()
`
  return {
    name: 'editor',
    resolveId: (id) => (id === entryId ? id : undefined),
    load: (id) => (id === entryId ? script : undefined),
    transform: (code, id) => (id === index ? keepToItself(code) : undefined),
  }
}

/**
 * The script without what it asks of other hosts before anybody signs in: fonts that it has itself as well, and
 * whether the repository's host has troubles. The page's policy would block both, and the console would tell.
 */
export function keepToItself(code: string): string {
  return code
    .replaceAll(/url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)\s*format\([^)]*\)/g, "local('')")
    .replaceAll(
      /https:\/\/www\.githubstatus\.com\/api\/[\w./-]*/g,
      'data:application/json,%7B%22status%22:%7B%22indicator%22:%22none%22%7D%7D',
    )
    .replaceAll(
      /https:\/\/status-api\.hostedstatus\.com\/[\w./-]*/g,
      'data:application/json,%7B%22result%22:%7B%22status_overall%22:%7B%22status_code%22:100%7D%7D%7D',
    )
}
