import { company } from './company.ts'

/** What a page says about itself in its head. */
export type PageHead = {
  /** Without the company's name. */
  title: string
  description: string
  /** Whether search engines may list the page. */
  isIndexed: boolean
}

/** The text of the page's `<title>`. */
export function documentTitle(title: string): string {
  return `${title} – ${company.shortName}`
}
