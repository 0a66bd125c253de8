import type { BlogPage, Post } from '../../../src/blog/post.ts'
import { readContent, sourceDay } from '../../../src/blog/read-content.ts'
import { company } from '../../../src/site/company.ts'
import { defaultLanguage, languages } from '../../../src/site/languages.ts'
import type { PageHead } from '../../../src/site/page-head.ts'
import { articlePath, pathOf } from '../../../src/site/pages.ts'
import { blogFeed, securityPath, securityPolicyAnchor, siteAddress } from '../../../src/site/site-files.ts'
import { escapeMarkup, formatTag } from '../../io/escape-markup.ts'
import { alternatesOf } from '../head/head-tags.ts'
import { rejectForeignMarkup } from '../security/article-markup.ts'
import { articlesInFeed, formatAtom } from './feeds.ts'

/**
 * Sitemap, feed and other files about the whole site, with their names below `dist`.
 *
 * @param today `YYYY-MM-DD`
 */
export async function createSiteFiles(
  allPages: readonly { path: string; head: PageHead }[],
  today: string,
): Promise<[name: string, content: string][]> {
  const pages = allPages.filter(({ head }) => head.isIndexed)
  const posts = await listPosts()
  const newest = await Promise.all(
    posts.slice(0, articlesInFeed).map(({ slug }) => readContent<Post>(`posts/${slug}.json`)),
  )
  for (const post of newest) rejectForeignMarkup(post)
  const dates = new Map(posts.map(({ slug, date, updated }) => [articlePath(slug), updated ?? date]))
  const changes = pages.map(({ path }) => ({ path, lastmod: dates.get(path) }))
  const files: [path: string, content: string][] = [
    ['/sitemap.xml', formatSitemap(changes)],
    // RFC 9309: everything may be crawled.
    ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress('/sitemap.xml')}\n`],
    [securityPath, formatSecurity(today)],
    [blogFeed.path, formatAtom(newest, sourceDay())],
  ]
  return files.map(([path, content]) => [path.slice(1), content])
}

/** All published posts, newest first. */
async function listPosts(): Promise<BlogPage['posts']> {
  const first = await readContent<BlogPage>('pages/1.json')
  const posts = [...first.posts]
  for (let page = 2; page <= first.pages; page++) {
    posts.push(...(await readContent<BlogPage>(`pages/${page}.json`)).posts)
  }
  return posts
}

/**
 * `sitemap.xml` for these pages, at most 50,000 (sitemaps.org). `lastmod` is a day, `YYYY-MM-DD`, and only posts have
 * one: of other pages nobody knows it, and search engines ignore those of a site where one is wrong.
 */
export function formatSitemap(pages: readonly { path: string; lastmod?: string | undefined }[]): string {
  const urls = pages.map(({ path, lastmod }) => {
    const alternates = alternatesOf(path).map(({ hreflang, href }) =>
      formatTag('xhtml:link', { rel: 'alternate', hreflang, href }, '/>'),
    )
    const location = escapeMarkup(siteAddress(path))
    const change = lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`
    return `<url><loc>${location}</loc>${change}${alternates.join('')}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`
}

/**
 * `security.txt` (RFC 9116): the contact for vulnerabilities. It expires less than a year after the build, as the RFC
 * recommends: never on a site that is built every day.
 */
export function formatSecurity(day: string): string {
  const expires = new Date(Date.parse(day) + 364 * 24 * 60 * 60 * 1000)
  return `Contact: mailto:${company.email.general}
Contact: ${siteAddress(pathOf('contact', defaultLanguage))}
Expires: ${expires.toISOString().replace('.000', '')}
Policy: ${siteAddress(`${pathOf('legalNotice', defaultLanguage)}#${securityPolicyAnchor}`)}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${siteAddress(securityPath)}
`
}
