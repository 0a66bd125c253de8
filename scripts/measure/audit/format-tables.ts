import { astroWind, kindOf, type Measures, partOfAstroWind } from './budget.ts'
import type { MeasuredPage } from './measured-page.ts'

const columns: readonly (readonly [heading: string, cell: (measures: Measures) => string])[] = [
  ['performance', ({ performance }) => String(performance)],
  ['accessibility', ({ accessibility }) => String(accessibility)],
  ['best practices', ({ bestPractices }) => String(bestPractices)],
  ['SEO', ({ seo }) => String(seo)],
  ['FCP ms', ({ firstPaint }) => String(firstPaint)],
  ['LCP ms', ({ largestPaint }) => String(largestPaint)],
  ['TBT ms', ({ blockingTime }) => String(blockingTime)],
  ['CLS', ({ layoutShift }) => String(layoutShift)],
  ['HTML and styles', ({ htmlBytes }) => formatBytes(htmlBytes)],
  ['everything', ({ totalBytes }) => formatBytes(totalBytes)],
]

/** A markdown table with a line for each page. */
export function formatMeasures(pages: readonly MeasuredPage[]): string {
  return formatTable(
    ['page', ...columns.map(([heading]) => heading)],
    pages.map(({ path, measures }) => [`\`${path}\``, ...columns.map(([, cell]) => cell(measures))]),
  )
}

/** A markdown table of the pages that AstroWind has too, with the part of its time that they take. */
export function formatComparison(pages: readonly MeasuredPage[]): string {
  return formatTable(
    ['compared with AstroWind', 'FCP', 'goal', 'LCP', 'goal'],
    pages.flatMap(({ path, measures }) => {
      const kind = kindOf(path)
      if (!kind) return []
      const part = (measure: 'firstPaint' | 'largestPaint') => [
        (measures[measure] / astroWind[kind][measure]).toFixed(2),
        partOfAstroWind[measure].toFixed(2),
      ]
      return [[`\`${path}\``, ...part('firstPaint'), ...part('largestPaint')]]
    }),
  )
}

export function formatTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = headings.map((_, at) => (at === 0 ? '---' : '---:'))
  return [headings, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** 14600 as 14,600; the same in every locale of the machine. */
function formatBytes(bytes: number): string {
  return bytes.toLocaleString('en')
}
