import { describe, expect, test } from 'vitest'
import { type BlogPage, contentFormat } from '../../../src/blog/post.ts'
import { company } from '../../../src/company/company.ts'
import { samplePost } from '../../../tests/support/sample-post.ts'
import { contactPaths, existing, hasBlog } from '../../../tests/support/this-site.ts'
import { describePage, type PageMetadata } from './structured-data.ts'

const { hours } = company

type Node = { '@type': string; [key: string]: unknown }

function nodesOf(path: string, fields: Partial<PageMetadata> = {}): Node[] {
  const page = { path, title: 'T', description: 'D', isIndexed: true, image: '/og/a.png', ...fields }
  return describePage(page)['@graph'] as unknown as Node[]
}

const nodeOf = (nodes: Node[], type: string) => nodes.find((node) => node['@type'] === type)

const { html: _, ...post } = samplePost()
const list: BlogPage = { format: contentFormat, page: 1, pages: 1, total: 1, posts: [post], categories: [] }

const descriptions: [path: string, types: string[], fields?: Partial<PageMetadata>][] = [
  ['/', ['WebSite', 'Organization', 'ProfessionalService']],
  [contactPaths.at(-1) ?? '', ['Organization', 'ProfessionalService', 'BreadcrumbList']],
  ['/leistungen/managed-services', ['Service', 'BreadcrumbList']],
  ['/leistungen/cloud', ['Service', 'BreadcrumbList']],
  ['/datenschutz', ['Organization', 'BreadcrumbList']],
  ['/blog', ['Blog', 'BreadcrumbList'], { list }],
  ['/blog/ein-beitrag', ['BlogPosting', 'BreadcrumbList'], { post: samplePost() }],
]

test.each(descriptions.filter(([path]) => existing(path).length > 0))(
  '%s is described as %j',
  (path, types, fields) => {
    expect(nodesOf(path, fields).map((node) => node['@type'])).toEqual(types)
  },
)

test('an article has every field of the specification', () => {
  const url = `${company.siteUrl}/blog/ein-beitrag`
  const [article] = nodesOf('/blog/ein-beitrag', { post: samplePost() })
  expect(article).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Ein Beitrag',
    description: 'Ein Auszug.',
    url,
    datePublished: '2025-01-15',
    dateModified: '2025-01-15',
    author: { '@type': 'Organization', name: 'Team Betrieb', knowsAbout: 'Beratung' },
    publisher: {
      '@type': 'Organization',
      name: company.name,
      logo: { '@type': 'ImageObject', url: `${company.siteUrl}/icon-512.png` },
    },
    image: [`${company.siteUrl}/og/a.png`, `${company.siteUrl}/pictures/0a1b2c.svg`],
    keywords: ['NIS2', 'Backup'],
    articleSection: 'Betrieb',
    wordCount: 42,
  })
})

test('an article that was updated says when', () => {
  const [article] = nodesOf('/blog/ein-beitrag', { post: samplePost({ updated: '2026-07-20' }) })
  expect(article).toMatchObject({ datePublished: '2025-01-15', dateModified: '2026-07-20' })
})

test('the blog lists the articles of its page', () => {
  const blog = nodeOf(nodesOf('/blog', { list }), 'Blog')
  expect(blog?.blogPost).toMatchObject([
    { '@type': 'BlogPosting', headline: 'Ein Beitrag', url: `${company.siteUrl}/blog/ein-beitrag` },
  ])
})

describe('opening hours', () => {
  test('of the office are on all pages', () => {
    const office = nodeOf(nodesOf('/kontakt'), 'ProfessionalService')
    expect(office?.openingHoursSpecification).toMatchObject(hours.office)
  })

  test('of the contact page are its own, and only there', () => {
    const onContact = nodeOf(nodesOf('/kontakt'), 'Organization')
    expect(onContact?.contactPoint).toMatchObject({ hoursAvailable: hours.contactPage })
    expect(nodeOf(nodesOf('/'), 'Organization')?.contactPoint).toBeUndefined()
  })
})

test('the questions that a page answers are there with their answers, without soft hyphens', () => {
  const questions = [{ question: 'Wie lan\u00adge?', answer: 'Ein Jahr.' }]
  const nodes = nodesOf('/datenschutz', { questions })
  expect(nodes.map((node) => node['@type'])).toEqual(['Organization', 'FAQPage', 'BreadcrumbList'])
  expect(nodeOf(nodes, 'FAQPage')?.mainEntity).toMatchObject([
    { name: 'Wie lange?', acceptedAnswer: { text: 'Ein Jahr.' } },
  ])
})

test.skipIf(!hasBlog)('a crumb without a screen has no address', () => {
  const crumbs = nodeOf(nodesOf('/blog/seite/2'), 'BreadcrumbList')?.itemListElement as { item?: string }[]
  expect(crumbs.map(({ item }) => item)).toEqual([
    `${company.siteUrl}/`,
    `${company.siteUrl}/blog`,
    undefined,
    `${company.siteUrl}/blog/seite/2`,
  ])
})
