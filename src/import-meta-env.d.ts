/** The settings that pages can read. `scripts/site/settings.ts` checks them; any other name is an error. */
type PublicSettings = {
  readonly VITE_FUNCTIONS_URL?: string | undefined
  readonly VITE_FUNCTIONS_KEY?: string | undefined
  readonly VITE_CONTACT_ENDPOINT?: string | undefined
  readonly VITE_CONTACT_FIELDS?: string | undefined
  readonly VITE_CONTACT_ENCODING?: 'json' | 'form' | '' | undefined
  readonly VITE_CONTACT?: 'simulate' | 'off' | '' | undefined
  readonly VITE_NEWSLETTER?: 'off' | '' | undefined
}

/** What becomes of messages: `off` opens a mail draft, `simulate` only pretends to send. */
type Contact = 'off' | 'simulate' | 'service' | 'functions'

interface ImportMetaEnv extends PublicSettings {
  CONTACT: Contact
  /** Where the server functions are, or nothing. */
  FUNCTIONS_URL: string
  /** See `src/articles-of-build.ts`. */
  ARTICLES: 'published' | 'drafts' | 'none'
  /** Addresses with a space between them. */
  MISSING_ARTICLES: string
  /** In `src/start/first-paint.ts`: whether the site has more than two languages. */
  HAS_OWN_ADDRESSES: boolean
  /** The languages of the site by their own names. */
  LANGUAGE_NAMES: string[]
  /** See `src/i18n/content-files.ts`. */
  /** Whether pages have pictures, or people. */
  HAS_PICTURES: boolean
  CONTENT_FILES: string[]
  /** See `src/company/build-time.ts`. */
  COUNTRY_NAMES: Record<string, import('./company/countries.ts').Text>
  MONEY: Record<string, import('./company/build-time.ts').MoneyFormat>
  /** See `src/company/own-form.ts`. */
  LEGAL_FORM: import('./company/legal-forms.ts').OwnForm
  /** `reportsEndpoint` of the site's options, or nothing. A constant, so that unused code is left out of the bundle. */
  REPORTS: string
  /** `analytics` of the company, or nothing. */
  ANALYTICS: string
}

interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}
