/** What pages can read of the settings; any other name is an error. */
type PublicSettings = Omit<import('./settings.ts').Settings, 'SITE_STRICT'>

interface ImportMetaEnv extends PublicSettings {
  /** See `src/articles-of-build.ts`. */
  ARTICLES: 'published' | 'drafts' | 'none'
}

interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}
