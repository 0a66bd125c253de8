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
  // A bit more than half of what AstroWind needs, measured in the same way: the template that people choose for Astro.
  'first-contentful-paint': atMost(700),
  'largest-contentful-paint': atMost(850),
  // Ten packets of 1,460 bytes: what a server sends before it waits for an answer.
  'resource-summary:document:size': atMost(14_600),
}
const foundPage = { 'categories:best-practices': fullScore, 'categories:seo': fullScore }
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
      assertMatrix: [budget('.*', everyPage), budget(`^(?!.*/${notFound}$)`, foundPage)],
    },
  },
}
