import { expect, test } from 'vitest'
import { company } from '../../../src/company.ts'
import { formatManifest, formatRobots, formatSecurity } from './well-known-files.ts'

test('robots.txt names the sitemap', () => {
  expect(formatRobots()).toContain(`Sitemap: ${company.siteUrl}/sitemap.xml\n`)
})

test.each([
  ['2025-03-01T22:10:00Z', '2026-02-28T00:00:00Z'],
  ['2024-02-29T00:00:00Z', '2025-02-27T00:00:00Z'],
])('security.txt of %s expires within a year', (source, expires) => {
  expect(formatSecurity(new Date(source)).split('\n')).toEqual([
    `Contact: mailto:${company.email.general}`,
    `Contact: ${company.siteUrl}/kontakt`,
    `Expires: ${expires}`,
    'Preferred-Languages: de, en',
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
