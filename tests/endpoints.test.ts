import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../scripts/dev/static-host.ts'
import { company } from '../src/company/company.ts'
import { de } from '../src/language/de.ts'
import { navigateTo, openPage, visit } from './support/browser.ts'
import { buttonOf, complete, fill, successesOf, valuesIn } from './support/contact-form.ts'
import { addressOf, serveForms } from './support/form-server.ts'
import { buildProject, copyProject, type ProjectCopy } from './support/project-copy.ts'
import { editFacts } from './support/take-over.ts'

async function open(path: string, baseURL: string) {
  const page = await openPage({ reducedMotion: 'reduce', baseURL })
  await visit(page, path)
  return page
}

const analyticsEndpoint = 'https://stats.example.com/api/event'
const reportsEndpoint = 'https://stats.example.com/reports'

describe('a build with all addresses set', () => {
  let copy: ProjectCopy
  let api: Awaited<ReturnType<typeof serveForms>>
  let site: Awaited<ReturnType<typeof serve>>
  let output: string

  beforeAll(async () => {
    api = await serveForms({ allowsOthers: true })
    copy = copyProject()
    // Addresses come from a file or from the shell.
    writeFileSync(
      join(copy.folder, '.env.production.local'),
      `VITE_CONTACT_ENDPOINT=${api.url}/contact?form=1\nVITE_CONTACT_FIELDS=access_key=1%2B2\n`,
    )
    editFacts(copy.folder, (facts) => Object.assign(facts, { reportsEndpoint }))
    const env = {
      VITE_CONTACT: '',
      VITE_CONTACT_ENDPOINT: undefined,
      VITE_CONTACT_FIELDS: undefined,
      VITE_FUNCTIONS_URL: `${api.url}/api/`,
      VITE_FUNCTIONS_KEY: 'test-key',
      VITE_ANALYTICS_ENDPOINT: analyticsEndpoint,
    }
    const build = buildProject(copy.folder, env)
    output = build.output
    expect(build.status, output).toBe(0)
    site = await serve(join(copy.folder, 'dist'))
  })
  afterAll(async () => {
    await site?.close()
    await api?.close()
    copy?.remove()
  })

  const openCopy = (path = '/kontakt') => open(path, site.url)

  const newsletterOf = (page: Page) => page.locator('form:has([name=consent])')

  async function fillNewsletter(page: Page, name: string): Promise<void> {
    await newsletterOf(page).locator('[name=email]').fill(addressOf(name))
    await newsletterOf(page).getByRole('checkbox').check()
  }

  test('says nothing of it', () => {
    expect(output).not.toContain('is not set')
  })

  test('sends the contact form, once, as it was typed', async () => {
    const page = await openCopy()
    await fill(page, {
      ...complete,
      firstName: ' Zoë ',
      email: addressOf('contact'),
      phone: '',
      subject: ' ',
    })
    await buttonOf(page).dblclick()
    await successesOf(page).waitFor()
    expect(api.receivedFrom('contact')).toEqual([
      {
        path: '/contact?form=1',
        authorization: undefined,
        body: { ...complete, email: addressOf('contact'), phone: '', subject: '', access_key: '1+2' },
      },
    ])
    expect(Object.values(await valuesIn(page)).join('')).toBe('')
    expect([await successesOf(page).count(), page.problems]).toEqual([1, []])
  })

  test('sends the newsletter with its key', async () => {
    const page = await openCopy()
    await fillNewsletter(page, 'newsletter')
    await newsletterOf(page).locator('button').click()
    await successesOf(page).waitFor()
    expect(api.receivedFrom('newsletter')).toEqual([
      {
        path: '/api/send-newsletter-email',
        authorization: 'Bearer test-key',
        body: expect.objectContaining({ email: addressOf('newsletter'), firstName: '' }),
      },
    ])
    expect(page.problems).toEqual([])
  })

  describe('analytics of the company’s own', () => {
    async function openCounted() {
      const page = await openPage({ baseURL: site.url })
      const events: { name: string; url: string; domain: string; referrer: string | null }[] = []
      await page.route(analyticsEndpoint, (route, request: Request) => {
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
