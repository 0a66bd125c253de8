/**
 * A build for colleagues, with drafts and articles of later days. No search engine is to list it. `scripts/site/build.ts`
 * sets `ARTICLES`, and `vite.config.ts` passes it on.
 */
export const isDraftBuild = import.meta.env.ARTICLES === 'drafts'

/** Whether what visitors do not see yet has a ribbon. */
export const hasRibbons = import.meta.env.DEV || isDraftBuild
