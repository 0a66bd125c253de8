const { existsSync, readdirSync } = require('node:fs')

/** Budgets for every page of the built site, as a phone loads it: `npx @lhci/cli@0.15.1`, see docs/measurements.md. */
const site = 'http://localhost:4174'

const files = existsSync('dist') ? readdirSync('dist', { recursive: true }) : []
const pages = files.filter((name) => name.endsWith('.html') && name !== '404.html')
const paths = pages.map((name) => name.replaceAll('\\', '/').replace(/^index\.html$|\.html$/, ''))
/** It is answered with status 404, which costs points. */
const notFound = 'gibt-es-nicht'

const atMost = (maxNumericValue) => ['error', { maxNumericValue }]
const fullScore = ['error', { minScore: 1 }]

const everyPage = {
  'categories:performance': fullScore,
  'categories:accessibility': fullScore,
  // The browser's rounding errors are smaller.
  'cumulative-layout-shift': atMost(0.00005),
  // A tap is answered at once, on a phone four times as slow as the machine that measures.
  'total-blocking-time': atMost(50),
  // Ten packets of 1,460 bytes: what a server sends before it waits for an answer.
  'resource-summary:document:size': atMost(14_600),
}
const foundPage = { 'categories:best-practices': fullScore, 'categories:seo': fullScore }
/**
 * 0.57 and 0.62 of the times of AstroWind, the marketing template that people choose for Astro, measured in the same
 * way: FCP 1218 and LCP 1518 ms for its home page, 1205 and 1505 ms for an article.
 */
const home = {
  'first-contentful-paint': atMost(694),
  'largest-contentful-paint': atMost(941),
  // React DOM and the router are 76 KB of it, the font that a phone loads after its first paint 14.
  'total-byte-weight': atMost(163_000),
}
const article = { 'first-contentful-paint': atMost(687), 'largest-contentful-paint': atMost(933) }

const budget = (matchingUrlPattern, assertions) => ({
  matchingUrlPattern,
  assertions,
  aggregationMethod: 'median',
})

module.exports = {
  ci: {
    collect: {
      startServerCommand: `npm run serve -- --port ${new URL(site).port}`,
      startServerReadyPattern: site,
      startServerReadyTimeout: 60_000,
      url: [...paths, notFound].map((path) => `${site}/${path}`),
      numberOfRuns: 3,
      settings: {
        // The language is that of most visitors; root may not use the sandbox.
        chromeFlags: '--no-sandbox --disable-gpu --disable-quic --accept-lang=de-DE',
        disableFullPageScreenshot: true,
        ignoreStatusCode: true,
      },
    },
    assert: {
      assertMatrix: [
        budget('.*', everyPage),
        budget(`^(?!.*/${notFound}$)`, foundPage),
        budget('^https?://[^/]+/$', home),
        budget('/blog/(?!seite/)[^/]+$', article),
      ],
    },
  },
}
