import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shell as de } from '../../src/content/de/shell.ts'
import { shell as en } from '../../src/content/en/shell.ts'
import { blogPagePath, isTopicPath } from '../../src/pages.ts'
import { stopFaults, treeFaults } from '../support/access-faults.ts'
import { violationsInBothThemes } from '../support/axe.ts'
import { launchBrowser, openFirstVisit, visit, type WatchedPage } from '../support/browser.ts'
import { addressOf, serveForms } from '../support/form-server.ts'
import { sidewards, windows, zoomFaults } from '../support/layout-faults.ts'
import { notFound, pagesToVisit, readers } from '../support/scope.ts'
import { openStrict } from '../support/strict-page.ts'

let server: Awaited<ReturnType<typeof serveForms>>
let withScrollbars: Browser
beforeAll(async () => {
  server = await serveForms({ dist: 'dist' })
  withScrollbars = await launchBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] })
})
afterAll(async () => {
  await withScrollbars?.close()
  await server?.close()
})

describe.each(readers)('to a visitor from %s (%s), a page is sound in every way:', (locale, language) => {
  const { consent } = { de, en }[language]
  const foreign: string[] = []
  let page: WatchedPage
  beforeAll(async () => {
    const options = { baseURL: server.url, locale, colorScheme: 'light' } as const
    page = await openStrict(options, (more) => openFirstVisit(more, withScrollbars))
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url)) foreign.push(request.url())
    })
  })

  test.each(pagesToVisit(language))('%s', async (path) => {
    await visit(page, path)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    const faults = await treeFaults(page)
    for (const size of windows) {
      await page.setViewportSize(size)
      const found = [...(await sidewards(page)), ...(await stopFaults(page))]
      faults.push(...found.map((fault) => `${size.width} px: ${fault}`))
    }
    // The banner covers a part of the page, which axe would leave out.
    await page.getByRole('button', { name: consent.close }).click()
    faults.push(...(await violationsInBothThemes(page)), ...(await zoomFaults(page)))
    await scrollThrough(page)
    // Its search leads to another page.
    if (path !== notFound) await tryEverything(page)
    // The search of a list is in the blog's address.
    expect(new URL(page.url()).pathname).toBe(isTopicPath(path) ? blogPagePath(1) : path)
    await page.waitForLoadState('networkidle')
    // The browser's own line on the status of the page.
    const problems = page.problems
      .splice(0)
      .filter((problem) => path !== notFound || !problem.includes('404'))
    expect([...faults, ...problems, ...foreign.splice(0)]).toEqual([])
  })
})

/** Shows what is loaded when it comes into view. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })

/** Opens every menu and dialog of the page, fills every form, and sends it. */
async function tryEverything(page: Page): Promise<void> {
  for (const details of await page.locator('main :not(nav) > details > summary').all()) await details.click()
  for (const button of await page.locator('main button[aria-expanded], main button[data-copy]').all()) {
    await button.click()
    await page.keyboard.press('Escape')
  }
  for (const form of await page.locator('main form').all()) {
    for (const field of await form
      .locator(
        'input:not([type=checkbox], [type=radio], [type=range], [type=number], [aria-hidden]), textarea',
      )
      .all()) {
      const isEmail = (await field.getAttribute('name')) === 'email'
      if ((await field.isVisible()) && (await field.isEditable()))
        await field.fill(isEmail ? addressOf('policy') : 'Backup für Firmen')
    }
    for (const box of await form.getByRole('checkbox').all()) if (await box.isEnabled()) await box.check()
    const button = form.locator('button').last()
    if ((await button.count()) > 0 && (await button.isVisible()) && (await button.isEnabled()))
      await button.click()
  }
}
