import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { markdownTable } from './markdown-table.ts'

/** `npx tsx scripts/measure/audit-table.ts`: prints the reports of the last run of Lighthouse CI, medians of the runs. */
type Report = {
  finalDisplayedUrl: string
  lighthouseVersion: string
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number } | undefined>
  audits: Record<string, { numericValue?: number; details?: { items?: readonly Summary[] } } | undefined>
}
type Summary = { resourceType?: string; transferSize?: number }

const folder = '.lighthouseci'
const names = readdirSync(folder).filter((name) => /^lhr-.*\.json$/.test(name))
const reports: Report[] = names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
const median = (values: (number | undefined)[]) =>
  values.toSorted((a = Number.NaN, b = Number.NaN) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const score = (id: string) => (report: Report) => 100 * (report.categories[id]?.score ?? Number.NaN)
const figure = (id: string) => (report: Report) => report.audits[id]?.numericValue
const columns: Record<string, (report: Report) => number | undefined> = {
  performance: score('performance'),
  accessibility: score('accessibility'),
  'best practices': score('best-practices'),
  SEO: score('seo'),
  'FCP ms': figure('first-contentful-paint'),
  'LCP ms': figure('largest-contentful-paint'),
  'TBT ms': figure('total-blocking-time'),
  CLS: figure('cumulative-layout-shift'),
  'first answer': ({ audits }) =>
    audits['resource-summary']?.details?.items?.find(({ resourceType }) => resourceType === 'document')
      ?.transferSize,
  everything: figure('total-byte-weight'),
}

const pathOf = ({ finalDisplayedUrl }: Report) => new URL(finalDisplayedUrl).pathname
const rows = [...new Set(reports.map(pathOf))].sort().map((path) => {
  const runs = reports.filter((report) => pathOf(report) === path)
  const figures = Object.entries(columns).map(([name, read]) =>
    median(runs.map(read)).toLocaleString('en', { maximumFractionDigits: name === 'CLS' ? 4 : 0 }),
  )
  return [`\`${path}\``, ...figures]
})
const index = median(reports.map(({ environment }) => environment.benchmarkIndex)).toFixed(0)
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}; median benchmark index ${index}`
console.info(markdownTable(['page', ...Object.keys(columns)], rows))
console.info(`\nLighthouse ${reports[0]?.lighthouseVersion}; ${machine}`)
