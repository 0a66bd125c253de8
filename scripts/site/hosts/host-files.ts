import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressesOf, pageNames } from '../../../src/site/pages.ts'
import type { Redirects } from '../../content/links/moved-pages.ts'
import { escapePattern, type HeaderRule, patternOf, revalidated } from '../security/headers.ts'
import { splitTarget } from './redirects.ts'

/**
 * A server of the owner: `root` is the folder of the site on it, `functions` the address of the functions. Visitors of the
 * host `other`, with or without `www.`, are led to `host`.
 */
export type Server = {
  host: string
  other: string
  port: number
  root: string
  functions: string
  includes: string
}

/** Pages that people may type in capitals; articles, of which there may be thousands, are left to the browser. */
const pagePaths = pageNames.flatMap((name) => [...addressesOf(name).keys()]).filter((path) => path !== '/')

/**
 * The files of nginx by their names: one for its `http` block, which is copied once, and two in the folder `includes`, which
 * each build replaces. Headers for some addresses only are variables: an `add_header` in a `location` would remove all
 * others there.
 */
export function formatNginx(
  rules: readonly HeaderRule[],
  server: Server,
  redirects: Redirects = {},
): Record<'nginx.conf' | 'nginx-maps.conf' | 'nginx-rules.conf', string> {
  const everywhere: string[] = []
  const somewhere = new Map<string, string[]>()
  for (const { path, headers } of rules) {
    for (const [name, value] of Object.entries(headers)) {
      const lines = somewhere.get(name) ?? []
      if (path === '/*') everywhere.push(`add_header ${name} "${value}" always;`)
      else if (name !== 'Content-Type')
        somewhere.set(name, [...lines, `  "~${patternOf(path)}" "${value}";\n`])
    }
  }
  const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`
  const maps = [...somewhere].map(([name, lines]) => {
    const fallback = name === 'Cache-Control' ? `  default "${revalidated}";\n` : ''
    return `map $uri ${variableOf(name)} {\n${fallback}${lines.join('')}}\n`
  })
  const lines = [
    ...everywhere,
    ...[...somewhere.keys()].map((name) => `add_header ${name} ${variableOf(name)} always;`),
    '# Old addresses, and those of pages in capitals.',
    ...Object.entries(redirects).map(([from, to]) => {
      const { before, takesQuery, anchor } = splitTarget(to)
      const query = takesQuery ? '$is_args$args' : ''
      return `location ~* "^${escapePattern(from)}(\\.html)?/*$" { return 301 "${before}${query}${anchor}"; }`
    }),
    ...pagePaths.map(
      (path) => `location ~ "^(?=.*[A-Z])(?i:${path}(\\.html)?)/*$" { return 301 ${path}$is_args$args; }`,
    ),
  ]
  return {
    'nginx.conf': fillIn('nginx.conf', server),
    'nginx-maps.conf': maps.join('\n'),
    'nginx-rules.conf': `${lines.join('\n')}\n`,
  }
}

/** Replaces each `{{name}}` in a file of this folder. */
function fillIn(file: string, values: Record<string, string | number>): string {
  const template = readFileSync(join(import.meta.dirname, file), 'utf8')
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]))
}
