import type { Root } from 'hast'
import { walkElements } from './walk-elements.ts'

/** Schemes that the addresses of links and images may have (spec §5). */
export const safeSchemes = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'] as const

/** Empties the address of a link whose scheme is not safe; an image with such an address loses it. */
export function rehypeSafeAddresses() {
  return (tree: Root): undefined => {
    walkElements(tree, ({ tagName, properties }) => {
      if (tagName === 'a' && typeof properties.href === 'string' && !isSafeAddress(properties.href)) {
        properties.href = ''
      }
      if (tagName === 'img' && typeof properties.src === 'string' && !isSafeAddress(properties.src)) {
        delete properties.src
      }
    })
  }
}

/**
 * Whether an address has no scheme or a safe one, in any case. Everything before the first colon is
 * taken for the scheme, unless a slash, a question mark or a hash comes first: so a scheme with
 * control characters or spaces in it, which browsers would drop, is not safe either.
 */
export function isSafeAddress(address: string): boolean {
  const scheme = /^([^/?#:]*):/.exec(address)?.[1]
  return scheme === undefined || safeSchemes.some((safe) => safe === scheme.toLowerCase())
}
