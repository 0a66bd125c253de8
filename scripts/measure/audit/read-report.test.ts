import { describe, expect, test } from 'vitest'
import { sampleReport } from '../../../tests/support/sample-report.ts'
import { findCause, readMeasures } from './read-report.ts'

test('figures are read in points, whole milliseconds and bytes', () => {
  expect(readMeasures(sampleReport({ performance: 0.995, blockingTime: 12.6 }), 14_000)).toEqual({
    performance: 100,
    accessibility: 96,
    bestPractices: 100,
    seo: 100,
    firstPaint: 600,
    largestPaint: 900,
    blockingTime: 13,
    layoutShift: 0.02,
    htmlBytes: 14_000,
    totalBytes: 120_000,
  })
})

test('a category without points is an error: something in it could not be measured', () => {
  const report = sampleReport()
  report.categories.seo = { title: 'SEO', score: null, auditRefs: [] }
  expect(() => readMeasures(report, 0)).toThrow('Lighthouse has no figure for seo')
})

test('a missing figure is an error', () => {
  const report = sampleReport()
  report.audits['total-blocking-time'] = { title: 'Total Blocking Time', score: null }
  expect(() => readMeasures(report, 0)).toThrow('Lighthouse has no figure for total-blocking-time')
})

describe('what is behind a figure', () => {
  test.each([
    ['accessibility', 'Contrast is too low (color-contrast)'],
    ['firstPaint', 'the first answer has 15000 bytes with its headers, and 14600 come in one round trip'],
    ['largestPaint', 'the largest paint is <h1>'],
    ['layoutShift', 'moved: <img>'],
    ['blockingTime', 'busiest: /app.js 78 ms'],
    ['totalBytes', 'largest: /40.js 40 bytes, /30.js 30 bytes, /20.js 20 bytes'],
    ['seo', ''],
  ] as const)('of %s', (measure, cause) => {
    expect(findCause(sampleReport(), measure)).toBe(cause)
  })

  test('is not known where Lighthouse says nothing of it', () => {
    expect(findCause({ ...sampleReport(), audits: {} }, 'layoutShift')).toBe('')
  })
})
