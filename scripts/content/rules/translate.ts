import type { Nodes } from 'mdast'
import type { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import { createError, createHint, type Diagnostic, type Place } from '../diagnostics.ts'
import { textMessages } from '../messages.ts'

/** Messages of remark-lint in our own words; those of our own rules stay. */
export function translate(message: VFileMessage, file: VFile): Diagnostic[] {
  const { ruleId = '', source, reason } = message
  const place = message.place as Place
  const create = message.fatal ? createError : createHint
  if (source !== 'remark-lint') return [create(file.path, place, reason, ruleId)]
  const text = String(file).slice(place.start.offset, place.end.offset)
  // Brackets alone are mostly text, such as `[sic]`.
  if (ruleId === 'no-undefined-references' && !/^\[\^|\]\[/.test(text)) return []
  return [createHint(file.path, place, wordings[ruleId]?.(message, text) ?? reason, ruleId)]
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
