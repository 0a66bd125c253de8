import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../scripts/dev/static-host.ts'
import { company } from '../src/company/company.ts'
import { de } from '../src/language/de.ts'
import { en } from '../src/language/en.ts'
import { violationsOn } from './support/axe.ts'
import { navigateTo, openPage, until, visit } from './support/browser.ts'
import {
  buttonOf,
  complete,
  errorsOf,
  field,
  fill,
  formOf,
  saidBy,
  successesOf,
  valuesIn,
} from './support/contact-form.ts'
import { type Answer, addressOf, json, serveForms, text } from './support/form-server.ts'
import { buildProject, copyProject, type ProjectCopy } from './support/project-copy.ts'
import { hasBlog, isBilingual } from './support/this-site.ts'

const refusal = (status: number, error: string, headers?: Record<string, string>) =>
  json(status, { success: false, error }, headers)

const { description: fallback } = de.contactForm.failed

/** What the functions may answer instead of a success: the message to the visitor, and what is logged. */
const failures: Record<string, [answer: Answer, message: string, logged: string | RegExp]> = {
  'status-400': [refusal(400, 'Zu viele Zeichen.'), 'Zu viele Zeichen.', 'status 400: Zu viele Zeichen.'],
  'status-413': [text(413, 'too large'), fallback, 'status 413, no JSON object'],
  'status-429': [
    refusal(429, 'Zu viele Nachrichten.', { 'Retry-After': '120' }),
    'Zu viele Nachrichten. Bitte versuchen Sie es in 2 Minuten noch einmal.',
    'status 429: Zu viele Nachrichten.',
  ],
  'status-503': [refusal(503, 'Gerade nicht.'), 'Gerade nicht.', 'status 503: Gerade nicht.'],
  'html-with-200': [text(200, '<h1>success</h1>'), fallback, 'status 200, no JSON object'],
  'half-an-answer': [text(200, '{"success":tr'), fallback, 'status 200, no JSON object'],
  'broken-off': [
    (response, request) => {
      response.writeHead(200, { 'Content-Length': 100 }).write('{"success":true}')
      setTimeout(() => request.socket.destroy(), 50)
    },
    fallback,
    /^TypeError/,
  ],
  reset: [(_, request) => request.socket.resetAndDestroy(), fallback, /^TypeError/],
}

/** Fails once, and takes the second attempt. */
function failingOnce(): Answer {
  let attempts = 0
  return (response, request) =>
    json(++attempts === 1 ? 503 : 200, { success: attempts > 1 })(response, request)
}

/** Answers that come when a test lets them. */
const held = new Map<string, () => void>()

const answers: Record<string, Answer> = {
  ...Object.fromEntries(Object.entries(failures).map(([name, [answer]]) => [name, answer])),
  silence: () => {},
  english: refusal(400, 'Too many characters.'),
  'fails-once': failingOnce(),
  'fails-once-simple': failingOnce(),
  'fails-later': (response, request) =>
    void held.set('fails-later', () => json(503, { success: false })(response, request)),
}

const simple = {
  name: 'Zoë Muster',
  email: 'zoe@example.com',
  phone: '+352 1',
  subject: 'Frage',
  message: 'Erste Zeile\nZweite Zeile',
}

