import type { Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { message } from '../../io/messages.ts'

export const readTimeToFillIn = message('fillIn.readTime')

/** A text to be filled in, which says what with. */
export function textToFillIn(what: string): string {
  return message('fillIn.text', { what })
}

/** What `npm run new` left for the writer: hints until the post is published, and then errors. */
export const fillIns = lintRule<Root>('site:fill-ins', (_, file) => {
  for (const [name, { value, place }] of file.data.fields ?? []) {
    if (isFillIn(value)) file.message(message('text.fieldToFillIn', { field: name }), place)
  }
  for (const node of file.data.nodes ?? []) {
    const [first] = node.type === 'paragraph' ? node.children : []
    if (first?.type === 'text' && isFillIn(first.value)) file.message(message('text.textToFillIn'), node)
  }
})

function isFillIn(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^((Bitte ausfüllen|Please fill in)\b|\? [Mm]in\.)/u.test(value.normalize('NFC'))
  )
}
