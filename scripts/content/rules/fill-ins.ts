import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { createError, createHint, placeAt } from '../diagnostics.ts'
import { isFillIn } from '../fill-ins.ts'
import { quote } from '../quote.ts'
import { nodesBelow } from './lint-post.ts'
import { readingTime } from './reading-time.ts'

/** What `npm run new` left to be filled in: hints until the post is published, and then errors. */
export function remarkFillIns() {
  return (tree: Root, file: VFile): undefined => {
    const { fields = new Map(), words = 0 } = file.data
    const isPublished = fields.get('published')?.value === true
    const create = isPublished ? createError : createHint
    const remedy = 'fill it in, or set published: false'
    for (const [name, { value, start, end }] of fields) {
      if (!isFillIn(value)) continue
      const help = name === 'readTime' ? `; the text as it is takes ${quote(readingTime(words))}` : ''
      const message = isPublished
        ? `${name}: expected your own, found ${quote(value)}; ${remedy}`
        : `${name}: fill in before publishing${help}`
      file.messages.push(create(file.path, placeAt(String(file), start, end), message, 'fill-ins'))
    }
    for (const node of nodesBelow(tree)) {
      const [first] = node.type === 'paragraph' ? node.children : []
      if (first?.type !== 'text' || !isFillIn(first.value) || node.position === undefined) continue
      const message = isPublished
        ? `markdown: expected your own text, found what is to be filled in; ${remedy}`
        : 'text: fill in before publishing'
      file.messages.push(create(file.path, node.position, message, 'fill-ins'))
    }
  }
}
