import { hash } from 'node:crypto'
import { attributeOf, type Element, textOf } from '../elements.ts'

/** The hashes of inline scripts and styles as a policy lists them: `'sha256-…'`. */
export type InlineHashes = { scripts: string[]; styles: string[] }

/** The hashes of a page's inline scripts and styles. Data blocks such as JSON do not run and need none. */
export function inlineHashes(elements: readonly Element[]): InlineHashes {
  const hashes = (inline: Element[]) => [...new Set(inline.map((element) => hashOf(textOf(element))))].sort()
  return {
    scripts: hashes(elements.filter(isInlineScript)),
    styles: hashes(elements.filter(({ tagName }) => tagName === 'style')),
  }
}

/**
 * The policy in the page itself. It is complete, for hosts that cannot set headers. HTML comes from the policy for
 * Trusted Types in `src/blog/trusted-html.ts`, and no other.
 */
export function policyForMeta({ scripts, styles }: InlineHashes, endpoints: readonly string[]): string {
  // Endpoints without an origin are on this site.
  const origins = endpoints.flatMap((address) => (URL.canParse(address) ? new URL(address).origin : []))
  return [
    "default-src 'none'",
    "base-uri 'none'",
    ["connect-src 'self'", ...[...new Set(origins)].sort()].join(' '),
    "font-src 'self'",
    "form-action 'self' mailto:",
    "img-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "require-trusted-types-for 'script'",
    'trusted-types article',
  ].join('; ')
}

/**
 * The policy in the header of all pages: what a `<meta>` cannot contain, and the inline scripts, which are the same on
 * all pages. The rest is only in the page, since headers are not compressed and share the first packets with it.
 */
export function policyForHeader(scripts: Iterable<string>): string {
  return `${["script-src 'self'", ...scripts].join(' ')}; frame-ancestors 'none'${upgrade}`
}

const upgrade = '; upgrade-insecure-requests'

/** The policies for a host without TLS, such as a local one, where Safari would load no script or style. */
export function withoutUpgrade(policy: string): string {
  return policy.replaceAll(upgrade, '')
}

/** The attributes that the policy would block, as `dist/x.html  style="…": expected …`. */
export function findBlocked(name: string, elements: readonly Element[], siteUrl: string): string[] {
  const site = new URL(siteUrl).origin
  const faultOf = (attribute: string, value: string) => {
    if (attribute === 'style') return 'expected a class, since the policy allows no style attributes'
    if (attribute.startsWith('on')) return 'expected no script in an attribute'
    if (attribute !== 'src' || (URL.canParse(value, site) && new URL(value, site).origin === site)) return
    return 'expected a file of this site, since pages load nothing from other hosts'
  }
  return elements.flatMap(({ tagName, attrs }) =>
    attrs.flatMap(({ name: attribute, value }) => {
      const fault = faultOf(attribute, value)
      return fault === undefined ? [] : `dist/${name}  <${tagName} ${attribute}="${value}">: ${fault}`
    }),
  )
}

/** https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element */
function isInlineScript(element: Element): boolean {
  if (element.tagName !== 'script' || attributeOf(element, 'src') !== undefined) return false
  const type = (attributeOf(element, 'type') ?? '').trim().toLowerCase()
  return /^$|^(module|importmap|speculationrules)$|(java|ecma|j|live)script/.test(type)
}

/** The hash of an inline script or style as a policy lists it. */
export function hashOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
