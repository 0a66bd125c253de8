import { expect, test } from 'vitest'
import { sampleReport } from '../../../tests/support/sample-report.ts'
import { formatComparison, formatMeasures } from './format-tables.ts'
import { mergeRuns } from './measured-page.ts'

const pages = ['/', '/kontakt', '/blog/zero-trust'].map((path) =>
  mergeRuns(path, [sampleReport({ firstPaint: 609 })], 14_000),
)

test('a table has a line for each page', () => {
  expect(formatMeasures(pages).split('\n')).toEqual([
    '| page | performance | accessibility | best practices | SEO | FCP ms | LCP ms | TBT ms | CLS | HTML and styles | everything |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...['/', '/kontakt', '/blog/zero-trust'].map(
      (path) => `| \`${path}\` | 100 | 96 | 100 | 100 | 609 | 900 | 0 | 0.02 | 14,000 | 120,000 |`,
    ),
  ])
})

test('pages that AstroWind has too are compared with it', () => {
  expect(formatComparison(pages).split('\n').slice(2)).toEqual([
    '| `/` | 0.50 | 0.55 | 0.59 | 0.65 |',
    '| `/blog/zero-trust` | 0.51 | 0.55 | 0.60 | 0.65 |',
  ])
})
