/** One rule of the host: what is answered below `path`, where a trailing `*` stands for anything. */
export type HeaderRule = { path: string; headers: Record<string, string> }

/** The one source for headers. Later rules add to earlier ones and win over them. */
export const headerRules: HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  // The names of these files change with what is in them.
  { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
]

/** As Netlify and Cloudflare Pages read them, in `_headers`. */
export function formatHeaders(rules: readonly HeaderRule[] = headerRules): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `${blocks.join('\n\n')}\n`
}

/** Reads what `formatHeaders` writes. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) {
      const rule = rules.at(-1)
      if (rule) rule.headers[name] = value
    } else if (line.trim() !== '') {
      rules.push({ path: line.trim(), headers: {} })
    }
  }
  return rules
}

/** The headers of one address, as a host that knows the rules would send them. */
export function headersFor(pathname: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ path }) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
  )
  return Object.assign({}, ...matching.map(({ headers }) => headers))
}
