/** The settings that pages can read. `scripts/site/settings.ts` checks them; any other name is an error. */
type PublicSettings = {
  readonly VITE_FUNCTIONS_URL?: string | undefined
  readonly VITE_CONTACT?: 'simulate' | 'off' | '' | undefined
  readonly VITE_NEWSLETTER?: 'off' | '' | undefined
}

/** What becomes of messages: `off` opens a mail draft, `simulate` only pretends to send. */
type Contact = 'off' | 'simulate' | 'functions'

interface ImportMetaEnv extends PublicSettings {
  CONTACT: Contact
  /** Where the server functions are, or nothing. */
  FUNCTIONS_URL: string
  /** See `src/site/articles-of-build.ts`. */
  ARTICLES: 'published' | 'drafts'
}

interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}
