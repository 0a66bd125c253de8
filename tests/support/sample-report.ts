import type { Report } from '../../scripts/measure/audit/read-report.ts'

type Figures = { performance?: number; firstPaint?: number; blockingTime?: number }

/** A result of Lighthouse as far as it is read, of a page on which nothing is wrong but what is said. */
export function sampleReport({ performance = 1, firstPaint = 600, blockingTime = 0 }: Figures = {}): Report {
  const figure = (numericValue: number, details?: unknown) => ({
    title: 'Figure',
    score: 1,
    numericValue,
    details,
  })
  const category = (title: string, score: number, ...ids: string[]) => ({
    title,
    score,
    auditRefs: ids.map((id) => ({ id, weight: 1 })),
  })
  return {
    categories: {
      performance: category('Performance', performance, 'first-contentful-paint'),
      accessibility: category('Accessibility', 0.96, 'color-contrast', 'image-alt', 'not-applicable'),
      'best-practices': category('Best Practices', 1),
      seo: category('SEO', 1),
    },
    audits: {
      'first-contentful-paint': figure(firstPaint),
      'largest-contentful-paint': figure(900.4),
      'total-blocking-time': figure(blockingTime),
      'cumulative-layout-shift': figure(0.0200004),
      'total-byte-weight': figure(120_000, {
        items: [10, 40, 20, 30].map((totalBytes) => ({
          url: `http://127.0.0.1:1/${totalBytes}.js`,
          totalBytes,
        })),
      }),
      'bootup-time': figure(1, { items: [{ url: 'http://127.0.0.1:1/app.js', total: 77.7 }] }),
      'layout-shifts': figure(1, { items: [{ node: { type: 'node', snippet: '<img>' }, score: 0.02 }] }),
      'network-requests': figure(1, {
        items: [
          { resourceType: 'Document', transferSize: 15_000 },
          { resourceType: 'Script', transferSize: 90_000 },
        ],
      }),
      // A list of tables, the first of which names the element.
      'largest-contentful-paint-element': figure(1, {
        items: [{ type: 'table', items: [{ node: { type: 'node', snippet: '<h1>' } }] }],
      }),
      'color-contrast': { title: 'Contrast is too low', score: 0 },
      'image-alt': { title: 'Images have alternatives', score: 1 },
      'not-applicable': { title: 'Does not apply', score: null },
    },
  }
}
