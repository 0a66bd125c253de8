import { company } from '../../src/company.ts'

/** A path of this site as an address that is right anywhere. */
export function siteAddress(path: string): string {
  return new URL(path, company.siteUrl).href
}

/** The newest articles for feed readers, in the two formats they know. */
export const feeds = [
  { path: '/blog/feed.xml', type: 'application/atom+xml', title: 'Blog (Atom)' },
  { path: '/blog/feed.json', type: 'application/feed+json', title: 'Blog (JSON Feed)' },
] as const
