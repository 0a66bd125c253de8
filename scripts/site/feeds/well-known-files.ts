import { company } from '../../../src/company.ts'
import { home } from '../../../src/content/home.ts'
import { languages } from '../../../src/language/language.ts'
import { iconFiles, securityPath, siteAddress } from '../../../src/site-files.ts'

/** `robots.txt` (RFC 9309): everything may be crawled. */
export function formatRobots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress('/sitemap.xml')}\n`
}

/** `security.txt` (RFC 9116): the contact for vulnerabilities. It expires in less than a year, as the RFC recommends. */
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

/** The web app manifest: name and icons for visitors who install the site. */
export function formatManifest({ paper, band }: { paper: string; band: string }): string {
  const { small, large, maskable } = iconFiles
  const icons = (
    [
      [small, 'any'],
      [large, 'any'],
      [maskable, 'maskable'],
    ] as const
  ).map(([{ path, size }, purpose]) => ({ src: path, sizes: `${size}x${size}`, type: 'image/png', purpose }))
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
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...icons],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
