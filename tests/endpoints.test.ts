import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../scripts/dev/static-host.ts'
import { company } from '../src/company/company.ts'
import { contactFormTexts } from '../src/content/contact-form.ts'
import { de } from '../src/language/de.ts'
import { navigateTo, openPage, visit } from './support/browser.ts'
import {
  buttonOf,
  complete,
  errorsOf,
  fill,
  formOf,
  naughtyStrings,
  saidBy,
  successesOf,
  trimmed,
  valuesIn,
} from './support/contact-form.ts'
import { addressOf, json, serveForms, text } from './support/form-server.ts'
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
  let allowsOthers = true

  beforeAll(async () => {
    api = await serveForms({
      allowsOthers: () => allowsOthers,
      answers: {
        'status-500': text(500, '<h1>Error</h1>'),
        'not-ok': json(200, { ok: false, message: 'Limit reached' }),
        page: text(200, '<h1>Thank you</h1>', { 'Content-Type': 'text/html' }),
      },
    })
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

  test('thanks when a form service answers with a page', async () => {
    const page = await openCopy()
    await fill(page, { ...complete, email: addressOf('page') })
    await buttonOf(page).click()
    await successesOf(page).waitFor()
    expect(page.problems).toEqual([])
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

  test.each([
    ['status-500', 'status 500, no JSON object'],
    ['not-ok', 'status 200: Limit reached'],
    ['refused-by-cors', 'TypeError: Failed to fetch'],
  ])('keeps every word of a message that fails: %s', async (name, cause) => {
    const page = await openCopy()
    const typed = { ...complete, email: addressOf(name) }
    await fill(page, typed)
    allowsOthers = name !== 'refused-by-cors'
    try {
      await buttonOf(page).click()
      await errorsOf(page).waitFor()
    } finally {
      allowsOthers = true
    }
    expect(await errorsOf(page).locator('p').allTextContents()).toEqual([
      contactFormTexts.de.failed.title,
      contactFormTexts.de.failed.description,
    ])
    expect(await valuesIn(page)).toEqual(typed)
    expect(await formOf(page).getByText('Ihre Eingaben sind noch da.').count()).toBe(1)
    expect([await buttonOf(page).textContent(), await buttonOf(page).isEnabled()]).toEqual([
      contactFormTexts.de.submit,
      true,
    ])
    expect(saidBy(page)).toEqual([`error: The contact form was not sent: ${cause}`])
    expect(await successesOf(page).count()).toBe(0)
  })

  test('keeps a sign-up that another origin refuses', async () => {
    const page = await openCopy()
    await fillNewsletter(page, 'newsletter-refused')
    allowsOthers = false
    try {
      await newsletterOf(page).locator('button').click()
      await errorsOf(page).waitFor()
    } finally {
      allowsOthers = true
    }
    expect(await newsletterOf(page).locator('[name=email]').inputValue()).toBe(
      addressOf('newsletter-refused'),
    )
    expect(api.receivedFrom('newsletter-refused')).toEqual([])
    expect(saidBy(page)).toEqual(['error: The sign-up for the newsletter failed: TypeError: Failed to fetch'])
  })

  // The newsletter has one field for them, and the code that sends it is the same.
  test.each([
    ['every naughty string in the contact form', 'message', naughtyStrings],
    ['naughty strings in the newsletter', 'consent', naughtyStrings.filter((_, index) => index % 8 === 0)],
  ])('carries %s as it is', async (_, mark, strings) => {
    const page = await openCopy()
    const before = api.received.length
    const typed = await page
      .locator(`form:has([name=${mark}])`)
      .evaluate(async (form: HTMLFormElement, strings) => {
        const rest = [...strings]
        const all: Record<string, string>[] = []
        const controls = [...form.querySelectorAll<HTMLInputElement>('[name]:not([type=checkbox])')]
        const button = form.querySelector('button') as HTMLButtonElement
        const become = async (isSo: () => boolean) => {
          while (!isSo()) await new Promise((resolve) => setTimeout(resolve))
        }
        while (rest.length > 0) {
          const typed: Record<string, string> = {}
          for (const control of controls) {
            control.value =
              control.type === 'email' ? `naughty-${rest.length}@example.com` : (rest.shift() ?? '')
            // Blanks alone are not sent in a required field.
            if (control.required && control.value.trim() === '') control.value = 'x'
            // As the field has it: the browser leaves out line ends, for example.
            typed[control.name] = control.value
          }
          form.querySelector<HTMLInputElement>('[type=checkbox]:not(:checked)')?.click()
          await become(() => !button.disabled)
          button.click()
          await become(
            () => controls.every(({ value }) => value === '') && !button.textContent?.includes('...'),
          )
          all.push(typed)
        }
        return all
      }, strings)
    expect(typed.length).toBeGreaterThan(20)
    expect(api.received.slice(before).map(({ body }) => body)).toMatchObject(typed.map(trimmed))
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
