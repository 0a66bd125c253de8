import type { Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { headingMessages as messages } from '../messages.ts'
import { offsetsOf } from './prose.ts'

/** A longer line above `---` is a paragraph whose blank line was forgotten. */
const longestUnderlined = 80

/** Headings compete with the title, which is the main heading of the page (WCAG 2.2, technique H42), or skip a level. */
export const headings = lintRule<Root>('site:headings', (_, file) => {
  const text = String(file)
  let above = 1
  for (const node of file.data.nodes ?? []) {
    if (node.type !== 'heading') continue
    const source = text.slice(...offsetsOf(node))
    const [line = ''] = source.split('\n')
    const isUnderlined = !line.startsWith('#')
    const isSentence = line.length > longestUnderlined || /[.!:]$|^\w+: /.test(line)
    const report = (message: string) => file.message(message, { place: node.position })
    if (isUnderlined && node.depth === 2 && (isSentence || source.includes('\n', line.length + 1))) {
      report(messages.underlined)
    } else if (node.children.length === 0) report(messages.empty)
    else if (node.depth === 1) report(messages.main)
    else if (node.depth > above + 1) report(messages.skipped(node.depth, above))
    above = node.depth
  }
})
