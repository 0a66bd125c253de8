import { join } from 'node:path'
import type { Browser, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { serve } from '../scripts/dev/serve-folder.ts'
import { company } from '../src/company.ts'
import { de } from '../src/language/de.ts'
import { goThere, launchBrowser, openPage, visit } from './support/browser.ts'
import { everyPage } from './support/every-page.ts'
import { buildProject, copyProject, type ProjectCopy } from './support/project-copy.ts'

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

describe('analytics of the company’s own', () => {
  const endpoint = 'https://stats.example.com/api/event'
  let copy: ProjectCopy
  let site: Awaited<ReturnType<typeof serve>>

  beforeAll(async () => {
    copy = copyProject()
    const { status, output } = buildProject(copy.folder, { VITE_ANALYTICS_ENDPOINT: endpoint })
    expect(status, output).toBe(0)
    site = await serve(join(copy.folder, 'dist'))
  })
  afterAll(async () => {
    await site?.close()
    copy?.remove()
  })

  async function openCounted() {
    const page = await openPage(browser, { baseURL: site.url })
    const events: { name: string; url: string; domain: string; referrer: string | null }[] = []
    await page.route(endpoint, (route, request: Request) => {
      events.push(JSON.parse(request.postData() ?? '{}'))
      return route.fulfill({ status: 202, body: 'ok' })
    })
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    return { page, events, scripts }
  }

  test('start with consent, count each page, stop when it is withdrawn, and start again', async () => {
    const { page, events, scripts } = await openCounted()
    await visit(page, '/')
    await goThere(page, '/kontakt')
    expect(events).toEqual([])
    expect(scripts.filter((url) => url.includes('plausible'))).toEqual([])

    const views = () => events.map(({ url }) => url.slice(site.url.length))
    await page.getByRole('button', { name: de.consent.acceptAll }).click()
    await expect.poll(views).toEqual(['/kontakt'])
    expect(events[0]).toEqual({
      name: 'pageview',
      url: `${site.url}/kontakt`,
      domain: new URL(company.siteUrl).host,
      referrer: null,
    })
    expect(scripts.filter((url) => url.includes('plausible'))).toHaveLength(1)
    await goThere(page, '/agb')
    await expect.poll(views).toEqual(['/kontakt', '/agb'])

    const settings = page.getByRole('button', { name: de.consent.openSettings })
    await settings.click()
    await page.getByRole('button', { name: de.consent.decline }).click()
    events.length = 0
    await goThere(page, '/partner')
    await page.waitForTimeout(200)
    expect(events).toEqual([])

    await settings.click()
    await page.getByRole('button', { name: de.consent.acceptAll }).click()
    await expect.poll(views).toEqual(['/partner'])
    expect(page.problems).toEqual([])
  })

  test('do not start for who allows marketing only', async () => {
    const { page, events } = await openCounted()
    await visit(page, '/')
    await page.getByRole('button', { name: de.consent.settings }).first().click()
    await page.getByLabel(de.consent.marketing.title).check()
    await page.getByRole('button', { name: de.consent.save }).click()
    await page.waitForTimeout(200)
    expect(events).toEqual([])
  })
})

test('a site without an address for analytics has nothing of them', async () => {
  const page = await openPage(browser)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await visit(page, '/')
  await page.getByRole('button', { name: de.consent.acceptAll }).click()
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => /plausible|stats/.test(url))).toEqual([])
})
