/** What pages can read of the settings; any other name is an error. */
type PublicSettings = Omit<import('./settings.ts').Settings, 'SITE_STRICT'>

interface ImportMetaEnv extends PublicSettings {
  /** See `src/articles-of-build.ts`. */
  ARTICLES: 'published' | 'drafts' | 'none'
  /** Addresses with a space between them. */
  MISSING_ARTICLES: string
  /** `reportsEndpoint` of the facts, or nothing: written out in a condition, it leaves the code behind it out of the build. */
  REPORTS: string
  /** `analytics` of the company, or nothing. */
  ANALYTICS: string
}

interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}
