import { hasArticles, missingArticles } from '../articles-of-build.ts'
import type { Block, Link } from '../content/page-copy.ts'
import { isDisabledPath, isOffered, isWithin, type PageName } from '../pages.ts'

/** Whether this site has the page of a link. Without it a card is left out, a link in running text is plain text. */
export function hasPage({ to }: Pick<Link, 'to'>): boolean {
  return !isDisabledPath(to) && !missingArticles.includes(to) && (hasArticles || !isWithin('blog', to))
}

/** Whether a card or a block is shown: what it is about is offered, and there is the page that it links to. */
export function isShown({ about, link }: { about?: PageName; link?: Link }): boolean {
  return (about === undefined || isOffered(about)) && (link === undefined || hasPage(link))
}

/** A block is not shown without content. */
export function isBlockShown(block: Block): boolean {
  return hasContent(block) && isShown({ ...(block.about && { about: block.about }) })
}

function hasContent(block: Block): boolean {
  switch (block.kind) {
    case 'cards':
      return block.cards.some(isShown)
    case 'steps':
      return block.steps.length > 0
    case 'questions':
      return block.questions.length > 0
    case 'table':
      return block.rows.length > 0
    case 'prose':
      return [...block.paragraphs, ...(block.points ?? []), ...(block.links ?? []).filter(hasPage)].length > 0
    default:
      return true
  }
}
