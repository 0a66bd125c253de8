import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { company } from '../src/company/company.ts'
import { de } from '../src/language/de.ts'
import { launchBrowser, openPage, visit } from './support/browser.ts'
import { everyPage } from './support/every-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

test('before consent, no page asks another host for anything', async () => {
  const page = await openPage(browser)
  const { origin } = new URL(inject('siteUrl'))
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) foreign.push(request.url())
  })
  for (const path of everyPage) {
    await visit(page, path)
    // Also what is loaded when it comes into view.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo({ top: y, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
    })
  }
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
})

test.skipIf(company.analytics)('a site without an address for analytics has nothing of them', async () => {
  const page = await openPage(browser)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await visit(page, '/')
  await page.getByRole('button', { name: de.consent.acceptAll }).click()
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => /page-view-counter|stats/.test(url))).toEqual([])
})
