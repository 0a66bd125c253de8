import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { company } from '../../../src/company/company.ts'
import { languages } from '../../../src/languages.ts'
import { isBilingual } from '../../../tests/support/this-site.ts'
import { formatManifest, formatSecurity, formatSitemap } from './site-files.ts'

const parser = new XMLParser({ ignoreAttributes: false })

test('each page has its address and the day of its last change', () => {
  const xml = formatSitemap([
    { path: '/', lastmod: '2025-02-01' },
    { path: '/blog/a', lastmod: '2025-01-15' },
  ])
  expect(parser.parse(xml).urlset.url).toEqual([
    { loc: `${company.siteUrl}/`, lastmod: '2025-02-01' },
    { loc: `${company.siteUrl}/blog/a`, lastmod: '2025-01-15' },
  ])
})

test.skipIf(!isBilingual)('a page of a pair names both and the default', () => {
  const { url } = parser.parse(formatSitemap([{ path: '/contact', lastmod: '2025-02-01' }])).urlset
  expect(
    url['xhtml:link'].map((link: Record<string, string>) => [link['@_hreflang'], link['@_href']]),
  ).toEqual([
    ['de', `${company.siteUrl}/kontakt`],
    ['en', `${company.siteUrl}/contact`],
    ['x-default', `${company.siteUrl}/kontakt`],
  ])
})

test('too many addresses for one file are an error', () => {
  const pages = (length: number) =>
    Array.from({ length }, (_, index) => ({ path: `/${index}`, lastmod: '2025-02-01' }))
  expect(() => formatSitemap(pages(50_000))).not.toThrow()
  expect(() => formatSitemap(pages(50_001))).toThrow('it has to be divided')
})

test.each([
  ['2025-03-01', '2026-02-28T00:00:00Z'],
  ['2024-02-29', '2025-02-27T00:00:00Z'],
])('security.txt of %s expires within a year', (source, expires) => {
  expect(formatSecurity(source).split('\n')).toEqual([
    `Contact: mailto:${company.email.general}`,
    `Contact: ${company.siteUrl}/kontakt`,
    `Expires: ${expires}`,
    `Policy: ${company.siteUrl}/impressum#sicherheitsluecken`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${company.siteUrl}/.well-known/security.txt`,
    '',
  ])
})

test('the manifest has the colours of the design', () => {
  const colours = { paper: '#000001', band: '#000002' }
  expect(JSON.parse(formatManifest(colours))).toMatchObject({
    background_color: '#000001',
    theme_color: '#000002',
    name: company.name,
  })
})
