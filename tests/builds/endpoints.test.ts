import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Request } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { company } from '../../src/company/company.ts'
import { shell as de } from '../../src/content/de/shell.ts'
import { navigateTo, openPage, visit } from '../support/browser.ts'
import { buttonOf, complete, fill, successesOf, valuesIn } from '../support/contact-form.ts'
import { addressOf, serveForms } from '../support/form-server.ts'
import { builtSite } from '../support/project-copy.ts'
import { editFacts } from '../support/take-over.ts'

const analyticsEndpoint = 'https://stats.example.com/api/event'
const reportsEndpoint = 'https://stats.example.com/reports'

const api = await serveForms({ allowsOthers: true })
afterAll(() => api.close())

/** Sign-ups and messages that fail are in the unit tests of `submit-form.ts`. */
describe('a build with all addresses set', () => {
  const site = builtSite(
    (folder) => {
      // Addresses come from a file or from the shell.
      writeFileSync(
        join(folder, '.env.production.local'),
        `VITE_CONTACT_ENDPOINT=${api.url}/contact?form=1\nVITE_CONTACT_FIELDS=access_key=1%2B2\n`,
      )
      editFacts(folder, (facts) => Object.assign(facts, { reportsEndpoint }))
    },
    {
      env: {
        VITE_CONTACT: '',
        VITE_CONTACT_ENDPOINT: undefined,
        VITE_CONTACT_FIELDS: undefined,
        VITE_FUNCTIONS_URL: `${api.url}/api/`,
        VITE_FUNCTIONS_KEY: 'test-key',
        VITE_ANALYTICS_ENDPOINT: analyticsEndpoint,
      },
    },
  )

  async function openCopy() {
    const page = await openPage({ reducedMotion: 'reduce', baseURL: site.url })
    await visit(page, '/kontakt')
    return page
  }

  test('sends both forms, once each and as they were typed', async () => {
    expect(site.output).not.toContain('is not set')
    const page = await openCopy()
    const newsletter = page.locator('form:has([name=consent])')
    await fill(page, {
      ...complete,
      firstName: ' Zoë ',
      email: addressOf('contact'),
      phone: '',
      subject: ' ',
    })
    await buttonOf(page).dblclick()
    await successesOf(page).waitFor()
    expect(Object.values(await valuesIn(page)).join('')).toBe('')
    await newsletter.locator('[name=email]').fill(addressOf('newsletter'))
    await newsletter.getByRole('checkbox').check()
    await newsletter.locator('button').click()
    await successesOf(page).nth(1).waitFor()
    expect(api.received).toEqual([
      {
        path: '/contact?form=1',
        authorization: undefined,
        body: { ...complete, email: addressOf('contact'), phone: '', subject: '', access_key: '1+2' },
      },
      {
        path: '/api/send-newsletter-email',
        authorization: 'Bearer test-key',
        body: expect.objectContaining({ email: addressOf('newsletter'), firstName: '' }),
      },
    ])
    expect([await successesOf(page).count(), page.problems]).toEqual([2, []])
  })

  test('analytics start with consent, count each page, stop when it is withdrawn, and start again', async () => {
    const page = await openPage({ baseURL: site.url })
    const events: { name: string; url: string; domain: string; referrer: string | null }[] = []
    await page.route(analyticsEndpoint, (route, request: Request) => {
      events.push(JSON.parse(request.postData() ?? '{}'))
      return route.fulfill({ status: 202, body: 'ok' })
    })
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await visit(page, '/')
    await navigateTo(page, '/kontakt')
    expect(events).toEqual([])
    expect(scripts.filter((url) => url.includes('page-view-counter'))).toEqual([])

    const views = () => events.map(({ url }) => url.slice(site.url.length))
    await page.getByRole('button', { name: de.consent.acceptAll }).click()
    await expect.poll(views).toEqual(['/kontakt'])
    expect(events[0]).toEqual({
      name: 'pageview',
      url: `${site.url}/kontakt`,
      domain: new URL(company.siteUrl).host,
      referrer: null,
    })
    expect(scripts.filter((url) => url.includes('page-view-counter'))).toHaveLength(1)
    await navigateTo(page, '/impressum')
    await expect.poll(views).toEqual(['/kontakt', '/impressum'])

    const settings = page.getByRole('button', { name: de.consent.openSettings })
    await settings.click()
    await page.getByRole('button', { name: de.consent.decline }).click()
    events.length = 0
    await navigateTo(page, '/datenschutz')
    await navigateTo(page, '/impressum')

    await settings.click()
    await page.getByRole('button', { name: de.consent.acceptAll }).click()
    await expect.poll(views).toEqual(['/impressum'])
    expect(page.problems).toEqual([])
  })

  test('reports errors and vitals of a page that is hidden, with consent only', async () => {
    const page = await openPage({ baseURL: site.url })
    const requests: string[] = []
    const reports: { path: string; vitals: Record<string, number>; errors: string[] }[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.route(reportsEndpoint, (route, request: Request) => {
      reports.push(JSON.parse(request.postData() ?? '{}'))
      return route.fulfill({ status: 204 })
    })
    await page.route(analyticsEndpoint, (route) => route.fulfill({ status: 202 }))
    const failAndHide = () =>
      page.evaluate(async () => {
        window.dispatchEvent(
          new ErrorEvent('error', { message: 'broken', filename: 'a.js', lineno: 1, colno: 2 }),
        )
        window.dispatchEvent(
          new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: 'refused' }),
        )
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
        Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
      })
    await visit(page, '/kontakt?x=1')
    await failAndHide()
    await page.getByRole('button', { name: de.consent.acceptAll }).click()
    await expect.poll(() => requests.some((url) => url.includes('collect-reports'))).toBe(true)
    expect(requests.filter((url) => url === reportsEndpoint)).toEqual([])
    // The code is loaded, and begins to listen in the next moment.
    await expect
      .poll(async () => {
        await failAndHide()
        return reports.flatMap(({ vitals }) => Object.keys(vitals))
      })
      .toContain('FCP')
    expect(reports[0]).toMatchObject({
      path: '/kontakt',
      errors: ['/kontakt: broken (a.js:1:2)', '/kontakt: unhandled: refused'],
    })
    // A page that throws in a loop.
    await page.evaluate(() => {
      for (let count = 0; count < 12; count++)
        window.dispatchEvent(new ErrorEvent('error', { message: 'loop' }))
    })
    await failAndHide()
    await expect.poll(() => reports.at(-1)?.errors.length).toBe(10)
    await page.getByRole('button', { name: de.consent.openSettings }).click()
    await page.getByRole('button', { name: de.consent.decline }).click()
    const before = reports.length
    await failAndHide()
    await navigateTo(page, '/impressum')
    expect(reports.length).toBe(before)
    expect(page.problems).toEqual([])
  })
})
