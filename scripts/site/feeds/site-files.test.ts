import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { themes } from '../../../src/brand/themes.ts'
import { company } from '../../../src/company/company.ts'
import { languages } from '../../../src/languages.ts'
import { companyDay } from '../../../src/layout/today.ts'
import { samplePost } from '../../../tests/support/sample-post.ts'
import { isBilingual } from '../../../tests/support/this-site.ts'
import { isPublishedOn, publicationDay } from '../../content/publication.ts'
import { notBefore } from '../source-date.ts'
import { articlesInFeed, formatAtom, formatJsonFeed } from './feeds.ts'
import { formatManifest, formatSecurity, formatSitemap } from './site-files.ts'

const parser = new XMLParser({ ignoreAttributes: false })

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

test('on a site that is built every day for thirty years, nothing expires and nothing lies ahead', () => {
  const commit = String(Date.parse('2026-11-20T12:00:00Z') / 1000)
  // A post or an update every other week, also on days when clocks or years change.
  const plan = Array.from({ length: 26 * 30 }, (_, index) =>
    new Date(Date.UTC(2026, 11, 3 + 14 * index)).toISOString().slice(0, 10),
  )
  let newest: string | undefined
  for (let day = 0; day < 30 * 365; day += 1) {
    const now = new Date(Date.UTC(2026, 11, 1 + day, day % 24, 5))
    const today = publicationDay({}, now)
    const [, expires = ''] = /^Expires: (.*)$/m.exec(formatSecurity(today)) ?? []
    const daysLeft = (Date.parse(expires) - now.getTime()) / 86_400_000
    expect(daysLeft > 360 && daysLeft < 365, expires).toBe(true)

    const days = plan.filter((date) => isPublishedOn(today, { date, published: true })).slice(-articlesInFeed)
    if (days.at(-1) === newest) continue
    newest = days.at(-1)
    const source = notBefore(commit, newest)
    expect(companyDay(new Date(Number(source) * 1000)) <= today, today).toBe(true)
    const posts = days.toReversed().map((date) => samplePost({ date }))
    const feeds = formatAtom(posts, today) + formatJsonFeed(posts)
    const instants = [...feeds.matchAll(/<(?:updated|published)>([^<]*)|"date_published":\s*"([^"]*)/g)].map(
      ([, atom, json]) => atom ?? json ?? '',
    )
    expect(instants).toHaveLength(1 + 3 * days.length)
    expect(instants.filter((instant) => !(Date.parse(instant) <= now.getTime()))).toEqual([])
  }
})

test('the manifest has the colours of the design', () => {
  expect(JSON.parse(formatManifest())).toMatchObject({
    background_color: themes.light.paper,
    theme_color: themes.light.band,
    name: company.name,
  })
})
