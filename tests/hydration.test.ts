import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, navigateTo, openPage, visit, type WatchedPage } from './support/browser.ts'
import { everyPage } from './support/every-page.ts'
import { contactPaths, readers } from './support/this-site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

describe.each(readers)('in a browser that speaks %s', (locale, language) => {
  let page: WatchedPage
  beforeAll(async () => {
    page = await openPage(browser, { locale })
  })

  test.each(everyPage)('%s is hydrated without an error', async (path) => {
    page.problems.length = 0
    await visit(page, path)
    await page.waitForFunction((expected) => document.documentElement.lang === expected, language)
    expect(page.problems).toEqual([])
  })

  test('every page is reached by navigation without an error', async () => {
    page.problems.length = 0
    await visit(page, '/')
    // In this order no two paths of one screen follow each other: between those, focus stays where it is.
    for (const path of everyPage.filter((path) => path !== '/').toSorted()) {
      await navigateTo(page, path)
      expect(await page.locator('h1').count(), path).toBe(1)
    }
    expect(page.problems).toEqual([])
  })
})

test('a browser that speaks another language gets German', async () => {
  const page = await openPage(browser, { locale: 'fr-FR' })
  await visit(page, contactPaths.at(-1) ?? '')
  await page.waitForFunction(() => document.documentElement.lang === 'de')
  expect(page.problems).toEqual([])
})
