import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../scripts/measure/find-browser.ts'
import { freePort } from './support/listen.ts'
import { testSite } from './support/test-site.ts'

// Free, so that several clones of the project can be tested at once; the processes of the runner inherit it.
process.env.FLOWS_PORT ??= String(await freePort())
const baseURL = `http://127.0.0.1:${process.env.FLOWS_PORT}`

/** What visitors do, in Chromium, on the site that `npm run build:test` has built. */
export default defineConfig({
  projects: [
    { name: 'flows', testDir: 'flows' },
    // At night.
    { name: 'dev', testDir: 'dev' },
  ],
  outputDir: '../node_modules/.cache/flows',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // At least three: most tests wait for the browser.
  workers: Math.max(3, availableParallelism() - 1),
  // For a slow machine with other work; a test that hangs still fails.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? [['dot'], ['github']] : 'dot',
  use: {
    baseURL,
    locale: 'de-DE',
    timezoneId: 'Europe/Luxembourg',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // No other host is there.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
  webServer: {
    command: `node --import tsx scripts/serve.ts --host 127.0.0.1 --port ${process.env.FLOWS_PORT}`,
    cwd: testSite,
    url: baseURL,
    timeout: 120_000,
  },
})