const fillSimple = async (page: Page, values: Partial<typeof simple>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** What only the functions receive. */
const besides = {
  language: 'de',
  website: '',
  elapsed: expect.any(Number),
  idempotencyKey: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
}

describe('where functions are configured', () => {
  let copy: ProjectCopy
  let server: Awaited<ReturnType<typeof serveForms>>

  beforeAll(async () => {
    copy = copyProject()
    // As `npm start` does.
    const { status, output } = buildProject(copy.folder, { VITE_CONTACT: '' }, ['--functions=/functions'])
    expect(status, output).toBe(0)
    expect(output).not.toContain('is not set')
    server = await serveForms({ dist: join(copy.folder, 'dist'), answers })
  })
  afterAll(async () => {
    await server?.close()
    copy?.remove()
  })

  async function open(path = '/kontakt', options: BrowserContextOptions = {}) {
    const page = await openPage({ baseURL: server.url, reducedMotion: 'reduce', ...options })
    await visit(page, path)
    return page
  }

  test('the contact form sends once, as it was typed, and thanks', async () => {
    const page = await open()
    await fill(page, { ...complete, email: addressOf('contact'), firstName: ' Zoë ' })
    await buttonOf(page).click()
    await successesOf(page).waitFor()
    expect(await successesOf(page).locator('p').allTextContents()).toEqual([
      de.contactForm.sent.title,
      de.contactForm.sent.description,
    ])
    expect(server.receivedFrom('contact')).toEqual([
      {
        path: '/functions/send-contact-email',
        authorization: undefined,
        body: { ...complete, email: addressOf('contact'), ...besides },
      },
    ])
    expect(Object.values(await valuesIn(page)).join('')).toBe('')
    await until(async () => expect(await hasFocus(page)).toBe(true))
    expect(page.problems).toEqual([])
  })

  test.each(Object.entries(failures))('nothing is lost with %s', async (name, [, message, logged]) => {
    const page = await open()
    const typed = { ...complete, email: addressOf(name) }
    await fill(page, typed)
    await buttonOf(page).click()
    await errorsOf(page).waitFor()
    expect(await errorsOf(page).locator('p').allTextContents()).toEqual([
      de.contactForm.failed.title,
      message,
    ])
    expect(await valuesIn(page)).toEqual(typed)
    expect(await formOf(page).getByText(de.contactForm.failed.kept).count()).toBe(1)
    await until(async () => expect(await hasFocus(page)).toBe(true))
    const [line = '', ...more] = saidBy(page)
    const [, cause] = /^error: The contact form was not sent: (.*)$/.exec(line) ?? []
    expect(cause).toEqual(typeof logged === 'string' ? logged : expect.stringMatching(logged))
    expect([more, await successesOf(page).count()]).toEqual([[], 0])
  })

  test('nothing is lost without an answer, given up after 10 seconds', async () => {
    const page = await openPage({ baseURL: server.url })
    await page.clock.install()
    await visit(page, '/kontakt')
    await fill(page, { ...complete, email: addressOf('silence') })
    await buttonOf(page).click()
    await until(() => expect(server.receivedFrom('silence').length).toBe(1))
    await page.clock.fastForward(10_000)
    await errorsOf(page).waitFor()
    expect(await valuesIn(page)).toMatchObject({ ...complete, email: addressOf('silence') })
    expect(saidBy(page)).toEqual([
      'error: The contact form was not sent: TimeoutError: no complete response within 10000 ms',
    ])
  })

  test('a second attempt has the same key, a changed message has another', async () => {
    const page = await open()
    const keys = () => server.receivedFrom('fails-once').map(({ body }) => body.idempotencyKey)
    await fill(page, { ...complete, email: addressOf('fails-once') })
    await buttonOf(page).click()
    await errorsOf(page).waitFor()
    await buttonOf(page).click()
    await successesOf(page).waitFor()
    const [first, second] = keys()
    expect(second).toBe(first)

    await fill(page, { ...complete, email: addressOf('fails-once') })
    await buttonOf(page).click()
    await successesOf(page).nth(1).waitFor()
    expect(keys()[2]).not.toBe(first)
  })

  test('what fails after the visitor has gone on is in the form again', async () => {
    const page = await open()
    const typed = { ...complete, email: addressOf('fails-later') }
    await fill(page, typed)
    await buttonOf(page).click()
    await until(() => expect(held.has('fails-later')).toBe(true))
    await navigateTo(page, '/impressum')
    held.get('fails-later')?.()
    await errorsOf(page).waitFor()
    await navigateTo(page, '/kontakt')
    await until(async () => expect(await valuesIn(page)).toEqual(typed))
    expect(await formOf(page).getByText(de.contactForm.failed.kept).count()).toBe(1)
  })

  test.skipIf(!isBilingual)('an English visitor is answered in English', async () => {
    const page = await open('/contact', { locale: 'en-GB' })
    await fill(page, { ...complete, email: addressOf('english') })
    await buttonOf(page).click()
    await errorsOf(page).waitFor()
    expect(await errorsOf(page).locator('p').allTextContents()).toEqual([
      en.contactForm.failed.title,
      'Too many characters.',
    ])
    expect(server.receivedFrom('english').map(({ body }) => body.language)).toEqual(['en'])
  })

  test('nobody sees or reaches the field for programs, and what they type is sent', async () => {
    const page = await open()
    const trap = field(page, 'website')
    expect(await trap.evaluate((it: HTMLInputElement) => [it.tabIndex, it.autocomplete])).toEqual([-1, 'off'])
    expect(
      await page.getByRole('textbox').evaluateAll((all) => all.map((it) => it.getAttribute('name'))),
    ).not.toContain('website')
    await fill(page, { ...complete, email: addressOf('program') })
    await trap.evaluate((it: HTMLInputElement) => {
      it.value = 'https://spam.example'
    })
    await buttonOf(page).click()
    await successesOf(page).waitFor()
    expect(server.receivedFrom('program')[0]?.body.website).toBe('https://spam.example')
  })

  test.each(['/', '/kontakt'])('the form on %s sends by itself where no script is at work', async (path) => {
    const page = await openPage({ baseURL: server.url, javaScriptEnabled: false })
    await page.goto(path)
    const { url } = server
    expect(
      await formOf(page).evaluate((form: HTMLFormElement) => [form.action, form.method, form.enctype]),
    ).toEqual([`${url}/functions/send-contact-email`, 'post', 'application/x-www-form-urlencoded'])
    expect([await field(page, 'language').inputValue(), await field(page, 'website').count()]).toEqual([
      'de',
      0,
    ])
  })

  test.each(['/', '/kontakt'])('axe finds nothing in a form on %s that has failed', async (path) => {
    const page = await open(path)
    await page.context().setOffline(true)
    await (path === '/' ? fillSimple(page, simple) : fill(page))
    await buttonOf(page).click()
    await errorsOf(page).waitFor()
    expect(await violationsOn(page)).toEqual([])
  })

  describe('the simple form on the home page', () => {
    test('sends, with no field required', async () => {
      const page = await open('/')
      await fillSimple(page, { ...simple, email: addressOf('simple'), phone: '' })
      await buttonOf(page).click()
      await successesOf(page).waitFor()
      expect(server.receivedFrom('simple')).toEqual([
        {
          path: '/functions/send-contact-email',
          authorization: undefined,
          body: { ...simple, email: addressOf('simple'), phone: '', ...besides },
        },
      ])
      expect(await formOf(page).locator('[required]').count()).toBe(0)
      expect(Object.values(await valuesIn(page)).join('')).toBe('')
      expect([await formOf(page).getByText(de.simpleContact.open).count(), page.problems]).toEqual([0, []])
    })

    test('keeps what could not be sent, and sends it again', async () => {
      const page = await open('/')
      const typed = { ...simple, email: addressOf('fails-once-simple') }
      await fillSimple(page, typed)
      await buttonOf(page).click()
      await errorsOf(page).waitFor()
      expect(await valuesIn(page)).toEqual(typed)
      await field(page, 'subject').press('Enter')
      await successesOf(page).waitFor()
    })

    test('does not send what is no e-mail address', async () => {
      const page = await open('/')
      await fillSimple(page, { email: 'zoe@', message: 'Hallo' })
      await buttonOf(page).click()
      expect(await formOf(page).getByText(de.fieldProblems.malformedEmail).count()).toBe(1)
      expect(server.received.filter(({ body }) => body.email === 'zoe@')).toEqual([])
    })
  })
})

describe('with VITE_CONTACT=off', () => {
  let copy: ProjectCopy
  let site: Awaited<ReturnType<typeof serve>>

  beforeAll(async () => {
    copy = copyProject()
    const { status, output } = buildProject(copy.folder, { VITE_CONTACT: 'off', SITE_STRICT: '0' })
    expect(status, output).toBe(0)
    expect(output).not.toContain('is not set')
    site = await serve(join(copy.folder, 'dist'))
  })
  afterAll(async () => {
    await site?.close()
    copy?.remove()
  })

  test('the contact form has a link to a mail draft of what was typed', async () => {
    const page = await openPage({ baseURL: site.url })
    await visit(page, '/kontakt')
    await fill(page)
    const link = formOf(page).getByRole('link', { name: de.simpleContact.open })
    const draft = new URL((await link.getAttribute('href')) ?? '')
    expect([draft.pathname, draft.searchParams.get('subject')]).toEqual([
      company.email.general,
      complete.subject,
    ])
    expect(draft.searchParams.get('body')).toContain(`${de.fields.company}: ${complete.company}`)
    expect([await buttonOf(page).count(), await formOf(page).locator('[required]').count()]).toEqual([0, 0])
    expect(page.problems).toEqual([])
  })

  test.skipIf(!hasBlog)('the newsletter shows a mail address', async () => {
    const page = await openPage({ baseURL: site.url })
    await visit(page, '/blog')
    expect(await page.locator('[name=consent]').count()).toBe(0)
    const link = page.locator(`a[href^="mailto:${company.email.general}?subject="]`, {
      hasText: company.email.general,
    })
    expect(await link.count()).toBe(1)
  })
})

function hasFocus(page: Page): Promise<boolean> {
  return buttonOf(page).evaluate((button) => button === document.activeElement)
}
