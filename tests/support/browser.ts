import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
  type Request,
  type Route,
} from '@playwright/test'
import { inject, vi } from 'vitest'
import { findBrowser } from '../../scripts/measure/find-browser.ts'

/** For one step of a test on a slow machine. Milliseconds. */
const stepTimeout = 10_000

/** Chromium without a network of its own, as it runs on a build machine. It ends with the process that launched it. */
export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    ...options,
    executablePath: findBrowser(),
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

/** The browser for all test files of this process. */
let shared: Promise<Browser> | undefined

/** What the running test has opened; several may run side by side. */
const opened = new AsyncLocalStorage<Opened[]>()

/** `key` names the options of a context that may be used again. */
type Opened = { context: BrowserContext; key?: string }

/** Contexts for the next tests of a file, by their options: files of the site are cached there, and a process runs. */
const idle = new Map<string, BrowserContext[]>()

/** Runs a test. Open pages go on rendering: with all of them open, tests take a third more CPU time. */
export async function closePagesAfter(runTest: () => Promise<void>): Promise<void> {
  const all: Opened[] = []
  try {
    await opened.run(all, runTest)
  } finally {
    await Promise.all(all.map(leave))
  }
}

/** Closes everything that the tests of a file have left open. */
export async function closeContexts(): Promise<void> {
  idle.clear()
  await Promise.all(((await shared)?.contexts() ?? []).map((context) => context.close()))
}

/** Closes a context, or its pages, of which nothing is left but cached files. */
async function leave({ context, key }: Opened): Promise<void> {
  if (!context.browser()?.isConnected()) return
  // A request that a test still answers itself then is no error of that test.
  const routed = [context, ...context.pages()]
  await Promise.all(routed.map((owner) => owner.unrouteAll({ behavior: 'ignoreErrors' })))
  if (key === undefined) return context.close()
  const [, ...pages] = context.pages()
  await Promise.all(pages.map((page) => page.close()))
  await Promise.all([context.clearCookies(), context.setOffline(false)])
  idle.set(key, [...(idle.get(key) ?? []), context])
}

/** A page of its own, with everything that went wrong in it. */
export type WatchedPage = Page & { problems: string[] }

/**
 * Opens a page; it is closed when the test ends that opened it, or with the file. Files of the site may be cached by
 * then, see `openFirstVisit`.
 */
export async function openPage(options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const key = JSON.stringify(options)
  const context = idle.get(key)?.pop() ?? (await newWarmContext(options))
  return openIn({ context, key })
}

/** As long as a page of the site is open in a context, the next one needs no new process. */
async function newWarmContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await newContext(options)
  await (await context.newPage()).goto('/robots.txt')
  return context
}

/** Opens a page in a browser that has nothing of the site yet, or gets a clock, which cannot be taken out again. */
export async function openFirstVisit(
  options: BrowserContextOptions = {},
  browser?: Browser,
): Promise<WatchedPage> {
  return openIn({ context: await newContext(options, browser) })
}

async function newContext(options: BrowserContextOptions, browser?: Browser): Promise<BrowserContext> {
  shared ??= launchBrowser()
  const owner = browser ?? (await shared)
  const context = await owner.newContext({ baseURL: inject('siteUrl'), locale: 'de-DE', ...options })
  context.setDefaultTimeout(stepTimeout)
  return context
}

async function openIn(entry: Opened): Promise<WatchedPage> {
  opened.getStore()?.push(entry)
  const page = await entry.context.newPage()
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

/** What a page asks for from now on: its addresses, or what else `describe` says of a request; nothing is left out. */
export function recordRequests(page: Page, describe = (request: Request): string => request.url()): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const text = describe(request)
    if (text !== '') requests.push(text)
  })
  return requests
}

export const pathOfRequest = (request: Request) => new URL(request.url()).pathname

/** The paths of the pages that a tab loads from now on. */
export function recordLoads(page: Page): string[] {
  return recordRequests(page, (request) => (request.isNavigationRequest() ? pathOfRequest(request) : ''))
}

/** Waits until the page is hydrated: the effects of the layout have run. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual')
}

/** Waits until the sections below the screen are rendered: until then their heights are estimates. */
export async function rendered(page: Page): Promise<void> {
  await page.waitForFunction(() => !('partial' in document.documentElement.dataset))
}

/** Loads an address, and waits until the page is hydrated and all of it is rendered. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await rendered(page)
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

/** Switches to English, by the button of a page in both languages or the link of one in German only. */
export async function switchToEnglish(page: Page, path: string): Promise<void> {
  const name = 'English'
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click()
  await page.waitForURL(`**${path}`)
}

/** How many sheets of A4 a page takes, with the margins that browsers leave by themselves; Firefox leaves the most. */
export async function countSheets(page: Page): Promise<number> {
  const margin = { top: '12.7mm', right: '12.7mm', bottom: '12.7mm', left: '12.7mm' }
  const pdf = await page.pdf({ format: 'A4', margin, printBackground: false })
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0
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

/** Before a page is loaded: records what moves on it. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const nodes = entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? '')
        shifts.push(`${entry.value.toFixed(4)}: ${nodes.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved until now. A shift is reported after the frame in which it happens. */
export async function shiftsIn(page: Page): Promise<string[]> {
  await frames(page)
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}

/** TypeScript has no type for it yet. */
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** Waits until `claim` no longer throws; also for tests that run side by side, where `expect.poll` cannot. */
export function until(claim: () => void | Promise<void>, timeout = stepTimeout): Promise<void> {
  return vi.waitFor(claim, { timeout, interval: 20 })
}

/** Holds the application back, as a slow connection does, until what it returns is called. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdRequests(page, '**/assets/*.js')
}

/** A page whose application starts when `release` is called. */
export async function openHeld(path: string) {
  const page = await openFirstVisit()
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  return { page, release }
}

/** Holds back requests for the files of a pattern, the first `times` of them, until what it returns is called. */
export async function holdRequests(
  page: Page,
  pattern: string,
  times = Number.POSITIVE_INFINITY,
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const hold = async (route: Route) => {
    await released
    await route.continue()
  }
  await page.route(pattern, hold, { times })
  return release
}
