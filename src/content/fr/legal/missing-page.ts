import type { Block, PageCopy } from '../../page-copy.ts'

/** A legal page for a country whose law the project does not know. Builds with SITE_STRICT refuse it. */
export function missingPage(title: string, ...blocks: Block[]): PageCopy {
  const text =
    'Ce que cette page doit dire dépend du droit du pays où l’entreprise est établie. Le texte n’est pas encore écrit ; d’ici là, le site ne doit pas être publié.'
  return {
    title,
    description: `${title}. ${text}`,
    heading: title,
    lead: 'Ce texte manque encore',
    blocks: [...blocks, { kind: 'prose', heading: 'À écrire avant la publication', paragraphs: [text] }],
  }
}
