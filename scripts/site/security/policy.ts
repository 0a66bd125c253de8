import { hash } from 'node:crypto'

/**
 * The policy in the page itself, from the hashes of its inline scripts and style. It is complete, for hosts that cannot
 * set headers. HTML comes from the policy for Trusted Types in `src/blog/trusted-html.ts`, and no other.
 */
export function policyForMeta(
  scripts: readonly string[],
  style: string,
  endpoint: string | undefined,
): string {
  // An endpoint without an origin is on this site.
  const connect = endpoint && URL.canParse(endpoint) ? ["'self'", new URL(endpoint).origin] : ["'self'"]
  return [
    "default-src 'none'",
    "base-uri 'none'",
    ['connect-src', ...connect].join(' '),
    "font-src 'self'",
    "form-action 'self' mailto:",
    "img-src 'self'",
    "media-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    `style-src 'self' ${style}`,
    "require-trusted-types-for 'script'",
    'trusted-types article',
  ].join('; ')
}

/**
 * The policy in the header of all pages: what a `<meta>` cannot contain, and the inline scripts, which are the same on
 * all pages. The rest is only in the page, since headers are not compressed and share the first packets with it.
 */
export function policyForHeader(scripts: Iterable<string>): string {
  return `${["script-src 'self'", ...scripts].join(' ')}; frame-ancestors 'none'`
}

/** The hash of an inline script or style as a policy lists it. */
export function hashOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
