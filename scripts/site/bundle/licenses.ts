import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { compareText } from '../../io/compare-text.ts'

/** Where visitors find the licences of what is sent to them. */
const fileName = 'licenses.txt'

/** What has no module among the site's scripts: the font. */
const siteBesides = ['node_modules/@fontsource-variable/archivo', 'node_modules/lucide']

/** Writes `licenses.txt`: every package of which something is in a script that visitors load, with its licence. */
export function licenses(besides: readonly string[] = siteBesides): Plugin {
  return {
    name: 'licenses',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
      const folders = new Set([...modules.flatMap((id) => packageFolder(id) ?? []), ...besides])
      this.emitFile({ type: 'asset', fileName, source: formatLicenses(folders) })
    },
  }
}

/** The folder of the package that a module is of; `undefined` for the site's own. */
export function packageFolder(id: string): string | undefined {
  // What the bundler adds itself, such as the loading of a script's styles.
  const [, bundler] = /^\0(vite|rolldown)\//.exec(id) ?? []
  if (bundler !== undefined) return `node_modules/${bundler}`
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id.replace(/^\0/, ''))?.[0]
}

/** Throws where a package does not tell its licence: such a one must not be shipped. */
export function formatLicenses(folders: Iterable<string>): string {
  const entries = new Map([...folders].map((folder) => describePackage(folder)))
  const texts = [...entries].sort(([a], [b]) => compareText(a, b)).map(([, text]) => text)
  return `Software and fonts that this site sends to its visitors, and their licences.\n\n${texts.join('\n\n')}\n`
}

function describePackage(folder: string): [title: string, text: string] {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (typeof license !== 'string')
    throw new Error(`${folder}: expected a licence in package.json, found none`)
  const title = `${name} ${version} (${license})`
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i.test(file))
  const texts = files.sort(compareText).map((file) => readFileSync(join(folder, file), 'utf8'))
  return [title, [title, '='.repeat(title.length), '', ...texts.map(tidy)].join('\n')]
}

/** Without what Vite's own file says of packages that run at build time only. */
function tidy(text: string): string {
  return (text.replaceAll('\r\n', '\n').split(/^# Licenses of bundled dependencies$/m)[0] ?? '').trim()
}
