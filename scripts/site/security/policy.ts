import { createHash } from 'node:crypto'
import { type Element, elementsOf } from '../page/elements.ts'

/** What a page has inline, as a policy names it: `'sha256-…'`. */
export type InlineHashes = { scripts: string[]; styles: string[] }

/** Cloudflare Pages leaves out what stands on a line of more than 2,000 characters, of which the name takes 27. */
const headerLimit = 1950

/** The hashes of a page's inline scripts and styles. Blocks of data, such as JSON, are not run and need none. */
export function inlineHashes(html: string): InlineHashes {
  return inlineHashesOf(elementsOf(html))
}

export function inlineHashesOf(elements: readonly Element[]): InlineHashes {
  const hashesOf = (isMeant: (element: Element) => boolean) => [
    ...new Set(elements.filter(isMeant).map((element) => hashOf(textOf(element)))),
  ]
  return {
    scripts: hashesOf((element) => element.tagName === 'script' && isInlineScript(element)),
    styles: hashesOf(({ tagName }) => tagName === 'style'),
  }
}

/** The hashes of several pages, each once. */
export function joinHashes(pages: Iterable<InlineHashes>): InlineHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const page of pages) {
    for (const hash of page.scripts) scripts.add(hash)
    for (const hash of page.styles) styles.add(hash)
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() }
}

/** The policy that a page carries itself, for hosts that cannot set headers. */
export function policyForMeta(inline: InlineHashes, endpoints: readonly string[]): string {
  return directives(inline, endpoints)
}

/**
 * The policy that the host sends with everything; with what a `<meta>` cannot say. It names what any page has
 * inline, and throws where that would be too long.
 */
export function policyForHeader(inline: InlineHashes, endpoints: readonly string[]): string {
  const policy = [directives(inline, endpoints), "frame-ancestors 'none'", upgrade].join('; ')
  if (policy.length > headerLimit) {
    throw new Error(
      `the content security policy has ${policy.length} characters, at most ${headerLimit} were expected: ` +
        `${inline.scripts.length} different scripts and ${inline.styles.length} different styles are inline`,
    )
  }
  return policy
}

const upgrade = 'upgrade-insecure-requests'

/** The same policy for a host without TLS, as on one's own machine: there Safari would find no script or style. */
export function withoutUpgrade(policy: string): string {
  return policy.replace(`; ${upgrade}`, '')
}

function directives({ scripts, styles }: InlineHashes, endpoints: readonly string[]): string {
  return Object.entries({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'connect-src': ["'self'", ...originsOf(endpoints)],
    'font-src': ["'self'"],
    'form-action': ["'self'", 'mailto:'],
    'img-src': ["'self'"],
    'manifest-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
  })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** The origins of those addresses that name one; the others are on the site itself. */
function originsOf(endpoints: readonly string[]): string[] {
  const origins = endpoints.flatMap((address) => (URL.canParse(address) ? new URL(address).origin : []))
  return [...new Set(origins)].sort()
}

/** Puts a policy in front of everything that it is for. */
export function putPolicy(html: string, policy: string): string {
  const [before, after, ...more] = html.split(charset)
  if (before === undefined || after === undefined || more.length > 0 || /<script|<style|<link/.test(before)) {
    throw new Error(`the page was expected to have one ${charset}, before its scripts and styles`)
  }
  return `${before}${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">${after}`
}

const charset = '<meta charset="utf-8">'

/** What the policy would block, as `dist/x.html  style="…": expected …`; a page must have nothing of the kind. */
export function findBlocked(name: string, elements: readonly Element[], siteUrl: string): string[] {
  const site = new URL(siteUrl).origin
  const isElsewhere = (address: string) =>
    !URL.canParse(address, site) || new URL(address, site).origin !== site
  return elements.flatMap(({ tagName, attrs }) =>
    attrs.flatMap((attribute) => {
      const found = `dist/${name}  <${tagName} ${attribute.name}="${attribute.value}">`
      if (attribute.name === 'style')
        return `${found}: expected a class, since the policy allows no style attributes`
      if (attribute.name.startsWith('on')) return `${found}: expected no script in an attribute`
      return attribute.name === 'src' && isElsewhere(attribute.value)
        ? `${found}: expected a file of this site, since pages load nothing from other hosts`
        : []
    }),
  )
}

/** https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element */
function isInlineScript({ attrs }: Element): boolean {
  if (attrs.some(({ name }) => name === 'src')) return false
  const type =
    attrs
      .find(({ name }) => name === 'type')
      ?.value.trim()
      .toLowerCase() ?? ''
  return (
    type === '' ||
    ['module', 'importmap', 'speculationrules'].includes(type) ||
    /(java|ecma|j|live)script/.test(type)
  )
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

/** As a policy names an inline script or style. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
