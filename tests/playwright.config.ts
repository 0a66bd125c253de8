import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { freePort } from './support/listen.ts'
import { testSite } from './support/test-site.ts'

// Free, so that several clones of the project can be tested at once; the processes of the runner inherit it.
process.env.FLOWS_PORT ??= String(await freePort())
const baseURL = `http://127.0.0.1:${process.env.FLOWS_PORT}`

/** Debian's. The headless shell takes a third less of the processor, and its times are steadier. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))
/** Elsewhere the runner finds Google Chrome by itself. */
const executablePath = process.env.CHROMIUM_PATH || installed

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
  // At least four: most tests wait for the browser.
  workers: Math.max(4, availableParallelism() - 1),
  // For a slow machine with other work; a test that hangs still fails.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? [['dot'], ['github']] : 'dot',
  use: {
    baseURL,
    locale: 'de-DE',
    timezoneId: 'Europe/Luxembourg',
    trace: 'on-first-retry',
    ...(executablePath === undefined && { channel: 'chrome' }),
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Fewer processes and threads: the flows take a tenth less of the processor.
        '--in-process-gpu',
        '--num-raster-threads=1',
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
