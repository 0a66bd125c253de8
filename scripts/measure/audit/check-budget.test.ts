import { expect, test } from 'vitest'
import { checkBudget } from './check-budget.ts'

const page = {
  path: '/blog',
  measures: { performance: 100, accessibility: 97, layoutShift: 0.02, blockingTime: 50 },
  causeOf: (measure: string) => (measure === 'layoutShift' ? 'moved: <img>' : ''),
}

test('each figure over budget is a line with page, limit, figure and cause', () => {
  expect(
    checkBudget(page, {
      performance: { atLeast: 100 },
      accessibility: { atLeast: 100 },
      layoutShift: { atMost: 0 },
      blockingTime: { atMost: 50 },
    }),
  ).toEqual([
    '/blog  accessibility: expected at least 100, found 97',
    '/blog  layout shift: expected at most 0, found 0.02; moved: <img>',
  ])
})

test('what has no limit, or was not measured, is not over it', () => {
  expect(checkBudget(page, { totalBytes: { atMost: 1 } })).toEqual([])
})
