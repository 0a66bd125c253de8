import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hydrated, launchBrowser, openPage, visit } from './browser.ts'
import { everyPage } from './every-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

describe.each(['de-DE', 'en-GB', 'fr-FR'])('in a browser that speaks %s', (locale) => {
  const language = locale.startsWith('en') ? 'en' : 'de'

  test.each(everyPage)('%s comes to life without an error', async (path) => {
    const page = await openPage(browser, { locale })
    await visit(page, path)
    await page.waitForFunction((expected) => document.documentElement.lang === expected, language)
    expect(page.problems).toEqual([])
    await page.context().close()
  })

  test('every page is reached by navigation without an error', async () => {
    const page = await openPage(browser, { locale })
    await visit(page, '/')
    for (const path of everyPage) {
      await page.evaluate((to) => {
        window.history.pushState(null, '', to)
        window.dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await page.waitForFunction(
        ([to]) => document.querySelector('h1') !== null && window.location.pathname === to,
        [path],
      )
    }
    await hydrated(page)
    expect(page.problems).toEqual([])
    await page.context().close()
  })
})
