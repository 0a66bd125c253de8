import { company } from './company.ts'

/** The full address of a path of this site. */
export function siteAddress(path: string): string {
  return new URL(path, company.siteUrl).href
}

/** The newest articles for feed readers. */
export const blogFeed = { path: '/blog/feed.xml', type: 'application/atom+xml', title: 'Atom' }

export const securityPath = '/.well-known/security.txt'

/** The part of the legal notice about reports of vulnerabilities. */
export const securityPolicyAnchor = 'sicherheitsluecken'

/** For search engines. */
export const logoPath = '/brand/icon-512.png'

/** Without a ground, since mail programs are light or dark. */
export const mailLogo = '/brand/mail-logo.png'

/** The addresses of all files that the build writes besides pages and whose names never change. */
export const siteFilePaths: readonly string[] = [
  '/sitemap.xml',
  '/robots.txt',
  '/licenses.txt',
  securityPath,
  blogFeed.path,
]
