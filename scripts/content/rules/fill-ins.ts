import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { createError, createHint, placeAt } from '../diagnostics.ts'
import { isFillIn } from '../fill-ins.ts'
import { nodesBelow } from '../markdown/nodes-below.ts'
import { textMessages } from '../messages.ts'
import { readingTime } from './reading-time.ts'

/** What `npm run new` left to be filled in: hints until the post is published, and then errors. */
export function remarkFillIns() {
  return (tree: Root, file: VFile): undefined => {
    const { fields = new Map(), words = 0 } = file.data
    const isPublished = fields.get('published')?.value === true
    const create = isPublished ? createError : createHint
    for (const [name, { value, start, end }] of fields) {
      if (!isFillIn(value)) continue
      const message = isPublished
        ? textMessages.fieldNotFilledIn(name, value)
        : textMessages.fieldToFillIn(name, readingTime(words))
      file.messages.push(create(file.path, placeAt(String(file), start, end), message, 'fill-ins'))
    }
    for (const node of nodesBelow(tree)) {
      const [first] = node.type === 'paragraph' ? node.children : []
      if (first?.type !== 'text' || !isFillIn(first.value) || node.position === undefined) continue
      const message = isPublished ? textMessages.textNotFilledIn : textMessages.textToFillIn
      file.messages.push(create(file.path, node.position, message, 'fill-ins'))
    }
  }
}
