import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { serve } from '../scripts/dev/serve-folder.ts'
import { company } from '../src/company.ts'
import { de } from '../src/language/de.ts'
import { en } from '../src/language/en.ts'
import {
  connect,
  goThere,
  holdScripts,
  launchBrowser,
  openPage,
  until,
  visit,
  type WatchedPage,
} from './support/browser.ts'
import { addressOf, json, serveForms, text } from './support/form-server.ts'
import { buildProject, copyProject, type ProjectCopy } from './support/project-copy.ts'

const naughtyStrings: string[] = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('big-list-of-naughty-strings'), 'utf8'),
)

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

async function open(path: string, options: BrowserContextOptions = {}) {
  const page = await openPage(browser, { reducedMotion: 'reduce', ...options })
  await visit(page, path)
  return page
}

const formOf = (page: Page) => page.locator('form:has([name=message])')
const field = (page: Page, name: string) => formOf(page).locator(`[name=${name}]`)
const buttonOf = (page: Page) => formOf(page).locator('button')
const errorsOf = (page: Page) => page.locator('[role=alert] > div')
const successesOf = (page: Page) => page.locator('section > [role=status] > div')
const hasFocus = (page: Page, name: string) =>
  field(page, name).evaluate((element) => element === document.activeElement)

/** What the page logged and threw, but for the browser's own lines on requests that failed. */
const saidBy = (page: WatchedPage) =>
  page.problems.filter((problem) => !/^error: (Failed to load resource: |Access to fetch at )/.test(problem))

const complete = {
  firstName: 'Zoë',
  lastName: 'Muster',
  company: 'Muster & Söhne',
  email: 'zoe@example.com',
  phone: '+352 1',
  subject: 'Frage',
  message: 'Erste Zeile\nZweite Zeile',
}

async function fill(page: Page, values: Partial<typeof complete> = complete): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

const valuesIn = (page: Page) =>
  formOf(page).evaluate((form: HTMLFormElement) =>
    Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])),
  )

