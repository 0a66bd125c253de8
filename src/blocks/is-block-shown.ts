import type { Block } from '../content/page-copy.ts'
import { hasPage, isShown } from '../links/missing-pages.ts'

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
