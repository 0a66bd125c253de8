import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readFacts } from '../../io/read-facts.ts'
import { fontFolder } from '../brand/font.ts'

/** Packages that are sent to visitors, but are not modules: the font and the icons. */
const otherPackages = [fontFolder(readFacts().brand.font), 'node_modules/lucide']

/**
 * Writes `licenses.txt` with the licence of every package that is part of a script that visitors load.
 *
 * @param others folders of further packages
 */
export function licenses(others: readonly string[] = otherPackages): Plugin {
  return {
    name: 'licenses',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
      const folders = new Set([...modules.flatMap((id) => packageFolder(id) ?? []), ...others])
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: formatLicenses(folders) })
    },
  }
}

/** The folder of a module's package; `undefined` for modules of the site. */
export function packageFolder(id: string): string | undefined {
  // Modules of the bundler itself, such as the one that loads the styles of a script.
  const [, bundler] = /^\0(vite|rolldown)\//.exec(id) ?? []
  if (bundler !== undefined) return `node_modules/${bundler}`
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id.replace(/^\0/, ''))?.[0]
}

/** Throws if a package has no licence: it must not be published. */
export function formatLicenses(folders: Iterable<string>): string {
  const texts = [...new Set([...folders].map(describePackage))].sort()
  return `Software and fonts that this site sends to its visitors, and their licences.\n\n${texts.join('\n\n')}\n`
}

function describePackage(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (typeof license !== 'string')
    throw new Error(`${folder}: expected a licence in package.json, found none`)
  const title = `${name} ${version} (${license})`
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i.test(file))
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n'))
  // Vite's own file goes on with packages that run only at build time.
  const tidy = texts.map((text) => text.replace(/^# Licenses of bundled dependencies$.*/ms, '').trim())
  return [title, '='.repeat(title.length), '', ...tidy].join('\n')
}
