import { compareText } from '../../io/compare-text.ts'

/**
 * One rule of the host: what is answered at `path`, where a trailing `*` stands for anything and `:name` for
 * anything without a slash. No two rules that fit the same address set the same header: Cloudflare Pages would
 * send both values.
 */
export type HeaderRule = { path: string; headers: Record<string, string> }

/**
 * How long an answer is kept that no rule speaks of: it is asked for again each time. Netlify and Cloudflare
 * Pages say the same by themselves.
 */
export const revalidated = 'public, max-age=0, must-revalidate'

/**
 * Features that no part of the site uses and that reach further than a page; what is named and not known to a
 * browser would be told in its console. Not more of them: headers share the first ten packets with the page.
 */
const unusedFeatures = [
  ...['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'payment'],
  ...['publickey-credentials-get', 'serial', 'usb', 'xr-spatial-tracking'],
]

/** Files whose names change with what is in them. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

const forThisSite = { 'Cross-Origin-Resource-Policy': 'same-origin' }

/** Pictures that feed readers and other sites show. A drawing that is opened by itself is a document, and runs nothing. */
const forAllSites = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

/** The one source for headers: the policy for pages, and the names of all files of the site. */
export function headerRules(policy: string, names: Iterable<string>): HeaderRule[] {
  const everywhere = {
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  }
  // What is a document, or lies among documents. Files that pages load would carry more headers than content.
  const forPages = {
    ...forThisSite,
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  }
  const known: HeaderRule[] = [
    { path: '/', headers: forPages },
    { path: '/:name', headers: forPages },
    { path: '/assets/*', headers: { ...immutable, ...forThisSite } },
    { path: '/og/*', headers: { ...immutable, ...forAllSites } },
    { path: '/pictures/*', headers: { ...immutable, ...forAllSites } },
    { path: '/blog/:name', headers: forPages },
  ]
  const others = new Map<string, boolean>()
  for (const name of names) {
    const [folder] = /^(?:blog\/)?(?!blog\/)[^/]+\//.exec(name) ?? []
    if (folder === undefined || known.some(({ path }) => path === `/${folder}*`)) continue
    others.set(folder, others.get(folder) === true || name.endsWith('.html'))
  }
  return [
    { path: '/*', headers: everywhere },
    ...known,
    ...[...others]
      .sort(([a], [b]) => compareText(a, b))
      .map(([folder, hasPages]) => ({ path: `/${folder}*`, headers: hasPages ? forPages : forThisSite })),
  ]
}

/** As Netlify and Cloudflare Pages read them, in `_headers`. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
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

/** The path of a rule as a regular expression that nginx, Caddy and Apache read too. */
export function patternOf(path: string): string {
  const pattern = path.replaceAll('.', '\\.').replace(/\*$/, '').replaceAll(':name', '[^/]+')
  return path.endsWith('*') ? `^${pattern}` : `^${pattern}$`
}

/** The headers of one address, as a host that knows the rules would send them. */
export function headersFor(pathname: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ path }) => new RegExp(patternOf(path)).test(pathname))
  return Object.assign({ 'Cache-Control': revalidated }, ...matching.map(({ headers }) => headers))
}

/** Rules by header: those of every answer, and of each other header the values with the patterns they are for. */
export function rulesByHeader(rules: readonly HeaderRule[]) {
  const everywhere = rules
    .filter(({ path }) => path === '/*')
    .flatMap(({ headers }) => Object.entries(headers))
  const somewhere = new Map<string, { pattern: string; value: string }[]>()
  for (const { path, headers } of rules) {
    if (path === '/*') continue
    for (const [name, value] of Object.entries(headers)) {
      somewhere.set(name, [...(somewhere.get(name) ?? []), { pattern: patternOf(path), value }])
    }
  }
  return { everywhere, somewhere }
}
