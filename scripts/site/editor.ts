import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { company } from '../../src/company/company.ts'
import type { Editing } from '../../src/company/facts-schema.ts'
import { escapeMarkup } from '../io/escape-markup.ts'
import { licenses } from './bundle/licenses.ts'
import { editorConfig } from './editor-config.ts'
import { SiteError } from './links.ts'
import type { HeaderRule } from './security/headers.ts'

/** Not a dependency of this site: with its own dependencies it is as large as all others together. */
const packageName = '@sveltia/cms'

type NamedFile = [name: string, content: string | Uint8Array]

/** The files of the editor, by their names in the site. Throws a `SiteError` if its package is not installed. */
export async function createEditor(editing: Editing, packages = 'node_modules'): Promise<NamedFile[]> {
  const source = resolve(packages, packageName)
  if (!existsSync(source)) {
    throw new SiteError(
      `src/company/company.json: editing is switched on, but its editor is not installed. Run: npm install --save-dev ${packageName}`,
    )
  }
  const page = readFileSync(join(import.meta.dirname, 'editor-page.html'), 'utf8')
    .replace('{{policy}}', editorPolicy(editing))
    .replace('{{company}}', () => escapeMarkup(company.shortName))
  const assets = join(source, 'npm/assets')
  const licences = readdirSync(assets).filter((name) => name.endsWith('.LICENSE.txt'))
  const files: NamedFile[] = [
    ['posts.html', page],
    ['config.json', `${JSON.stringify(editorConfig(editing), null, 2)}\n`],
    ...licences.map((name): NamedFile => [name, readFileSync(join(assets, name))]),
    ...(await bundleEditor(source)),
  ]
  return files.map(([name, content]) => [`admin/${name}`, content])
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
async function bundleEditor(source: string): Promise<NamedFile[]> {
  const { build } = await import('vite')
  const index = join(source, 'npm/index.js').replaceAll('\\', '/')
  const inEditor: Plugin = {
    name: 'editor',
    transform: (code, id) => (id === index ? withoutForeignRequests(code) : undefined),
  }
  const result = await build({
    configFile: false,
    publicDir: false,
    base: '/admin/',
    logLevel: 'warn',
    resolve: { alias: { [packageName]: index } },
    plugins: [inEditor, licenses([source])],
    build: {
      write: false,
      modulePreload: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: join(import.meta.dirname, 'editor-script.js'),
        output: { entryFileNames: 'editor.js' },
      },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  return output.map((part) => [part.fileName, part.type === 'chunk' ? part.code : part.source])
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
