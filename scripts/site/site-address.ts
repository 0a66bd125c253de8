import { company } from '../../src/company.ts'

/** The complete address of a path of this site. */
export function siteAddress(path: string): string {
  return new URL(path, company.siteUrl).href
}

/** The file of a page below `dist`: `/kontakt` is `kontakt.html`. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** The newest articles for feed readers, in the two formats they know. */
export const feeds = [
  { path: '/blog/feed.xml', type: 'application/atom+xml', title: 'Blog (Atom)' },
  { path: '/blog/feed.json', type: 'application/feed+json', title: 'Blog (JSON Feed)' },
] as const
