import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { afterAll, inject, onTestFinished, vi } from 'vitest'
import { findBrowser } from '../../scripts/measure/find-browser.ts'

let shared: Promise<Browser> | undefined
afterAll(async () => {
  await (await shared)?.close()
  shared = undefined
})

/** A page of its own, with everything that went wrong in it. */
export type WatchedPage = Page & { problems: string[] }

/** Opens a page, in a browser that has nothing of the site yet; it is closed when the test ends. */
export async function openPage(options: BrowserContextOptions = {}): Promise<WatchedPage> {
  shared ??= chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  const context = await (await shared).newContext({
    baseURL: inject('siteUrl'),
    locale: 'de-DE',
    ...options,
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`))
  return Object.assign(page, { problems })
}

export const openFirstVisit = openPage

/** Loads an address, and waits until the application runs. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual')
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

/** Waits until `claim` no longer throws. */
export function until(claim: () => void | Promise<void>, timeout = 10_000): Promise<void> {
  return vi.waitFor(claim, { timeout, interval: 20 })
}
