import { blogFeed } from '../../../src/site/site-files.ts'
import { strictTransportSecurity } from '../../../src/site/transport-security.ts'

/**
 * The headers for a path, where a trailing `*` matches anything and `:name` anything without a slash. Two rules that
 * match the same address never set the same header: Cloudflare Pages would send both values.
 */
export type HeaderRule = { path: string; headers: Record<string, string> }

/**
 * Browsers ask each time whether a file has changed, and no proxy may rewrite it. Netlify and Cloudflare Pages say the
 * first in more words; with the second they would no longer compress.
 */
export const revalidated = 'no-cache, no-transform'

/** The features for which a browser asks the visitor. A short list: headers share the first packets with the page. */
const unusedFeatures = ['camera', 'geolocation', 'microphone']

/** For files whose names change with their content. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

const forThisSite = { 'Cross-Origin-Resource-Policy': 'same-origin' }

/** For pictures that mails, feed readers and other sites show. A drawing opened by itself is a document, and runs nothing. */
const forAllSites = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

/** For folders of the owner. Firefox applies this to the styles in drawings, also where a page shows them. */
const forOwnFolders = {
  ...forThisSite,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

/** The rules for all hosts, from the policy for pages and the names of all files of the site. */
export function headerRules(policy: string, names: readonly string[]): HeaderRule[] {
  const everywhere = { 'X-Content-Type-Options': 'nosniff' }
  // Not for the files that pages load: these headers can be larger than such a file.
  const forPages = {
    ...forThisSite,
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': strictTransportSecurity,
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  }
  const known: HeaderRule[] = [
    { path: '/', headers: forPages },
    { path: '/:name', headers: forPages },
    { path: '/assets/*', headers: immutable },
    { path: '/brand/*', headers: forAllSites },
    { path: '/og/*', headers: { ...immutable, ...forAllSites } },
    { path: '/pictures/*', headers: { ...immutable, ...forAllSites } },
    { path: '/content/*', headers: forThisSite },
    // Servers would call it text/xml, application/xml or nothing.
    { path: blogFeed.path, headers: { 'Content-Type': blogFeed.type } },
  ]
  const folders = new Set(names.flatMap((name) => /^[^/]+\//.exec(name)?.[0] ?? []))
  const others = [...folders].sort().flatMap((folder) => {
    const path = `/${folder}*`
    if (known.some((rule) => rule.path === path)) return []
    const hasPages = names.some((name) => name.startsWith(folder) && name.endsWith('.html'))
    return { path, headers: hasPages ? forPages : forOwnFolders }
  })
  return [{ path: '/*', headers: everywhere }, ...known, ...others]
}

/** The file `_headers` of Netlify and Cloudflare Pages. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [encodeURI(path), ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `${blocks.join('\n\n')}\n`
}

/** Parses the output of `formatHeaders`. */
export function parseHeaders(text: string): HeaderRule[] {
  const blocks = text.split('\n\n').filter((block) => block.trim() !== '')
  return blocks.map((block) => {
    const [path = '', ...lines] = block.trim().split('\n')
    const headers = lines.map((line) => /^\s*([^:]+): (.*)$/.exec(line)?.slice(1) ?? [])
    return { path: decodeURI(path), headers: Object.fromEntries(headers) }
  })
}

/** A text as a part of a regular expression. */
export function escapePattern(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}

/** The path of a rule as a regular expression, in the syntax that nginx shares with JavaScript. */
export function patternOf(path: string): string {
  const pattern = escapePattern(path.replace(/\*$/, '')).replaceAll(':name', '[^/]+')
  return path.endsWith('*') ? `^${pattern}` : `^${pattern}$`
}

/** The headers that a host with these rules sends for one address. */
export function headersFor(pathname: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ path }) => new RegExp(patternOf(path)).test(pathname))
  return Object.assign({ 'Cache-Control': revalidated }, ...matching.map(({ headers }) => headers))
}
