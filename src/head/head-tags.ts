import type { BlogPage, PostHead } from '../blog/post.ts'
import { instant } from '../site/clock.ts'
import { company } from '../site/company.ts'
import { defaultLanguage } from '../site/languages.ts'
import { escapeJson, formatTag } from '../site/markup.ts'
import type { PageHead } from '../site/page-head.ts'
import { prerenderedLanguage, translationsOf } from '../site/pages.ts'
import { blogFeed as feed, siteAddress } from '../site/site-files.ts'
import { articleImage, imageSize, pageImage } from './preview-image.ts'
import { describePage, type PageMetadata, shells } from './structured-data.ts'

/**
 * The tags that others read about a page, and the header picture that its preview is cropped from.
 *
 * @param hydrationData what the loaders returned, as JSON by the ids of routes in `src/app/routes.tsx`
 */
export function createHeadTags(path: string, head: PageHead, hydrationData: string) {
  const data: Record<string, unknown> = JSON.parse(hydrationData).loaderData
  const blog = Object.values(data).find(isBlogPage)
  if (!head.isIndexed) return { tags: formatHeadTags({ ...head, blog, path }) }
  const post = data.article as PostHead | undefined
  const image = post ? articleImage(post.image.src) : pageImage(path)
  const tags = formatHeadTags({ ...head, post, blog, path, image })
  return { tags, ...(post && { image: { path: image, picture: post.image.src } }) }
}

function isBlogPage(data: unknown): data is BlogPage {
  return typeof data === 'object' && data !== null && 'posts' in data
}

/**
 * The tags for search engines, feed readers and social networks in the head of a page. React does not render them:
 * browsers do not need them, so they are neither in the scripts nor in the template of the other language.
 */
export function formatHeadTags(page: PageMetadata): string {
  const translations = translationsOf(page.path)
  const alternates = translations && { ...translations, 'x-default': translations[defaultLanguage] }
  const links: Record<string, string>[] = [
    // The not-found page is served at addresses that are not its own.
    ...(page.isIndexed ? [{ rel: 'canonical', href: siteAddress(page.path) }] : []),
    ...Object.entries(alternates ?? {}).map(([hreflang, path]) => {
      return { rel: 'alternate', href: siteAddress(path), hreflang }
    }),
    { rel: 'alternate', href: feed.path, type: feed.type, title: feed.title },
  ]
  return [
    ...links.map((attributes) => formatTag('link', attributes)),
    ...Object.entries(openGraph(page)).map(
      ([property, content]) => content !== undefined && formatTag('meta', { property, content }),
    ),
    // For the rest X reads the Open Graph tags.
    page.image && formatTag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    page.isIndexed &&
      `<script type="application/ld+json">${escapeJson(JSON.stringify(describePage(page)))}</script>`,
  ]
    .filter(Boolean)
    .join('')
}

function openGraph(page: PageMetadata): Record<string, string | undefined> {
  const { path, title, description, image, isIndexed, post } = page
  const language = prerenderedLanguage(path)
  return {
    'og:type': post ? 'article' : 'website',
    'og:site_name': company.shortName,
    'og:title': title,
    'og:description': description,
    'og:url': isIndexed ? siteAddress(path) : undefined,
    'og:locale': shells[language].locale,
    ...(image !== undefined && {
      'og:image': siteAddress(image),
      'og:image:width': String(imageSize.width),
      'og:image:height': String(imageSize.height),
      'og:image:alt': title,
    }),
    // Section and tags are in the structured data.
    'article:published_time': post && instant(post.date),
    'article:modified_time': post?.updated && instant(post.updated),
  }
}
