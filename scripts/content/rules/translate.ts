import type { Nodes } from 'mdast'
import type { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import { createError, createHint, type Diagnostic, type Place } from '../diagnostics.ts'

/** Messages of remark-lint in our own words; those of our own rules stay. */
export function translate(message: VFileMessage, file: VFile): Diagnostic[] {
  const { ruleId = '', place, source } = message
  if (source !== 'remark-lint') {
    const create = message.fatal ? createError : createHint
    return [create(file.path, place as Place, message.reason, ruleId)]
  }
  const { start, end } = place as Place
  const text = String(file).slice(start.offset, end.offset)
  // Brackets alone are mostly text, such as `[sic]`.
  if (ruleId === 'no-undefined-references' && !/^\[\^|\]\[/.test(text)) return []
  return [createHint(file.path, place as Place, wordings[ruleId]?.(message, text) ?? message.reason, ruleId)]
}

const wordings: Record<string, (message: VFileMessage, text: string) => string> = {
  'heading-increment': ({ ancestors, cause }) => {
    const parent = depthOf((cause as VFileMessage).ancestors)
    const after = parent === 1 ? 'below the title' : `after ${'#'.repeat(parent)}`
    const expected = parent === 1 ? '##' : `at most ${'#'.repeat(parent + 1)}`
    return `heading: expected ${expected} ${after}, found ${'#'.repeat(depthOf(ancestors))}`
  },
  'no-duplicate-definitions': () =>
    'reference: expected each definition once, found another of the same name',
  'no-undefined-references': (_, text) => `reference: expected a definition of ${text}, found none`,
  'no-unused-definitions': () => 'reference: expected a use of this definition, found none',
}

function depthOf(ancestors: unknown): number {
  const node = (ancestors as Nodes[] | undefined)?.at(-1)
  return node?.type === 'heading' ? node.depth : 1
}
