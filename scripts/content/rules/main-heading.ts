import type { Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { nodesBelow } from './lint-post.ts'

/** Headings of the text that compete with the title, which is the page's main heading (WCAG 2.2, technique H42). */
export const remarkMainHeading = lintRule<Root>('post:main-heading', (tree, file) => {
  for (const node of nodesBelow(tree)) {
    if (node.type !== 'heading' || node.depth > 1 || node.position === undefined) continue
    const message = 'heading: expected ## or deeper, found #; the title is the heading of the first level'
    file.message(message, node.position)
  }
})
