import { expect, test } from 'vitest'
import { companyDay } from '../../../src/company/clock.ts'
import { company } from '../../../src/company/company.ts'
import { languages } from '../../../src/i18n/languages.ts'
import { samplePost } from '../../../tests/support/sample-post.ts'
import { publicationDay } from '../../content/publication.ts'
import { notBefore } from '../source-date.ts'
import { formatAtom } from './feeds.ts'
import { formatManifest, formatSecurity, formatSitemap } from './site-files.ts'

const { siteUrl } = company

test('a day is that of a change, or missing, and never that of the build', () => {
  const days = { '/blog/a': '2025-02-01', '/blog/b': '2026-07-20', '/kontakt': undefined }
  const xml = formatSitemap(Object.entries(days).map(([path, lastmod]) => ({ path, lastmod })))
  const found = [...xml.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)]
  expect(Object.fromEntries(found.map(([, loc, day]) => [loc?.replace(siteUrl, ''), day]))).toEqual(days)
})

test('a page of a pair names both and the default', () => {
  const xml = formatSitemap([{ path: '/contact' }]).replaceAll(siteUrl, '')
  const links = [...xml.matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"/g)]
  const pages = links.map(([, language, path]) => `${language} ${path}`)
  expect(pages).toEqual(['de /kontakt', 'en /contact', 'x-default /kontakt'])
})

test('security.txt names the contact and its rules, and expires within a year', () => {
  expect(formatSecurity('2024-02-29').split('\n')).toEqual([
    `Contact: mailto:${company.email.general}`,
    `Contact: ${siteUrl}/kontakt`,
    'Expires: 2025-02-27T00:00:00Z',
    `Policy: ${siteUrl}/impressum#sicherheitsluecken`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ])
})

test('on any day, right after midnight and later, nothing in a feed is ahead, and security.txt lasts', () => {
  const wrong: string[] = []
  // Also over the turn of a year and when clocks change.
  for (let hours = 0; hours < 366 * 24; hours += 23) {
    const now = Date.UTC(2027, 10, 30, hours, 5)
    const today = publicationDay({}, new Date(now))
    const expires = /^Expires: (.*)$/m.exec(formatSecurity(today))?.[1] ?? ''
    const daysLeft = (Date.parse(expires) - now) / 86_400_000
    const post = samplePost({ date: today })
    const instants = formatAtom([post], today).match(/\d{4}-\d\d-\d\dT[\d:+]+/g) ?? []
    const isAhead = instants.length !== 3 || instants.some((instant) => Date.parse(instant) > now)
    const source = new Date(1000 * Number(notBefore('0', today)))
    if (isAhead || companyDay(source) > today || !(daysLeft > 360 && daysLeft < 365)) wrong.push(today)
  }
  expect(wrong).toEqual([])
})

test('the manifest has the colours of the design', () => {
  const [background_color, theme_color] = ['#fbfaf7', '#14202b']
  expect(JSON.parse(formatManifest())).toMatchObject({ background_color, theme_color, name: company.name })
})