/** The errors beside the fields, as assistive technology finds them. */
const toldBeside = (page: Page) =>
  formOf(page).evaluate((form: HTMLFormElement) =>
    Object.fromEntries(
      [...form.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map((field) => [
        field.name,
        document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
      ]),
    ),
  )

async function htmlForm(path: string): Promise<Element> {
  const response = await fetch(inject('siteUrl') + path)
  const form = new JSDOM(await response.text()).window.document.querySelector('form:has([name=message])')
  if (form === null) throw new Error(`${path} has no form`)
  return form
}

const attributesIn = (form: Element) =>
  [...form.querySelectorAll('input, textarea')].map((field) => [
    field.getAttribute('name'),
    field.getAttribute('type') ?? `${field.getAttribute('rows')} rows`,
    field.hasAttribute('required'),
    field.getAttribute('autocomplete'),
  ])

describe.concurrent('the contact form', () => {
  test.each(['/kontakt', '/contact'])('on %s has the fields of the specification', async (path) => {
    expect(attributesIn(await htmlForm(path))).toEqual([
      ['firstName', 'text', true, 'given-name'],
      ['lastName', 'text', true, 'family-name'],
      ['company', 'text', true, 'organization'],
      ['email', 'email', true, 'email'],
      ['phone', 'tel', false, 'tel'],
      ['subject', 'text', false, null],
      ['message', '5 rows', true, null],
    ])
  })

  test('opens a mail where no script is at work, after the checks of the browser', async () => {
    const form = await htmlForm('/kontakt')
    expect(['action', 'method', 'enctype', 'novalidate'].map((name) => form.getAttribute(name))).toEqual([
      `mailto:${company.email.general}`,
      'post',
      'text/plain',
      null,
    ])
    const page = await openPage(browser, { javaScriptEnabled: false })
    await page.goto('/kontakt')
    await fill(page)
    await buttonOf(page).click()
    await field(page, 'subject').press('Enter')
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/kontakt')
  })

  test('has its own messages as soon as it is alive', async () => {
    const page = await open('/kontakt')
    expect(await formOf(page).evaluate((form: HTMLFormElement) => form.noValidate)).toBe(true)
    await fill(page, { firstName: 'Zoë', email: 'zoe', company: ' \t ' })
    await buttonOf(page).click()
    expect(await toldBeside(page)).toEqual({
      lastName: de.fieldProblems.lastName,
      company: de.fieldProblems.company,
      email: de.fieldProblems.malformedEmail,
      message: de.fieldProblems.message,
    })
    expect(await hasFocus(page, 'lastName')).toBe(true)

    await field(page, 'lastName').press('M')
    await field(page, 'email').fill('zoe@')
    expect(Object.keys(await toldBeside(page))).toEqual(['company', 'email', 'message'])
    await field(page, 'email').fill('zoe@example.com')
    expect(Object.keys(await toldBeside(page))).toEqual(['company', 'message'])

    await field(page, 'phone').press('Enter')
    expect(await hasFocus(page, 'company')).toBe(true)
    expect([await successesOf(page).count(), await errorsOf(page).count(), page.problems]).toEqual([0, 0, []])
  })

  test('follows the language, and keeps what was typed', async () => {
    const page = await open('/kontakt')
    await fill(page, { ...complete, email: '', message: 'Hallo' })
    await buttonOf(page).click()
    await page
      .getByRole('button', { name: 'English' })
      .or(page.getByRole('link', { name: 'English' }))
      .first()
      .click()
    await page.waitForURL('**/contact')
    expect(await toldBeside(page)).toEqual({ email: en.fieldProblems.email })
    expect(await valuesIn(page)).toEqual({ ...complete, email: '', message: 'Hallo' })
    expect(await buttonOf(page).textContent()).toBe(en.contactForm.submit)
    expect(page.problems).toEqual([])
  })

  test('without an address to send to, pretends for a second and thanks', async () => {
    const page = await openPage(browser)
    await page.clock.install()
    await connect(page)
    await visit(page, '/kontakt')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.clock.pauseAt(Date.now() + 60_000)
    await fill(page)
    await buttonOf(page).click()
    expect([await buttonOf(page).textContent(), await buttonOf(page).isDisabled()]).toEqual([
      'Wird gesendet...',
      true,
    ])
    await page.clock.runFor(990)
    expect(await buttonOf(page).textContent()).toBe('Wird gesendet...')
    expect(await valuesIn(page)).toEqual(complete)
    await page.clock.runFor(20)
    await successesOf(page).waitFor()
    expect(await successesOf(page).locator('p').allTextContents()).toEqual([
      'Nachricht gesendet!',
      'Wir melden uns innerhalb von 24 Stunden bei Ihnen.',
    ])
    expect(Object.values(await valuesIn(page)).join('')).toBe('')
    expect([await buttonOf(page).textContent(), await buttonOf(page).isEnabled()]).toEqual([
      de.contactForm.submit,
      true,
    ])
    const focused = () => buttonOf(page).evaluate((button) => button === document.activeElement)
    await until(async () => expect(await focused()).toBe(true))
    expect([requests, page.problems]).toEqual([[], []])
  })

  test('thanks once, however often it is sent in one second, and on whatever page', async () => {
    const page = await open('/contact', { locale: 'en-GB' })
    await page.waitForFunction(() => document.documentElement.lang === 'en')
    await fill(page)
    await formOf(page).evaluate((form: HTMLFormElement) => {
      form.requestSubmit()
      form.requestSubmit()
      form.querySelector('button')?.click()
    })
    expect(await buttonOf(page).textContent()).toBe(en.contactForm.sending)
    await goThere(page, '/')
    await successesOf(page).waitFor()
    // As long again: a second one would have come by then.
    await page.waitForTimeout(1000)
    expect(await successesOf(page).locator('p').allTextContents()).toEqual([
      en.contactForm.sent.title,
      en.contactForm.sent.description,
    ])
    expect(page.problems).toEqual([])
  })
})

describe.concurrent('the simple contact form', () => {
  const link = (page: Page) => formOf(page).locator('a[href^="mailto:"]')

  test('has the fields of the specification, none of them required, and nothing that sends', async () => {
    const form = await htmlForm('/')
    expect(attributesIn(form)).toEqual([
      ['name', 'text', false, 'name'],
      ['email', 'email', false, 'email'],
      ['phone', 'tel', false, 'tel'],
      ['subject', 'text', false, null],
      ['message', '4 rows', false, null],
    ])
    expect(form.querySelectorAll('button, [type=submit]').length).toBe(0)
    expect(form.getAttribute('action')).toBeNull()
  })

  test('has a link to a mail with what was typed', async () => {
    const page = await open('/')
    const empty = new URL((await link(page).getAttribute('href')) ?? '')
    expect([empty.pathname, [...empty.searchParams.keys()]]).toEqual([company.email.general, ['subject']])
    await field(page, 'name').fill('Zoë')
    await field(page, 'email').fill('zoe@example.com')
    await field(page, 'subject').fill('Frage & Bitte')
    await field(page, 'message').fill('1\n2')
    expect(await draftOf(page)).toEqual({
      subject: 'Frage & Bitte',
      body: `${de.fields.name}: Zoë\r\n${de.fields.email}: zoe@example.com\r\n\r\n1\r\n2`,
    })
    await field(page, 'name').press('Enter')
    expect(page.url()).toBe(`${inject('siteUrl')}/`)
    expect(page.problems).toEqual([])
  })

  test('says when a mail cannot carry all of it', async () => {
    const page = await open('/')
    await field(page, 'message').fill('ü'.repeat(500))
    expect(await formOf(page).getByRole('status').textContent()).toContain('Entwurf')
    expect((await link(page).getAttribute('href'))?.length).toBeLessThanOrEqual(1800)
    await field(page, 'message').fill('ü')
    expect(await formOf(page).getByRole('status').textContent()).toBe('')
  })

  test('takes what was typed before the page came to life', async () => {
    const page = await openPage(browser)
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await field(page, 'subject').fill('Früh')
    await field(page, 'subject').press('Enter')
    release()
    await until(async () => expect((await draftOf(page)).subject).toBe('Früh'))
    expect([page.url(), page.problems]).toEqual([`${inject('siteUrl')}/`, []])
  })

  test('carries every naughty string as it is', async () => {
    const page = await open('/')
    const drafts = await formOf(page).evaluate(async (form: HTMLFormElement, strings: string[]) => {
      const drafts: { typed: Record<string, string>; href: string }[] = []
      for (const string of strings) {
        const typed: Record<string, string> = {}
        for (const control of form.querySelectorAll<HTMLInputElement>('[name]')) {
          control.value = string
          // As the field has it: the browser leaves out line ends, for example.
          typed[control.name] = control.value
        }
        form.dispatchEvent(new InputEvent('input', { bubbles: true }))
        await new Promise((resolve) => setTimeout(resolve))
        drafts.push({ typed, href: form.querySelector('a')?.href ?? '' })
      }
      return drafts
    }, naughtyStrings)
    expect(drafts.length).toBeGreaterThan(400)
    const wrong = drafts.filter(({ typed, href }) => {
      const { name, email, phone, subject, message } = trimmed(typed)
      const lines = [
        [de.fields.name, name],
        [de.fields.email, email],
        [de.fields.phone, phone],
      ].flatMap(([label, value]) => (value === '' ? [] : [`${label}: ${value}`]))
      const body = [lines.join('\n'), message].filter((it) => it !== '').join('\n\n')
      const draft = partsOf(href)
      const expected = { subject: subject || de.footer.contactSubject, body: body.replaceAll('\n', '\r\n') }
      // What is too long for a mail is cut; the unit tests follow that.
      if (href.length > 1700) return !expected.body.startsWith(draft.body.slice(0, -2))
      return draft.subject !== expected.subject || draft.body !== expected.body
    })
    expect(wrong).toEqual([])
    expect(page.problems).toEqual([])
  })

  const draftOf = async (page: Page) => partsOf((await link(page).getAttribute('href')) ?? '')

  /** As a mail program reads it: a plus is a plus. */
  function partsOf(href: string): { subject: string; body: string } {
    const parameters = new URLSearchParams(new URL(href).search.replaceAll('+', '%2B'))
    return { subject: parameters.get('subject') ?? '', body: parameters.get('body') ?? '' }
  }
})

describe('a build that knows where to send to', () => {
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
        'wait-2-minutes': json(429, { success: false, error: 'Zu oft' }, { 'Retry-After': '120' }),
        'wait-2-minutes-newsletter': text(429, '', { 'Retry-After': '120' }),
        'true-as-text': json(200, { success: 'true' }),
        'no-content': (response) => response.writeHead(204).end(),
        markup: json(200, { success: false, error: '<b>fett</b>' }),
      },
    })
    copy = copyProject()
    // Where a build is told depends on who builds: by a file, or by the shell.
    writeFileSync(join(copy.folder, '.env'), `VITE_CONTACT_ENDPOINT=${api.url}/contact?form=1\n`)
    const env = { VITE_FUNCTIONS_URL: `${api.url}/api/`, VITE_FUNCTIONS_KEY: 'test-key' }
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

  const openCopy = (path = '/kontakt') => open(path, { baseURL: site.url })

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
        body: { ...complete, email: addressOf('contact'), phone: '', subject: '' },
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
        body: { email: addressOf('newsletter'), firstName: '' },
      },
    ])
    expect(page.problems).toEqual([])
  })

  test('tells both forms when to try again', async () => {
    const page = await openCopy()
    await fillNewsletter(page, 'wait-2-minutes-newsletter')
    await newsletterOf(page).locator('button').click()
    await errorsOf(page).waitFor()
    expect(await errorsOf(page).locator('p').nth(1).textContent()).toBe(
      'Fehler bei der Anmeldung. Bitte versuchen Sie es in 2 Minuten noch einmal.',
    )
  })

  test.each([
    ['status-500', de.contactForm.failed.description, 'status 500, no JSON object'],
    ['wait-2-minutes', 'Zu oft. Bitte versuchen Sie es in 2 Minuten noch einmal.', 'status 429'],
    ['true-as-text', de.contactForm.failed.description, 'status 200'],
    ['no-content', de.contactForm.failed.description, 'status 204, no JSON object'],
    ['markup', '<b>fett</b>', 'status 200'],
    ['refused-by-cors', de.contactForm.failed.description, 'TypeError: Failed to fetch'],
    ['offline', de.contactForm.failed.description, 'TypeError: Failed to fetch'],
  ])('keeps every word of a message that fails: %s', async (name, told, cause) => {
    const page = await openCopy()
    const typed = { ...complete, email: addressOf(name) }
    await fill(page, typed)
    if (name === 'offline') await page.context().setOffline(true)
    allowsOthers = name !== 'refused-by-cors'
    try {
      await buttonOf(page).click()
      await errorsOf(page).waitFor()
    } finally {
      allowsOthers = true
    }
    expect(await errorsOf(page).locator('p').allTextContents()).toEqual([de.contactForm.failed.title, told])
    expect(await errorsOf(page).locator('b').count()).toBe(0)
    expect(await valuesIn(page)).toEqual(typed)
    expect(await formOf(page).getByText('Ihre Eingaben sind noch da.').count()).toBe(1)
    expect([await buttonOf(page).textContent(), await buttonOf(page).isEnabled()]).toEqual([
      de.contactForm.submit,
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

  test.each([
    ['the contact form', 'message', 'contact'],
    ['the newsletter', 'consent', 'newsletter'],
  ])('carries every naughty string in %s as it is', async (_, mark, sender) => {
    const page = await openCopy()
    const before = api.received.length
    const typed = await page.locator(`form:has([name=${mark}])`).evaluate(
      async (form: HTMLFormElement, { strings, sender }) => {
        const all: Record<string, string>[] = []
        const controls = [...form.querySelectorAll<HTMLInputElement>('[name]:not([type=checkbox])')]
        const button = form.querySelector('button') as HTMLButtonElement
        const become = async (isSo: () => boolean) => {
          while (!isSo()) await new Promise((resolve) => setTimeout(resolve))
        }
        for (const [index, string] of strings.entries()) {
          const typed: Record<string, string> = {}
          for (const control of controls) {
            control.value = string
            if (control.type === 'email') control.value = `${sender}-${index}@example.com`
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
      },
      { strings: naughtyStrings, sender },
    )
    expect(typed.length).toBeGreaterThan(400)
    expect(api.received.slice(before).map(({ body }) => body)).toEqual(typed.map(trimmed))
    expect(page.problems).toEqual([])
  })

  // Last: nothing listens there afterwards.
  test('keeps what was typed when nobody answers there', async () => {
    await api.close()
    const page = await openCopy()
    await fill(page)
    await buttonOf(page).click()
    await errorsOf(page).waitFor()
    expect(await valuesIn(page)).toEqual(complete)
    await fillNewsletter(page, 'nobody')
    await newsletterOf(page).locator('button').click()
    await errorsOf(page).nth(1).waitFor()
    expect(await newsletterOf(page).locator('[name=email]').inputValue()).toBe(addressOf('nobody'))
    expect(saidBy(page)).toEqual([
      'error: The contact form was not sent: TypeError: Failed to fetch',
      'error: The sign-up for the newsletter failed: TypeError: Failed to fetch',
    ])
  })

  test('is not built with an address that is none, and SITE_STRICT asks for one', () => {
    const env = { VITE_FUNCTIONS_URL: 'example.com', VITE_CONTACT_ENDPOINT: '', SITE_STRICT: '1' }
    const { status, output } = buildProject(copy.folder, env)
    expect(status).toBe(1)
    expect(output).toContain('VITE_FUNCTIONS_URL: expected an address that begins with https://')
    expect(output).toContain('the contact form only pretends to send')
    expect(output).not.toContain('Build for client')
  })
})

/** Without blanks at both ends, as both sides agree; half a surrogate pair cannot be sent. */
function trimmed<Fields extends Record<string, string>>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value.replace(/\p{Surrogate}/gu, '\ufffd').trim()]),
  ) as Fields
}
