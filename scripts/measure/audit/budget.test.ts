import { expect, test } from 'vitest'
import { budgetFor, kindOf } from './budget.ts'

test('every page has the same limits of points, shift, blocking time and HTML', () => {
  expect(budgetFor('/kontakt')).toEqual({
    performance: { atLeast: 100 },
    accessibility: { atLeast: 100 },
    bestPractices: { atLeast: 100 },
    seo: { atLeast: 100 },
    layoutShift: { atMost: 0 },
    blockingTime: { atMost: 50 },
    htmlBytes: { atMost: 14_600 },
  })
})

test('the home page is limited as a whole, and in its times to a part of AstroWind’s', () => {
  expect(budgetFor('/')).toMatchObject({
    totalBytes: { atMost: 135_000 },
    firstPaint: { atMost: 669 },
    largestPaint: { atMost: 986 },
  })
})

test('an article is limited in its times', () => {
  expect(budgetFor('/blog/zero-trust')).toMatchObject({
    firstPaint: { atMost: 662 },
    largestPaint: { atMost: 978 },
  })
})

test.each([
  ['/', 'home'],
  ['/blog/zero-trust', 'article'],
  ['/blog/2025', 'article'],
  ['/blog', undefined],
  ['/blog/seite/2', undefined],
  ['/kontakt', undefined],
])('%s is compared as %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})
