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

const score = (id: string) => (report: Report) =>
  Math.round(100 * (report.categories[id]?.score ?? Number.NaN))
const figure = (id: string) => (report: Report) => report.audits[id]?.numericValue ?? Number.NaN
const documentBytes = ({ audits }: Report) =>
  audits['resource-summary']?.details?.items?.find(({ resourceType }) => resourceType === 'document')
    ?.transferSize ?? Number.NaN
const columns: Record<string, (report: Report) => number> = {
  performance: score('performance'),
  accessibility: score('accessibility'),
  'best practices': score('best-practices'),
  SEO: score('seo'),
  'FCP ms': figure('first-contentful-paint'),
  'LCP ms': figure('largest-contentful-paint'),
  'TBT ms': figure('total-blocking-time'),
  CLS: figure('cumulative-layout-shift'),
  'first answer': documentBytes,
  everything: figure('total-byte-weight'),
}

const pathOf = ({ finalDisplayedUrl }: Report) => new URL(finalDisplayedUrl).pathname
const rows = [...new Set(reports.map(pathOf))].sort().map((path) => [
  `\`${path}\``,
  ...Object.entries(columns).map(([name, read]) => {
    const value = median(reports.filter((report) => pathOf(report) === path).map(read))
    return name === 'CLS' ? String(Number(value.toFixed(4))) : Math.round(value).toLocaleString('en')
  }),
])
const index = median(reports.map(({ environment }) => environment.benchmarkIndex))
console.info(markdownTable(['page', ...Object.keys(columns)], rows))
console.info(
  `\nLighthouse ${reports[0]?.lighthouseVersion}; ${cpus().length} × ${cpus()[0]?.model.trim()}; median benchmark index ${index.toFixed(0)}`,
)

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
