import { company } from './company/company.ts'
import { isEnabled } from './pages.ts'

/** The full address of a path of this site. */
export function siteAddress(path: string): string {
  return new URL(path, company.siteUrl).href
}

/** The newest articles for feed readers. */
export const blogFeed = { path: '/blog/feed.xml', type: 'application/atom+xml', title: 'Atom' }

/** The web app manifest. Beside the data it has fewer headers than beside pages. */
export const manifestPath = '/content/manifest.json'

export const securityPath = '/.well-known/security.txt'

/** The part of the legal notice about reports of vulnerabilities. */
export const securityPolicyAnchor = 'sicherheitsluecken'

/**
 * The PNG icons in the public folder. Systems cut their own shapes out of a maskable icon, and round Apple's; mails and
 * feed readers show what is in `brand`, which hosts send with headers that allow it.
 */
export const iconFiles = {
  small: { path: '/brand/icon-192.png', size: 192 },
  large: { path: '/brand/icon-512.png', size: 512 },
  maskable: { path: '/icon-maskable-512.png', size: 512 },
} as const

/** Without a ground, since mail programs are light or dark. */
export const mailLogo = '/brand/mail-logo.png'

/** The addresses of all files that the build writes besides pages and whose names never change. */
export const siteFilePaths: readonly string[] = [
  '/sitemap.xml',
  '/robots.txt',
  '/licenses.txt',
  '/licenses-font-icons.txt',
  manifestPath,
  securityPath,
  ...(isEnabled('blog') ? [blogFeed.path] : []),
]
