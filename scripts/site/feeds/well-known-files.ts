import { company } from '../../../src/company.ts'
import { home } from '../../../src/content/home.ts'
import { languages } from '../../../src/languages.ts'
import { siteAddress } from '../site-address.ts'
import { iconFiles } from './icon-files.ts'

/** `robots.txt` (RFC 9309): everything may be read. */
export function formatRobots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress('/sitemap.xml')}\n`
}

export const securityPath = '/.well-known/security.txt'

/** `security.txt` (RFC 9116): whom to tell about a weakness. It expires before a year has gone by. */
export function formatSecurity(sourceDate: Date): string {
  const expires = new Date(sourceDate)
  expires.setUTCHours(0, 0, 0, 0)
  expires.setUTCDate(expires.getUTCDate() + 364)
  return [
    `Contact: mailto:${company.email.general}\n`,
    `Contact: ${siteAddress('/kontakt')}\n`,
    `Expires: ${expires.toISOString().replace('.000', '')}\n`,
    `Preferred-Languages: ${languages.join(', ')}\n`,
    `Canonical: ${siteAddress(securityPath)}\n`,
  ].join('')
}

/** The web app manifest: name and icons where a visitor keeps the site among the apps of a device. */
export function formatManifest({ paper, band }: { paper: string; band: string }): string {
  const { small, large, maskable } = iconFiles
  const icon = ({ path, size }: { path: string; size: number }, purpose: string) => ({
    src: path,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: '/',
    name: company.name,
    short_name: company.shortName,
    description: home.de.description,
    lang: 'de',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: band,
    background_color: paper,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon(small, 'any'),
      icon(large, 'any'),
      icon(maskable, 'maskable'),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
