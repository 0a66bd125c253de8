import { fieldsToFillIn, paragraphsToFillIn } from '../fill-ins.ts'
import { quote } from '../problem.ts'
import { readingTime } from './reading-time.ts'
import { type Draft, type Remark, rangeOf } from './rule.ts'

/** What a post that is not published yet still waits for; a published one must not have it at all. */
export function checkLeftToFillIn(draft: Draft): Remark[] {
  const { written, body } = draft
  if (written.get('published')?.value === true) return []
  const fields = fieldsToFillIn(written).flatMap((name): Remark[] => {
    const field = written.get(name)
    const now = quote(readingTime(body.rendered.words))
    const help = name === 'readTime' ? `; the text as it is takes ${now}` : ''
    const message = `${name}: fill in before publishing${help}`
    return field ? [{ start: field.start, end: field.end, message }] : []
  })
  const paragraphs = paragraphsToFillIn(body.tree).map((paragraph) => ({
    ...rangeOf(draft, paragraph),
    message: 'text: fill in before publishing',
  }))
  return [...fields, ...paragraphs]
}
