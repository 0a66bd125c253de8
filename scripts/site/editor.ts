import { existsSync, readFileSync } from 'node:fs'
import { cp, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { company } from '../../src/company/company.ts'
import type { Editing } from '../../src/company/company-type.ts'
import { listFiles } from '../io/list-files.ts'
import { licenses } from './bundle/licenses.ts'
import { editorConfig } from './editor-config.ts'
import { escapeMarkup } from './escape-markup.ts'
import { SiteError } from './links.ts'
import type { HeaderRule } from './security/headers.ts'

/** Not a dependency of this site: with its own dependencies it is as large as all others together. */
const packageName = '@sveltia/cms'

/**
 * Writes Sveltia CMS into `dist/admin` if it is switched on, and returns its files and its header rule. Throws a
 * `SiteError` if its package is not installed.
 */
export async function publishEditor(
  dist: string,
  editing: Editing | null,
  packages = 'node_modules',
): Promise<{ names: string[]; rules: HeaderRule[] }> {
  if (editing === null) return { names: [], rules: [] }
  const source = join(packages, packageName)
  if (!existsSync(source)) {
    throw new SiteError(
      `src/company/company.ts: editing is switched on, but its editor is not installed. Run: npm install --save-dev ${packageName}`,
    )
  }
  const folder = join(dist, 'admin')
  await bundleEditor(resolve(source), folder)
  const page = readFileSync(join(import.meta.dirname, 'editor-page.html'), 'utf8')
    .replace('{{policy}}', editorPolicy(editing))
    .replace('{{company}}', () => escapeMarkup(company.shortName))
  await writeFile(join(folder, 'posts.html'), page)
  await writeFile(join(folder, 'config.json'), `${JSON.stringify(editorConfig(editing), null, 2)}\n`)
  return { names: listFiles(folder).map((name) => `admin/${name}`), rules: [editorRule(editing)] }
}

/** The header rule of the editor. No opener policy: a sign-in window sends its result to the page. */
export function editorRule(editing: Editing): HeaderRule {
  const policy = `${editorPolicy(editing)}; frame-ancestors 'none'; upgrade-insecure-requests`
  const headers = { 'Content-Security-Policy': policy, 'Cross-Origin-Resource-Policy': 'same-origin' }
  return { path: '/admin/*', headers }
}

/** Besides this site the editor reaches only the host of the repository (sveltiacms.app/en/docs/security). */
function editorPolicy(editing: Editing): string {
  const isGithub = editing.backend === 'github'
  const server = isGithub ? 'https://api.github.com' : new URL(editing.server).origin
  const avatars = isGithub ? 'https://avatars.githubusercontent.com' : server
  const more = server === 'https://gitlab.com' ? ' https://secure.gravatar.com' : ''
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `connect-src 'self' blob: data: ${server}`,
    "font-src 'self'",
    "form-action 'none'",
    `img-src 'self' blob: data: ${avatars}${more}`,
    "manifest-src 'self'",
    'media-src blob:',
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
  ].join('; ')
}

/** The package's prebuilt script loads fonts, languages and more from other hosts; a bundle of our own does not. */
async function bundleEditor(source: string, outDir: string): Promise<void> {
  const { build } = await import('vite')
  const index = join(source, 'npm/index.js').replaceAll('\\', '/')
  const inEditor: Plugin = {
    name: 'editor',
    transform: (code, id) => (id === index ? withoutForeignRequests(code) : undefined),
  }
  await build({
    configFile: false,
    publicDir: false,
    base: '/admin/',
    logLevel: 'warn',
    resolve: { alias: { [packageName]: index } },
    plugins: [inEditor, licenses([source])],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: join(import.meta.dirname, 'editor-script.js'),
        output: { entryFileNames: 'editor.js' },
      },
    },
  })
  const assets = join(source, 'npm/assets')
  for (const name of (await readdir(assets)).filter((name) => name.endsWith('.LICENSE.txt'))) {
    await cp(join(assets, name), join(outDir, name))
  }
}

const statusOk = encodeURIComponent(
  '{"status":{"indicator":"none"},"result":{"status_overall":{"status_code":100}}}',
)

/**
 * The script without its requests to other hosts before anybody signs in: for fonts that it contains as well, and for
 * the status of the repository's host. The policy would block them and the console would show errors.
 */
export function withoutForeignRequests(code: string): string {
  return code
    .replaceAll(/url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)\s*format\([^)]*\)/g, "local('')")
    .replaceAll(
      /https:\/\/(www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)\/[\w./-]*/g,
      `data:application/json,${statusOk}`,
    )
}
