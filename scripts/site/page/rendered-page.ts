import type { PageHead } from '../head/read-head.ts'
import { type LinkParts, readLinkParts } from '../links.ts'
import type { OgImage } from '../og/og-image.ts'
import { findBlocked, type InlineHashes, inlineHashesOf } from '../security/policy.ts'
import { elementsOf } from './elements.ts'
import type { StyleNeeds } from './page-styles.ts'

/** What the site as a whole has to know of a page, without its text. */
export type PageFacts = {
  head: PageHead
  image: OgImage
  style: StyleNeeds
  links: LinkParts
  /** What it has inline, but for the style that is put in later. */
  inline: InlineHashes
  /** What the policy would block in it. */
  blocked: string[]
}

/** A page but for its style and its policy, which depend on the other pages. */
export type RenderedPage = PageFacts & {
  path: string
  /** The name of its HTML in the cache, which is a hash of it. */
  html: string
  /** What it was made of, see `takeReads`, each with what that was then: a hash, a day, a year. */
  reads: (readonly [name: string, state: string])[]
}

/** A page as a worker thread makes it. */
export type MadePage = Omit<RenderedPage, 'reads'> & { reads: string[] }

/** Reads out of a page's HTML what the site has to know; one parse for all of it. */
export function readFacts(name: string, html: string, siteUrl: string) {
  const elements = elementsOf(html)
  return {
    links: readLinkParts(elements),
    inline: inlineHashesOf(elements),
    blocked: findBlocked(name, elements, siteUrl),
  }
}
