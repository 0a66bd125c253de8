import type { Root } from 'mdast'
import remarkLintHeadingIncrement from 'remark-lint-heading-increment'
import remarkLintNoDuplicateDefinitions from 'remark-lint-no-duplicate-definitions'
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references'
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions'
import { unified } from 'unified'
import { lintRule } from 'unified-lint-rule'
import type { VFile } from 'vfile'
import type { Field } from '../fields.ts'
import { nodesBelow } from '../markdown/nodes-below.ts'
import { textMessages } from '../messages.ts'
import { remarkAlternativeTexts } from './alternative-texts.ts'
import { remarkExcerptLength } from './excerpt-length.ts'
import { remarkFillIns } from './fill-ins.ts'
import { remarkReadingTime } from './reading-time.ts'
import { translate } from './translate.ts'
import { remarkTypewriterQuotes } from './typewriter-quotes.ts'

declare module 'vfile' {
  interface DataMap {
    /** The front matter's fields, by their names. */
    fields: ReadonlyMap<string, Field>
    /** How many words the text has. */
    words: number
  }
}

/** Headings of the text that compete with the title, which is the page's main heading (WCAG 2.2, technique H42). */
const remarkMainHeading = lintRule<Root>('post:main-heading', (tree, file) => {
  for (const node of nodesBelow(tree)) {
    if (node.type !== 'heading' || node.depth > 1 || node.position === undefined) continue
    file.message(textMessages.mainHeading, node.position)
  }
})

/** Published rules of remark-lint and our own. None changes the tree. */
const linter = unified()
  .use(remarkLintHeadingIncrement)
  .use(remarkLintNoDuplicateDefinitions)
  .use(remarkLintNoUndefinedReferences)
  .use(remarkLintNoUnusedDefinitions)
  .use(remarkMainHeading)
  .use(remarkReadingTime)
  .use(remarkExcerptLength)
  .use(remarkAlternativeTexts)
  .use(remarkTypewriterQuotes)
  .use(remarkFillIns)
  .freeze()

/** Adds hints for the writer to the file, and errors for what must not be published. */
export function lintPost(
  file: VFile,
  tree: Root,
  { fields, words }: { fields: ReadonlyMap<string, Field>; words: number },
): void {
  const before = file.messages.length
  Object.assign(file.data, { fields, words })
  // The page's main heading is the title.
  const title = { type: 'heading', depth: 1, children: [] } as const
  linter.runSync({ ...tree, children: [{ ...title, children: [] }, ...tree.children] }, file)
  file.messages.push(...file.messages.splice(before).flatMap((message) => translate(message, file)))
}
