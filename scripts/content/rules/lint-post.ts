import type { Nodes, Root } from 'mdast'
import remarkLintHeadingIncrement from 'remark-lint-heading-increment'
import remarkLintNoDuplicateDefinitions from 'remark-lint-no-duplicate-definitions'
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references'
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions'
import { unified } from 'unified'
import type { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import { createHint, createMessage, type Diagnostic, type Place } from '../diagnostics.ts'
import { textMessages } from '../messages.ts'
import { checkExcerptLength, checkFillIns, checkReadingTime } from './fields.ts'
import type { Draft, Finding } from './rule.ts'
import { checkAlternativeTexts, checkDirection, checkMainHeading, checkQuotes } from './text.ts'

const linter = unified()
  .use(remarkLintHeadingIncrement)
  .use(remarkLintNoDuplicateDefinitions)
  .use(remarkLintNoUndefinedReferences)
  .use(remarkLintNoUnusedDefinitions)
  .freeze()

const ownRules: Record<string, (draft: Draft) => Finding[]> = {
  'main-heading': checkMainHeading,
  'reading-time': checkReadingTime,
  'excerpt-length': checkExcerptLength,
  'alternative-texts': checkAlternativeTexts,
  'reading-direction': checkDirection,
  'typewriter-quotes': checkQuotes,
  'fill-ins': checkFillIns,
}

/** Adds hints for the writer to the file, and errors for what must not be published. */
export function lintPost(file: VFile, tree: Root, draft: Draft): void {
  const before = file.messages.length
  // The page's main heading is the title.
  linter.runSync({ ...tree, children: [{ type: 'heading', depth: 1, children: [] }, ...tree.children] }, file)
  file.messages.push(...file.messages.splice(before).flatMap((message) => translate(message, file, draft)))
  for (const [rule, check] of Object.entries(ownRules)) {
    for (const { place, message, fatal = false } of check(draft)) {
      file.messages.push(createMessage(file.path, place, message, rule, fatal))
    }
  }
}

/** Messages of remark-lint in our own words. */
function translate(message: VFileMessage, { path }: VFile, draft: Draft): Diagnostic[] {
  const { ruleId = '', reason } = message
  const place = message.place as Place
  const text = draft.text.slice(place.start.offset, place.end.offset)
  // Brackets alone are mostly text, such as `[sic]`.
  if (ruleId === 'no-undefined-references' && !/^\[\^|\]\[/.test(text)) return []
  return [createHint(path, place, wordings[ruleId]?.(message, text) ?? reason, ruleId)]
}

const wordings: Record<string, (message: VFileMessage, text: string) => string> = {
  'heading-increment': ({ ancestors, cause }) =>
    textMessages.headingSkipped(depthOf(ancestors), depthOf((cause as VFileMessage).ancestors)),
  'no-duplicate-definitions': () => textMessages.definitionTwice,
  'no-undefined-references': (_, text) => textMessages.undefinedReference(text),
  'no-unused-definitions': () => textMessages.unusedDefinition,
}

function depthOf(ancestors: unknown): number {
  const node = (ancestors as Nodes[] | undefined)?.at(-1)
  return node?.type === 'heading' ? node.depth : 1
}
