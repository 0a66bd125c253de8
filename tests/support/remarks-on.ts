import { VFile } from 'vfile'
import { compilePost, type PostRecord } from '../../scripts/content/compile-post.ts'
import { insertPictures } from '../../scripts/content/markdown/picture-slots.ts'
import type { SiteLinks } from '../../scripts/content/markdown/site-links.ts'
import { renderBody } from '../../scripts/content/render-body.ts'
import { company } from '../../src/company/company.ts'
import { disabledPaths } from '../../src/pages.ts'

/** Fields of a post without a fault, as they are written. */
export const goodFields: Record<string, string> = {
  id: '"1"',
  slug: 'x',
  title: 'Titel',
  excerpt: 'Ein Auszug.',
  author: 'Team',
  authorRole: 'Rolle',
  date: '2025-01-05',
  readTime: '1 Min.',
  category: 'Prüfung',
  tags: '[a]',
  image: '/icon.svg',
  published: 'true',
}

/** The text of a post; its body begins on line 15. */
export function postText(body: string, fields: Record<string, string> = {}): string {
  const lines = Object.entries({ ...goodFields, ...fields }).map(([name, value]) => `${name}: ${value}\n`)
  return `---\n${lines.join('')}---\n${body}`
}

/** The site that links of posts in tests lead to. */
export const testSite: SiteLinks = { origin: new URL(company.siteUrl).origin, disabledPaths }

/** The record of such a post. */
export function recordOf(body: string, fields?: Record<string, string>): PostRecord {
  return compilePost({ file: 'posts/x.md', text: postText(body, fields), site: testSite })
}

/** The HTML of a body without pictures, as far as it can be rendered. */
export function htmlOf(markdown: string): string {
  return insertPictures(renderBody(new VFile(markdown)).body, new Map())
}
