import type { Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { type MessageKey, message } from '../messages.ts'
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
    const report = (key: MessageKey, values = {}) =>
      file.message(message(key, values), { place: node.position })
    if (isUnderlined && node.depth === 2 && (isSentence || source.includes('\n', line.length + 1))) {
      report('heading.underlined')
    } else if (node.children.length === 0) report('heading.empty')
    else if (node.depth === 1) report('heading.main')
    else if (node.depth > above + 1) {
      const [found, before, expected] = [node.depth, above, above + 1].map((depth) => '#'.repeat(depth))
      report(above === 1 ? 'heading.skippedFirst' : 'heading.skipped', { found, above: before, expected })
    }
    above = node.depth
  }
})
