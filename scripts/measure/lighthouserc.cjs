const { existsSync } = require('node:fs')
// Lighthouse CI reads its configuration without a loader for TypeScript.
const tsx = require('tsx/cjs/api')
const { builtPaths } = tsx.require('./built-paths.ts', __filename)
const { findBrowser } = tsx.require('./find-browser.ts', __filename)

/**
 * Lighthouse CI measures every page of the built site as a phone would load it, and compares with these budgets; see
 * `docs/measurements.md`.
 */
const site = 'http://localhost:4174'

const atMost = (maxNumericValue) => ['error', { maxNumericValue }]
const fullScore = ['error', { minScore: 1 }]

const everyPage = {
  'categories:performance': fullScore,
  'categories:accessibility': fullScore,
  'categories:best-practices': fullScore,
  'categories:seo': fullScore,
  // The browser's rounding errors are smaller.
  'cumulative-layout-shift': atMost(0.00005),
  // A tap is answered at once, on a phone four times as slow as the machine that measures.
  'total-blocking-time': atMost(50),
  // Ten packets of 1,460 bytes: what a server sends before it waits for an answer.
  'resource-summary:document:size': atMost(14_600),
}

/**
 * 0.57 and 0.62 of the times of AstroWind, the marketing template that people choose for Astro, measured in the same
 * way: FCP 1218 and LCP 1518 ms for its home page, 1205 and 1505 ms for an article.
 */
const home = {
  'first-contentful-paint': atMost(694),
  'largest-contentful-paint': atMost(941),
  'total-byte-weight': atMost(135_000),
}
const article = { 'first-contentful-paint': atMost(687), 'largest-contentful-paint': atMost(933) }

/** It is answered with status 404, which costs points. */
const notFound = '/gibt-es-nicht'
const { 'categories:seo': _, 'categories:best-practices': __, ...notFoundPage } = everyPage

module.exports = {
  ci: {
    collect: {
      startServerCommand: `node --import tsx scripts/serve.ts --port ${new URL(site).port}`,
      startServerReadyPattern: site,
      startServerReadyTimeout: 60_000,
      url: existsSync('dist')
        ? builtPaths('dist').map((path) => site + (path === '/404' ? notFound : path))
        : [],
      numberOfRuns: 3,
      chromePath: findBrowser(),
      settings: {
        // The language is that of most visitors; root may not use the sandbox.
        chromeFlags: '--no-sandbox --disable-gpu --disable-quic --accept-lang=de-DE',
        disableFullPageScreenshot: true,
        ignoreStatusCode: true,
      },
    },
    assert: {
      assertMatrix: [
        { matchingUrlPattern: `^(?!.*${notFound}$)`, assertions: everyPage },
        { matchingUrlPattern: `${notFound}$`, assertions: notFoundPage },
        { matchingUrlPattern: '^https?://[^/]+/$', assertions: home },
        { matchingUrlPattern: '/blog/(?!seite/)[^/]+$', assertions: article },
      ].map((entry) => ({ ...entry, aggregationMethod: 'median' })),
    },
  },
}
