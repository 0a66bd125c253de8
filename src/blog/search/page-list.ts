import type { Language } from '../../i18n/languages.ts'
import type { contentFormat } from '../post.ts'

/** What a result shows of a page. */
export type PageSummary = {
  path: string
  title: string
  description: string
  /** The language of title and description, where it is not the visitor's. */
  language?: Language
  /** What the page says in the visitor's language then. */
  note?: string
}

/** `search/<language>/list-<n>.json`: pages in the order of their places in the index, from `n * pagesPerFile` on. */
export type PageList = { format: typeof contentFormat; pages: PageSummary[] }

/** With the longest title and description that copy may have, still below the 12 KB of a file of the index. */
export const pagesPerFile = 15

/** The folder of the index of all pages, as visitors who read a language see them. */
export function pagesFolder(language: Language): string {
  return `search/${language}`
}
