import type { PageCopy } from '../../page-copy.ts'

/** A legal page for a country whose law the project does not know. Builds with SITE_STRICT refuse it. */
export function missingPage(title: string): PageCopy {
  const text =
    'The law of the country in which the company is based decides what this page has to say. Its text has not been written yet; until then the site must not be published.'
  return {
    title,
    description: `${title}. ${text}`,
    heading: title,
    lead: 'This text is still missing',
    blocks: [{ kind: 'prose', heading: title, paragraphs: [text] }],
  }
}
