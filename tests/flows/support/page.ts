import { expect, type Page, type Route } from './test.ts'

export const phone = { width: 360, height: 740 }
export const desk = { width: 1280, height: 800 }

/** Waits until the application runs: from then on it scrolls, not the browser. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual')
}

/** Waits until what is below the screen is rendered, too. */
export async function rendered(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('footer a')].some((link) =>
      link.checkVisibility({ contentVisibilityAuto: true }),
    ),
  )
}

/** Loads an address, and waits until the application runs and all of the page is rendered. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await started(page)
  await rendered(page)
}

/** Follows the first link to a page, in the application. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click()
  await page.waitForURL((url) => url.pathname + url.search + url.hash === path)
  await expect(page.locator('h1')).toBeFocused()
}

export const pathIn = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

export async function switchTo(page: Page, language: 'English' | 'Deutsch'): Promise<void> {
  await page.locator('header').getByRole('button', { name: language }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'English' ? 'en' : 'de')
}

/** Closes the question about cookies, which covers a part of the page. */
export const closeBanner = (page: Page) =>
  page.getByRole('button', { name: /^(Hinweis schließen|Close this notice)$/ }).click()

/** Holds back requests until what it returns is called; by default for the application, as a slow connection does. */
export async function hold(page: Page, pattern = '**/assets/*.js', times?: number): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const answer = async (route: Route) => {
    await released
    await route.fallback()
  }
  await page.route(pattern, answer, times === undefined ? {} : { times })
  return release
}

/** A page whose application starts when what is returned is called. */
export async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await hold(page)
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

/** The addresses and bodies that a page sends from now on. */
export function recordRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
  })
  return requests
}

/** The paths of the pages that a tab loads from now on. */
export function recordLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

/** Notes from the first paint on whatever moves. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      })[]) {
        const names = entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`)
        shifts.push(`${entry.value.toFixed(4)}: ${names.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved until now. A shift is reported after the frame in which it happens. */
export async function shiftsIn(page: Page): Promise<string[]> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}

/** How many sheets of A4 a page takes, with the margins that browsers leave by themselves; Firefox leaves the most. */
export async function countSheets(page: Page): Promise<number> {
  const margin = { top: '12.7mm', right: '12.7mm', bottom: '12.7mm', left: '12.7mm' }
  const pdf = await page.pdf({ format: 'A4', margin, printBackground: false })
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0
}
