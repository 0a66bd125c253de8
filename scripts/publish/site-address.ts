import { company } from '../../src/company.ts'
import { blogCopy } from '../../src/content/blog.ts'

/** A path of this site as an address that is right anywhere. */
export function siteAddress(path: string): string {
  return new URL(path, company.siteUrl).href
}

/** The newest articles for feed readers, in the two formats they know. */
export const feeds = [
  { path: '/blog/feed.xml', type: 'application/atom+xml', title: `${blogCopy.title} (Atom)` },
  { path: '/blog/feed.json', type: 'application/feed+json', title: `${blogCopy.title} (JSON Feed)` },
] as const
