import { hash } from 'node:crypto'
import { attributeOf, type ChildNode, type Element, textOf } from '../elements.ts'

/** The hashes of inline scripts and styles as a policy lists them: `'sha256-…'`. */
export type InlineHashes = { scripts: string[]; styles: string[] }

/** The hashes of a page's inline scripts and styles. Data blocks such as JSON do not run and need none. */
export function inlineHashes(elements: readonly Element[]): InlineHashes {
  const hashes = (inline: Element[]) => [...new Set(inline.map((element) => hashOf(textOf(element))))].sort()
  return {
    scripts: hashes(elements.filter(isInlineScript)),
    // The one around the other language, see `compose-page.ts`, has elements in it and is no style.
    styles: hashes(
      elements.filter(({ tagName, childNodes }) => tagName === 'style' && childNodes.every(isText)),
    ),
  }
}

/**
 * The policy in the page itself. It is complete, for hosts that cannot set headers. HTML comes from the policy for
 * Trusted Types in `src/blog/trusted-html.ts`, and no other.
 */
export function policyForMeta({ scripts, styles }: InlineHashes, endpoint: string | undefined): string {
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

const isText = (node: ChildNode) => 'value' in node

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
