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

/** Features that no part of the site uses; what is named and not known to a browser would be told in its console. */
const unusedFeatures = [
  ...['accelerometer', 'autoplay', 'camera', 'clipboard-read', 'cross-origin-isolated', 'display-capture'],
  ...['encrypted-media', 'fullscreen', 'gamepad', 'geolocation', 'gyroscope', 'hid', 'idle-detection'],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-create', 'publickey-credentials-get', 'screen-wake-lock', 'serial'],
  ...['storage-access', 'usb', 'window-management', 'xr-spatial-tracking'],
]

// `web-share` is used too, and is for the site alone without being named; Chromium on Linux does not know it.
const usedFeatures = ['clipboard-write']

/** Files whose names change with what is in them. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

const forThisSite = { 'Cross-Origin-Resource-Policy': 'same-origin' }

/** Pictures that feed readers and other sites show. */
const forAllSites = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

const known: HeaderRule[] = [
  { path: '/', headers: forThisSite },
  { path: '/:name', headers: forThisSite },
  { path: '/assets/*', headers: { ...immutable, ...forThisSite } },
  { path: '/og/*', headers: { ...immutable, ...forAllSites } },
  { path: '/blog/:name', headers: forThisSite },
  { path: '/blog/images/*', headers: forAllSites },
]

/** The one source for headers: the policy for every answer, and the names of all files of the site. */
export function headerRules(policy: string, names: Iterable<string>): HeaderRule[] {
  const everywhere = {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': [
      ...unusedFeatures.map((feature) => `${feature}=()`),
      ...usedFeatures.map((feature) => `${feature}=(self)`),
    ].join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  }
  const others = new Set(
    [...names]
      .flatMap((name) => /^(?:blog\/)?(?!blog\/)[^/]+\//.exec(name)?.[0] ?? [])
      .map((folder) => `/${folder}*`),
  )
  for (const { path } of known) others.delete(path)
  return [
    { path: '/*', headers: everywhere },
    ...known,
    ...[...others].sort().map((path) => ({ path, headers: forThisSite })),
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
