import type { Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { placeAt } from '../diagnostics.ts'
import { message } from '../messages.ts'
import { offsetsOf } from './prose.ts'

/** Blocks of code that never end: all text below them is shown as code. */
export const unclosedCode = lintRule<Root>('site:unclosed-code', (_, file) => {
  const text = String(file)
  for (const node of file.data.nodes ?? []) {
    if (node.type !== 'code') continue
    const [start, end] = offsetsOf(node)
    const [first = '', ...lines] = text.slice(start, end).split('\n')
    const fence = /^(`{3,}|~{3,})/.exec(first)?.[0]
    if (fence === undefined) continue
    const last = (lines.at(-1) ?? '').replace(/^[\s>]+/, '').trimEnd()
    const isClosed = last.startsWith(fence) && last.replaceAll(fence.charAt(0), '') === ''
    if (isClosed) continue
    file.message(message('code.open', { fence }), { place: placeAt(text, start, start + first.length) })
  }
})
