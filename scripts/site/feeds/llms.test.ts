import { expect, test } from 'vitest'
import { company } from '../../../src/company/company.ts'
import { existing } from '../../../tests/support/this-site.ts'
import { formatLlms } from './llms.ts'

const paths = ['/', '/impressum', '/blog', '/branchen/kmu', '/leistungen/managed-services']

const page = (path: string) => ({ path, head: { title: `T ${path}`, description: 'D' } })

test.skipIf(existing(...paths).length < paths.length)(
  'pages are listed in their section, posts in a section of their own',
  () => {
    const text = formatLlms([...paths, '/blog/a', '/blog/seite/2'].map(page), [
      { slug: 'a', title: 'T /blog/a', excerpt: 'D' },
    ])
    const lines = text.split('\n').filter((line) => /^(#|- )/.test(line))
    expect(lines.map((line) => line.replace(/^- \[(.*?)\].*$/, '$1'))).toEqual([
      `# ${company.name}`,
      '## Leistungen',
      'T /leistungen/managed-services',
      '## Branchen',
      'T /branchen/kmu',
      '## Unternehmen',
      'T /',
      'T /impressum',
      'T /blog',
      '## Artikel',
      'T /blog/a',
      '## Optional',
      'Sitemap',
    ])
  },
)

test('markdown in a title is escaped', () => {
  const text = formatLlms([], [{ slug: 'a', title: '[x](y) *z* <b>', excerpt: '# `d`' }])
  expect(text).toContain(`- [\\[x\\](y) \\*z\\* \\<b\\>](${company.siteUrl}/blog/a): \\# \\\`d\\\`\n`)
})

test('of the articles the newest hundred are listed', () => {
  const posts = Array.from({ length: 150 }, (_, index) => ({ slug: `a-${index}`, title: 'T', excerpt: 'D' }))
  const slugs = [...formatLlms([], posts).matchAll(/\/blog\/([\w-]+)\)/g)].map(([, slug]) => slug)
  expect(slugs).toEqual(posts.slice(0, 100).map(({ slug }) => slug))
})
