import { type Draft, type Remark, rangeOf } from './rule.ts'

/**
 * Headings that skip a level, and such as compete with the title, which is the page's heading of the first
 * level: people who read with their ears go from heading to heading (WCAG 2.2, technique H42).
 */
export function checkHeadingLevels(draft: Draft): Remark[] {
  const remarks: Remark[] = []
  let last = 1
  for (const heading of draft.nodes) {
    if (heading.type !== 'heading') continue
    const { depth } = heading
    const marks = '#'.repeat(depth)
    const deepest = '#'.repeat(Math.min(last + 1, 6))
    if (depth === 1) {
      remarks.push({
        ...rangeOf(draft, heading),
        message: `heading: expected ## or deeper, found #; the title is the heading of the first level`,
      })
    } else if (depth > last + 1) {
      const after = last === 1 ? 'below the title' : `after ${'#'.repeat(last)}`
      const expected = last === 1 ? '##' : `at most ${deepest}`
      remarks.push({
        ...rangeOf(draft, heading),
        message: `heading: expected ${expected} ${after}, found ${marks}`,
      })
    }
    last = depth
  }
  return remarks
}
