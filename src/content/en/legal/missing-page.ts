import type { Block, PageCopy } from '../../page-copy.ts'

/** A legal page for a country whose law the project does not know. Builds with SITE_STRICT refuse it. */
export function missingPage(title: string, ...blocks: Block[]): PageCopy {
  const text =
    'What this page has to say depends on the law of the country where the company is based. The text is still to be written, and the site must not be published without it.'
  return {
    title,
    description: `${title}. ${text}`,
    heading: title,
    lead: 'This text is still missing',
    blocks: [
      ...blocks,
      { kind: 'prose', heading: 'To be written before the site goes public', paragraphs: [text] },
    ],
  }
}
