import type { Budget, Limit, Measure, Measures } from './budget.ts'
import type { MeasuredPage } from './measured-page.ts'

type Checked = Pick<MeasuredPage, 'path' | 'causeOf'> & { measures: Partial<Measures> }

const names: Record<Measure, string> = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best practices',
  seo: 'SEO',
  firstPaint: 'first contentful paint in ms',
  largestPaint: 'largest contentful paint in ms',
  blockingTime: 'total blocking time in ms',
  layoutShift: 'layout shift',
  htmlBytes: 'HTML and its styles, bytes in brotli',
  totalBytes: 'all that is loaded, in bytes',
}

/** A line for each figure over budget: `/blog  layout shift: expected at most 0, found 0.02; moved: <img …>` */
export function checkBudget(page: Checked, budget: Budget): string[] {
  return (Object.keys(names) as Measure[]).flatMap((measure) => {
    const limit = budget[measure]
    const found = page.measures[measure]
    if (!limit || found === undefined || isWithin(found, limit)) return []
    const expected = 'atLeast' in limit ? `at least ${limit.atLeast}` : `at most ${limit.atMost}`
    const cause = page.causeOf(measure)
    return [`${page.path}  ${names[measure]}: expected ${expected}, found ${found}${cause && `; ${cause}`}`]
  })
}

function isWithin(found: number, limit: Limit): boolean {
  return 'atLeast' in limit ? found >= limit.atLeast : found <= limit.atMost
}
