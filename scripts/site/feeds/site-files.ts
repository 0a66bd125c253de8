import type { BlogPage, Post } from '../../../src/blog/post.ts'
import { readContent } from '../../../src/blog/read-content.ts'
import { company } from '../../../src/site/company.ts'
import { defaultLanguage, languages } from '../../../src/site/languages.ts'
import { escapeMarkup } from '../../../src/site/markup.ts'
import type { PageHead } from '../../../src/site/page-head.ts'
import { articlePath, pathOf } from '../../../src/site/pages.ts'
import { blogFeed, securityPath, securityPolicyAnchor, siteAddress } from '../../../src/site/site-files.ts'
import { articlesInFeed, formatAtom } from './feeds.ts'

/**
 * Sitemap, feed and other files about the whole site, with their names below `dist`.
 *
 * @param today `YYYY-MM-DD`
 */
export function createSiteFiles(
  allPages: readonly { path: string; head: PageHead }[],
  today: string,
): [name: string, content: string][] {
  const pages = allPages.filter(({ head }) => head.isIndexed)
  const posts = listPosts()
  const newest = posts.slice(0, articlesInFeed).map(({ slug }) => readContent<Post>(`posts/${slug}.json`))
  const days = new Map(posts.map(({ slug, date, updated }) => [articlePath(slug), updated ?? date]))
  const files: [path: string, content: string][] = [
    ['/sitemap.xml', formatSitemap(pages, days)],
    // RFC 9309: everything may be crawled.
    ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress('/sitemap.xml')}\n`],
    [securityPath, formatSecurity(today)],
    [blogFeed.path, formatAtom(newest)],
  ]
  return files.map(([path, content]) => [path.slice(1), content])
}

/** All published posts, newest first. */
function listPosts(): BlogPage['posts'] {
  const readPage = (number: number) => readContent<BlogPage>(`pages/${number}.json`)
  const { pages } = readPage(1)
  return Array.from({ length: pages }, (_, index) => readPage(index + 1)).flatMap(({ posts }) => posts)
}

/**
 * `sitemap.xml` for these pages, at most 50,000 (sitemaps.org). Only posts have a day of their last change: of other
 * pages nobody knows it, and search engines ignore those of a site where one is wrong. Pages name their other language
 * themselves.
 */
function formatSitemap(pages: readonly { path: string }[], days: ReadonlyMap<string, string>): string {
  const urls = pages.map(({ path }) => {
    const day = days.get(path)
    const location = escapeMarkup(siteAddress(path))
    const change = day === undefined ? '' : `<lastmod>${day}</lastmod>`
    return `<url><loc>${location}</loc>${change}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
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
