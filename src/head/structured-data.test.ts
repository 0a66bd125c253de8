import { expect, test } from 'vitest'
import { samplePost } from '../../tests/support/sample-post.ts'
import { type BlogPage, contentFormat } from '../blog/post.ts'
import { company } from '../site/company.ts'
import { describePage, type PageMetadata } from './structured-data.ts'

const { siteUrl } = company
const page = { title: 'T', description: 'D', isIndexed: true, image: '/og/a.png' }

const nodesOf = (path: string, fields: Partial<PageMetadata> = {}) =>
  describePage({ path, ...page, ...fields })['@graph']
const nodeOf = (type: string, path: string, fields?: Partial<PageMetadata>) =>
  nodesOf(path, fields).find((node) => node['@type'] === type)

const { html: _, ...post } = samplePost()
const list: BlogPage = { format: contentFormat, page: 1, pages: 1, total: 1, posts: [post] }
const url = `${siteUrl}/blog/ein-beitrag`

test('each kind of page has its own description', () => {
  const descriptions: [path: string, types: string[], fields?: Partial<PageMetadata>][] = [
    ['/', ['WebSite', 'ProfessionalService']],
    ['/contact', ['ProfessionalService', 'BreadcrumbList']],
    ['/leistungen/managed-services', ['Service', 'BreadcrumbList']],
    ['/leistungen/cloud', ['Service', 'BreadcrumbList']],
    ['/datenschutz', ['Organization', 'BreadcrumbList']],
    ['/blog', ['Blog', 'BreadcrumbList'], { blog: list }],
    ['/blog/ein-beitrag', ['BlogPosting', 'BreadcrumbList'], { post: samplePost() }],
  ]
  for (const [path, types, fields] of descriptions) {
    expect(nodesOf(path, fields).map((node) => node['@type'])).toEqual(types)
  }
})

test('an article has every field of the specification, and the blog lists those of its page', () => {
  const logo = `${siteUrl}/brand/icon-512.png`
  const article = {
    ...{ url, headline: 'Ein Beitrag', description: 'Ein Auszug.' },
    ...{ datePublished: '2025-01-15T00:00:00+01:00', dateModified: '2025-01-15T00:00:00+01:00' },
    author: { '@type': 'Organization', name: 'Team Betrieb', knowsAbout: 'Beratung' },
    publisher: { '@type': 'Organization', name: company.name, logo },
    image: [`${siteUrl}/og/a.png`, `${siteUrl}/pictures/0a1b2c.svg`],
    ...{ keywords: ['NIS2', 'Backup'], articleSection: 'Betrieb', wordCount: 42 },
  }
  const nodeWith = (fields: object) => nodesOf('/blog/ein-beitrag', { post: samplePost(fields) })[0]
  expect(nodeWith({})).toMatchObject({ '@type': 'BlogPosting', ...article })
  expect(nodeWith({ updated: '2026-07-20' })).toMatchObject({
    ...article,
    dateModified: '2026-07-20T00:00:00+02:00',
  })
  const blogPost = [{ '@type': 'BlogPosting', headline: 'Ein Beitrag', url }]
  expect(nodeOf('Blog', '/blog', { blog: list })).toMatchObject({ blogPost })
})

test('the company has the opening hours of its office', () => {
  const office = nodeOf('ProfessionalService', '/kontakt')
  expect(office?.openingHoursSpecification).toMatchObject({ opens: '08:00', closes: '17:00' })
})
