import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, inject, test } from 'vitest'
import { blogCopy } from '../../src/content/de/blog.ts'
import { shell as de } from '../../src/content/de/shell.ts'
import { fill as withValues } from '../../src/i18n/fill.ts'
import { articlePath } from '../../src/pages.ts'
import {
  holdScripts,
  hydrated,
  navigateTo,
  openFirstVisit,
  openHeld,
  recordLoads,
  until,
  visit,
} from '../support/browser.ts'
import { buttonOf, complete, fill, successesOf, valuesIn } from '../support/contact-form.ts'
import { messages } from '../support/copies.ts'
import { germanPage, publishedSlugs } from '../support/every-page.ts'

const articles = publishedSlugs.slice(0, 1).map(articlePath)

describe('what a visitor does before the application has started', () => {
  test('on a slow phone, a button does then', async () => {
    const page = await openFirstVisit({ viewport: { width: 360, height: 740 } })
    // Slow 3G, and a sixfold slower processor.
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    const bytes = { downloadThroughput: 50_000, uploadThroughput: 50_000 }
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: 400, ...bytes })
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: de.menu.open, exact: true }).click()
    expect(await page.evaluate(() => window.history.scrollRestoration)).toBe('auto')
    await page.getByRole('dialog', { name: de.menu.label }).waitFor()
    expect(page.problems).toEqual([])
  })

  test('what was typed, ticked and sent too early is there', async () => {
    const { page, release } = await openHeld('/kontakt')
    await fill(page)
    // Nobody can take it yet: the browser opens a mail with it.
    await buttonOf(page).click()
    const newsletter = page.locator('form:has([name=consent])')
    await newsletter.locator('[name=email]').fill('zoe@example.com')
    await newsletter.locator('[name=consent]').check()
    await newsletter.locator('[name=email]').press('Enter')
    release()
    await hydrated(page)
    await newsletter.locator('[type=submit]:enabled').waitFor()
    expect(await newsletter.locator('[name=email]').inputValue()).toBe('zoe@example.com')
    expect(await valuesIn(page)).toEqual(complete)
    await buttonOf(page).click()
    await successesOf(page).waitFor()
    expect(page.problems).toEqual([])
  })

  test('a form that is sent while the page is hydrated is sent once, by the application', async () => {
    const page = await openFirstVisit()
    const release = await holdScripts(page)
    await page.addInitScript(() => {
      const { addEventListener } = EventTarget.prototype
      EventTarget.prototype.addEventListener = function (this: Element, type: string, ...rest: [never]) {
        addEventListener.call(this, type, ...rest)
        // React listens, and hydrates in a later task.
        if (this.id === 'root' && type === 'click') {
          document.querySelector<HTMLElement>('form:has([name=message]) [type=submit]')?.click()
        }
      }
    })
    await page.goto('/kontakt', { waitUntil: 'commit' })
    await fill(page)
    release()
    await successesOf(page).waitFor()
    expect(await successesOf(page).count()).toBe(1)
    expect(page.problems).toEqual([])
  })

  test.skipIf(articles.length === 0)('a search that is sent is a page of its own', async () => {
    const { page, release } = await openHeld('/blog')
    await page.getByRole('searchbox').fill('backup')
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL('**/blog?suche=backup', { waitUntil: 'commit' })
    release()
    await page.getByText(withValues(blogCopy.filter.search, { text: 'backup' })).waitFor()
  })
})

test('fifty changes of pages leave nothing behind', async () => {
  const page = await openFirstVisit({ reducedMotion: 'reduce' })
  await visit(page, '/')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const paths = ['/kontakt', '/blog', ...articles, germanPage, '/']
  const change = async (rounds: number) => {
    for (let round = 0; round < rounds; round++) for (const path of paths) await navigateTo(page, path)
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
  }
  // The first rounds load code and fill caches.
  const before = await change(3)
  const after = await change(10)
  for (const [name, room] of [
    ['Nodes', 250],
    ['JSEventListeners', 25],
    ['JSHeapUsedSize', 1_000_000],
  ] as const) {
    expect([name, Math.max(0, (after[name] ?? 0) - (before[name] ?? 0) - room)]).toEqual([name, 0])
  }
})

test('nothing keeps pages out of the back/forward cache', async () => {
  const { headers } = await fetch(inject('siteUrl'))
  expect(headers.get('Cache-Control')).not.toContain('no-store')
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))
  const leaving = scripts.filter((name) =>
    /["'`](before)?unload["'`]/.test(readFileSync(`dist/assets/${name}`, 'utf8')),
  )
  expect(leaving).toEqual([])
})

test('an application whose code is gone loads the page again, once, and leaves it readable', async () => {
  const page = await openFirstVisit()
  const loads = recordLoads(page)
  await page.route('**/assets/contact-*.js', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/kontakt')
  await until(() => expect(loads).toEqual(['/kontakt', '/kontakt']))
  await until(() => expect(page.problems.length).toBeGreaterThanOrEqual(2))
  await page.unroute('**/assets/contact-*.js')
  expect(page.problems.filter((problem) => !/status of 500/.test(problem))).toEqual([])
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  await page.locator('header nav').getByRole('link', { name: messages.de.labels.home }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await hydrated(page)
})
