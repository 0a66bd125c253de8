import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core'
import { aroundEach, inject, vi } from 'vitest'

/** For one step of a test on a slow machine. Milliseconds. */
const stepTimeout = 60_000

/** Chromium without a network of its own, as it runs on a build machine. */
export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    ...options,
    executablePath: inject('browserPath'),
    args: [
      '--no-sandbox',
      // None is started ahead for the next page.
      '--renderer-process-limit=1',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/** What the running test has opened; several may run side by side. */
const opened = new AsyncLocalStorage<BrowserContext[]>()

// Open pages go on rendering: with all of them open, tests take a third more CPU time.
aroundEach(async (runTest) => {
  const contexts: BrowserContext[] = []
  try {
    await opened.run(contexts, runTest)
  } finally {
    await Promise.all(contexts.map(closeContext))
  }
})

/** Closes the pages of a context; a request that a test still answers itself then is no error of that test. */
async function closeContext(context: BrowserContext): Promise<void> {
  if (!context.browser()?.isConnected()) return
  const routed = [context, ...context.pages()]
  await Promise.all(routed.map((owner) => owner.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

/** A page of its own context, with everything that went wrong in it. */
export type WatchedPage = Page & { problems: string[] }

/** Opens a page; it is closed when the test ends that opened it, or with the browser. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ baseURL: inject('siteUrl'), locale: 'de-DE', ...options })
  opened.getStore()?.push(context)
  context.setDefaultTimeout(stepTimeout)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`))
  return Object.assign(page, { problems })
}

/** Gives the page a connection; by default one on which nothing is prefetched, so that requests can be counted. */
export async function connect(page: Page, connection: object = { saveData: true }): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => value })
  }, connection)
}

/** Waits until the page is hydrated: the effects of the layout have run. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual')
}

/** Loads an address and waits for hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Lets the router go to `path`, wherever that is linked from, and waits until the page is there. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
}

/** What was copied. Pages of the site may not read that, so another one does, with the permission of its context. */
export async function readClipboard(page: Page): Promise<string> {
  const reader = await page.context().newPage()
  await reader.route('**/clipboard', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await reader.goto('/clipboard')
  await reader.bringToFront()
  const text = await reader.evaluate(() => navigator.clipboard.readText())
  await reader.close()
  await page.bringToFront()
  return text
}

/** Waits until the browser has drawn so many frames; what changes in one is shown by the next. */
export async function frames(page: Page, count = 2): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
  }, count)
}

/** Waits until `claim` no longer throws; also for tests that run side by side, where `expect.poll` cannot. */
export function until(claim: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(claim, { timeout: stepTimeout, interval: 20 })
}

/** Holds the application back, as a slow connection does, until `release` is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}
