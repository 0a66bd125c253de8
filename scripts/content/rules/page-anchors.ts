import { home } from '../../../src/content/home.ts'
import type { ScreenName } from '../../../src/pages.ts'

/** What every page has: the parts around its content, and the top of the page. */
export const anchorsOfEveryPage = ['root', 'main', 'application', 'other-language', 'hydration-data'] as const

/** What every article has besides. */
export const anchorsOfArticles = [...anchorsOfEveryPage, 'article-body', 'footnote-label'] as const

/**
 * The anchors of single pages. No page is rendered for `npm run check`, so they are told here; a test holds
 * the built pages against it.
 */
export const anchorsOfPages: Partial<Record<ScreenName, readonly string[]>> = {
  home: home.de.blocks.flatMap(({ id }) => id ?? []),
  blog: ['blog-search'],
}
