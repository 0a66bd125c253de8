import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressesOf, pageNames } from '../../../src/pages.ts'
import type { Redirects } from '../../content/links/moved-pages.ts'
import { escapePattern, type HeaderRule, revalidated, rulesByHeader } from '../security/headers.ts'
import { splitTarget } from './redirects.ts'

/**
 * A server of the owner: `root` is the folder of the site on it, `functions` the address of the functions. Visitors of the
 * host `other`, with or without `www.`, are led to `host`.
 */
export type Server = { host: string; other: string; root: string; functions: string }

/** Pages that people may type in capitals; articles, of which there may be thousands, are left to the browser. */
const pagePaths = pageNames.flatMap((name) => [...addressesOf(name).keys()]).filter((path) => path !== '/')

/**
 * The files of nginx by their names: one for its `http` block, which is copied once, and two in the folder `includes`, which
 * each build replaces. Headers for some addresses only are variables: an `add_header` in a `location` would remove all
 * others there.
 */
export function formatNginx(
  rules: readonly HeaderRule[],
  server: Server & { port: number; includes: string },
  redirects: Redirects = {},
): Record<'nginx.conf' | 'nginx-maps.conf' | 'nginx-rules.conf', string> {
  const { everywhere, somewhere } = rulesByHeader(rules)
  somewhere.delete('Content-Type')
  const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`
  const maps = [...somewhere].map(([name, values]) => {
    const lines = values.map(({ pattern, value }) => `  "~${pattern}" "${value}";\n`)
    const fallback = name === 'Cache-Control' ? `  default "${revalidated}";\n` : ''
    return `map $uri ${variableOf(name)} {\n${fallback}${lines.join('')}}\n`
  })
  const lines = [
    ...everywhere.map(([name, value]) => `add_header ${name} "${value}" always;`),
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

/** A Caddyfile for the site. Caddy gets a certificate for the host by itself. */
export function formatCaddyfile(rules: readonly HeaderRule[], server: Server, redirects: Redirects = {}) {
  const { everywhere, somewhere } = rulesByHeader(rules)
  const patterned = [...somewhere].flatMap(([name, values]) =>
    values.map(({ pattern, value }, index) => {
      const matcher = `@${name.toLowerCase()}-${index + 1}`
      return `\t\t${matcher} path_regexp "${pattern}"\n\t\theader ${matcher} ${name} "${value}"`
    }),
  )
  return fillIn('Caddyfile', {
    ...server,
    everywhere: everywhere.map(([name, value]) => `\t\t\t${name} "${value}"`),
    somewhere: patterned,
    // Rewritten first, since the target of "redir" has no query.
    redirects: Object.entries(redirects).map(([from, to]) => {
      const { before, takesQuery, anchor } = splitTarget(to)
      return formatRoute(from, before + (takesQuery ? '{site_query}' : '') + anchor)
    }),
    capitals: pagePaths.map((path) => formatRoute(path, `${path}{site_query}`)),
    revalidated,
  })
}

function formatRoute(from: string, target: string): string {
  const matcher = `@${encodeURIComponent(from)}`
  return `\t\t${matcher} path "${from}" "${from}/" "${from}.html"\n\t\tredir ${matcher} "${target}" 301`
}

/** Replaces each `{{name}}` in a file of this folder; of a list, each entry is a line. */
function fillIn(file: string, values: Record<string, string | number | string[]>): string {
  const template = readFileSync(join(import.meta.dirname, file), 'utf8')
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => [values[name]].flat().join('\n'))
}
