import type { Block, PageCopy } from '../../page-copy.ts'

/** A legal page for a country whose law the project does not know. Builds with SITE_STRICT refuse it. */
export function missingPage(title: string, ...blocks: Block[]): PageCopy {
  const text =
    'Was auf dieser Seite stehen muss, entscheidet das Recht des Landes, in dem das Unternehmen sitzt. Der Text dafür ist noch nicht geschrieben; bis dahin darf die Website nicht veröffentlicht werden.'
  return {
    title,
    description: `${title}. ${text}`,
    heading: title,
    lead: 'Dieser Text fehlt noch',
    blocks: [
      ...blocks,
      { kind: 'prose', heading: 'Vor der Veröffentlichung zu schreiben', paragraphs: [text] },
    ],
  }
}
