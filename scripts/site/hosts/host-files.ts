import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Redirects } from '../../content/links/moved-pages.ts'
import { escapePattern, type HeaderRule, patternOf, revalidated } from '../security/headers.ts'
import { SiteError } from '../site-error.ts'

/**
 * The files of nginx by their names: one for its `http` block, which is copied once, and two that each build replaces.
 * Visitors of the other host, with or without `www.`, are led to that of `siteUrl`. Headers for some addresses only are
 * variables: an `add_header` in a `location` would remove all others there.
 */
export function formatNginx(rules: readonly HeaderRule[], siteUrl: string, redirects: Redirects) {
  const everywhere: string[] = []
  const somewhere = new Map<string, string[]>()
  for (const { path, headers } of rules) {
    for (const [name, value] of Object.entries(headers)) {
      const lines = somewhere.get(name) ?? []
      if (path === '/*') everywhere.push(`add_header ${name} ${quoteValue(name, value)} always;`)
      else if (name !== 'Content-Type')
        somewhere.set(name, [...lines, `  "~${patternOf(path)}" ${quoteValue(name, value)};\n`])
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
    '# Old addresses.',
    ...Object.entries(redirects).map(
      ([from, to]) =>
        `location ~* "^${escapePattern(from)}(\\.html)?/*$" { return 301 "${to}$is_args$args"; }`,
    ),
  ]
  const { host } = new URL(siteUrl)
  const other = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`
  const server = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8')
  return {
    'nginx.conf': server.replaceAll('OTHER_HOST', other).replaceAll('SITE_HOST', host),
    'nginx-maps.conf': maps.join('\n'),
    'nginx-rules.conf': `${lines.join('\n')}\n`,
  }
}

function quoteValue(header: string, value: string): string {
  // nginx would read the name of a variable, and has no escape for the sign.
  if (value.includes('$')) throw new SiteError(`${header}: found "${value}"; expected a value without "$"`)
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}
