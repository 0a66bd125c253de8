import { expect, test } from 'vitest'
import { sampleReport } from '../../../tests/support/sample-report.ts'
import { mergeRuns } from './measured-page.ts'

test('each figure is the median of its own', () => {
  const { measures, runs } = mergeRuns(
    '/',
    [
      sampleReport({ firstPaint: 900, blockingTime: 0 }),
      sampleReport({ firstPaint: 500, blockingTime: 30 }),
      sampleReport({ firstPaint: 600, blockingTime: 60 }),
    ],
    14_000,
  )
  expect([runs, measures.firstPaint, measures.blockingTime, measures.htmlBytes]).toEqual([3, 600, 30, 14_000])
})

test('the cause of a figure is told by the run that had it', () => {
  const median = sampleReport({ blockingTime: 60 })
  median.audits['bootup-time'] = {
    title: 'Bootup time',
    score: 1,
    details: { items: [{ url: '/median.js', total: 1 }] },
  }
  const reports = [sampleReport({ blockingTime: 90 }), median, sampleReport({ blockingTime: 10 })]
  expect(mergeRuns('/', reports, 0).causeOf('blockingTime')).toBe('busiest: /median.js 1 ms')
})

test('a page without a run is an error', () => {
  expect(() => mergeRuns('/kontakt', [], 0)).toThrow('/kontakt was not measured')
})
