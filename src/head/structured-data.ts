import type { BlogPage, PostHead, PostSummary } from '../blog/post.ts'
import { blogCopy as copy } from '../content/de/blog.ts'
import { shell as de } from '../content/de/shell.ts'
import { shell as en } from '../content/en/shell.ts'
import { crumbsOf } from '../navigation/crumbs.ts'
import { instant } from '../site/clock.ts'
import { defaultLanguage } from '../site/languages.ts'
import type { PageHead } from '../site/page-head.ts'
import {
  articlePath,
  blogPagePath,
  footerColumns,
  type PageName,
  pageAt,
  prerenderedLanguage,
} from '../site/pages.ts'
import { siteAddress } from '../site/site-files.ts'
import { organization, organizationId, publisher, type Thing, website } from './organization.ts'

/** The input for the head tags and the structured data of a page. */
export type PageMetadata = PageHead & {
  path: string
  /** The address of its Open Graph image on this site; the not-found page has none. */
  image?: string
  post?: PostHead | undefined
  /** A page of the list of articles. */
  blog?: BlogPage | undefined
}

/** The structured data of a page for search engines (schema.org), as one graph. */
export function describePage(page: PageMetadata) {
  return { '@context': 'https://schema.org', '@graph': [...mainNodes(page), ...breadcrumb(page)] }
}

/** The pages that offer one service; the first of them is their overview. */
const services = new Set<PageName>(footerColumns.servicesOverview.slice(1))

/** The pages about the company; on all others its name and logo are enough. */
const presentations = new Set<PageName>(['company', 'about', 'aboutUs', 'contact', 'legalNotice'])

function mainNodes(page: PageMetadata): Thing[] {
  const name = pageAt(page.path)
  if (page.post) return [article(page.post, page)]
  if (page.blog) return [blogNode(page.blog, page)]
  if (name && services.has(name)) return [service(name, page)]
  if (name === 'home') return [website, organization]
  if (name && presentations.has(name)) return [organization]
  return [publisher]
}

export const shells = { de, en }

const blogId = siteAddress(`${blogPagePath(1)}#blog`)

function service(page: PageName, { path, description }: PageMetadata): Thing {
  const url = siteAddress(path)
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: shells[prerenderedLanguage(path)].labels[page],
    description,
    url,
    provider: publisher,
    areaServed: ['LU', 'DE'].map((name) => ({ '@type': 'Country', name })),
  }
}

/** The crumbs that the page shows, but for those without a page: search engines want an address of each. */
function breadcrumb({ path, post }: PageMetadata): Thing[] {
  const language = prerenderedLanguage(path)
  const crumbs = crumbsOf(path, language, shells[language], post?.title).filter(
    ({ isLink, path: target }) => isLink || target === path,
  )
  if (crumbs.length === 0) return []
  const itemListElement = crumbs.map(({ label, path: target }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: siteAddress(target),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

function blogNode({ posts }: BlogPage, { path }: PageMetadata): Thing {
  return {
    '@type': 'Blog',
    '@id': blogId,
    name: copy.title,
    description: copy.description,
    url: siteAddress(path),
    inLanguage: defaultLanguage,
    publisher,
    blogPost: posts.map(summary),
  }
}

function summary({ slug, title, date, updated = date }: PostSummary) {
  const url = siteAddress(articlePath(slug))
  const head = { '@type': 'BlogPosting', '@id': `${url}#article`, headline: title, url }
  return { ...head, datePublished: instant(date), dateModified: instant(updated) }
}

function article(post: PostHead, { path, image }: PageMetadata): Thing {
  const url = siteAddress(path)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: post.title,
    description: post.excerpt,
    url,
    inLanguage: defaultLanguage,
    datePublished: instant(post.date),
    dateModified: instant(post.updated ?? post.date),
    // Articles are signed by teams, whose role is what they know.
    author: {
      '@type': 'Organization',
      name: post.author,
      knowsAbout: post.authorRole,
      parentOrganization: { '@id': organizationId },
    },
    publisher,
    image: [image ?? [], post.image.src].flat().map(siteAddress),
    ...(post.tags.length > 0 && { keywords: post.tags }),
    articleSection: post.category,
    wordCount: post.words,
    isPartOf: { '@id': blogId },
  }
}
