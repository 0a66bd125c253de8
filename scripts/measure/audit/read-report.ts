import type { Measure, Measures } from './budget.ts'

/** What is read of Lighthouse's result (12.8); it has much more. */
export type Report = {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: readonly { id: string; weight: number }[] }
  >
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; details?: unknown } | undefined
  >
}

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const

const audits = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blockingTime: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
  totalBytes: 'total-byte-weight',
} as const

/** Throws where a figure is missing: that is a page which was not measured, not a good one. */
export function readMeasures(report: Report, htmlBytes: number): Measures {
  const points = (id: string) => 100 * expectNumber(id, report.categories[id]?.score)
  const figure = (id: string) => expectNumber(id, report.audits[id]?.numericValue)
  return {
    // As Lighthouse shows them.
    performance: Math.round(points(categories.performance)),
    accessibility: Math.round(points(categories.accessibility)),
    bestPractices: Math.round(points(categories.bestPractices)),
    seo: Math.round(points(categories.seo)),
    firstPaint: Math.round(figure(audits.firstPaint)),
    largestPaint: Math.round(figure(audits.largestPaint)),
    blockingTime: Math.round(figure(audits.blockingTime)),
    // The smallest shift that is told; below it are rounding errors of the browser's own.
    layoutShift: Number(figure(audits.layoutShift).toFixed(4)),
    totalBytes: figure(audits.totalBytes),
    htmlBytes,
  }
}

/** What is behind a figure, as far as Lighthouse knows; empty where it does not. */
export function findCause(report: Report, measure: Measure): string {
  switch (measure) {
    case 'performance':
    case 'accessibility':
    case 'bestPractices':
    case 'seo':
      return failedAudits(report, categories[measure]).join('; ')
    case 'firstPaint':
      return withLead('the first answer has ', documentBytes(report))
    case 'largestPaint':
      return withLead('the largest paint is ', snippets(report, 'largest-contentful-paint-element'))
    case 'layoutShift':
      return withLead('moved: ', snippets(report, 'layout-shifts'))
    case 'blockingTime':
      return withLead('busiest: ', largest(report, 'bootup-time', 'total', 'ms'))
    case 'totalBytes':
      return withLead('largest: ', largest(report, audits.totalBytes, 'totalBytes', 'bytes'))
    case 'htmlBytes':
      return 'in it are the markup, its styles and what differs in the other language'
  }
}

/** The titles of the audits that cost points. */
function failedAudits(report: Report, category: string): string[] {
  const refs = report.categories[category]?.auditRefs ?? []
  return refs.flatMap(({ id, weight }) => {
    const audit = report.audits[id]
    return weight > 0 && audit?.score != null && audit.score < 1 ? [`${audit.title} (${id})`] : []
  })
}

/** The elements that an audit's tables name, as Lighthouse quotes them. */
function snippets(report: Report, id: string): string[] {
  return itemsOf(report.audits[id]?.details)
    .flatMap((item) => [item, ...itemsOf(item)])
    .flatMap(({ node }) => (isRecord(node) && typeof node.snippet === 'string' ? [node.snippet] : []))
    .slice(0, 3)
}

/** How many bytes the page's own answer has, with its headers. */
function documentBytes(report: Report): string[] {
  return itemsOf(report.audits['network-requests']?.details)
    .filter(({ resourceType }) => resourceType === 'Document')
    .slice(0, 1)
    .map(({ transferSize }) => `${transferSize} bytes with its headers, and 14600 come in one round trip`)
}

/** The three files with the highest figure in an audit's table. */
function largest(report: Report, id: string, key: string, unit: string): string[] {
  return itemsOf(report.audits[id]?.details)
    .map((item) => ({ url: String(item.url), figure: Number(item[key]) }))
    .sort((a, b) => b.figure - a.figure)
    .slice(0, 3)
    .map(({ url, figure }) => `${url.replace(/^https?:\/\/[^/]+/, '')} ${Math.round(figure)} ${unit}`)
}

function itemsOf(table: unknown): Record<string, unknown>[] {
  return isRecord(table) && Array.isArray(table.items) ? table.items.filter(isRecord) : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function withLead(lead: string, parts: readonly string[]): string {
  return parts.length === 0 ? '' : lead + parts.join(', ')
}

function expectNumber(id: string, value: number | null | undefined): number {
  if (typeof value !== 'number') throw new Error(`Lighthouse has no figure for ${id}`)
  return value
}
