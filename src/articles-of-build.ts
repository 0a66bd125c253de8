/**
 * Which articles this build has. `scripts/build.ts` sets `ARTICLES` and `MISSING_ARTICLES`, and `vite.config.ts` passes them
 * on, so that pages load only what they need.
 */
export const hasArticles = import.meta.env.ARTICLES !== 'none'

/** The addresses of articles that pages lead to and that this build does not have. */
export const missingArticles: readonly string[] = import.meta.env.MISSING_ARTICLES.split(' ')

/** A build for colleagues, with drafts and articles of later days. No search engine is to list it. */
export const isDraftBuild = import.meta.env.ARTICLES === 'drafts'

/** Whether what visitors do not see yet has a ribbon. */
export const hasRibbons = import.meta.env.DEV || isDraftBuild
