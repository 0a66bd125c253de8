import { expect, test } from 'vitest'
import { company } from '../../../src/company.ts'
import { formatLlms } from './llms.ts'

const entry = (path: string) => ({ path, title: `T ${path}`, description: 'D' })

test('pages stand in the section they belong to, posts in one of their own', () => {
  const text = formatLlms(
    ['/', '/agb', '/blog', '/blog/a', '/blog/seite/2', '/branchen/kmu', '/leistungen/cloud'].map(entry),
    [entry('/blog/a')],
  )
  const lines = text.split('\n').filter((line) => /^(#|- )/.test(line))
  expect(lines.map((line) => line.replace(/^- \[(.*?)\].*$/, '$1'))).toEqual([
    `# ${company.name}`,
    '## Leistungen',
    'T /leistungen/cloud',
    '## Branchen',
    'T /branchen/kmu',
    '## Unternehmen',
    'T /',
    'T /agb',
    'T /blog',
    '## Artikel',
    'T /blog/a',
    '## Optional',
    'Sitemap',
  ])
})

test('signs of markdown in a title stay text', () => {
  const text = formatLlms([], [{ path: '/blog/a', title: '[x](y) *z* <b>', description: '# `d`' }])
  expect(text).toContain(`- [\\[x\\](y) \\*z\\* \\<b\\>](${company.siteUrl}/blog/a): \\# \\\`d\\\`\n`)
})
