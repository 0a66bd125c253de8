import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newsletterTexts } from '../src/content/newsletter.ts'
import { de } from '../src/language/de.ts'
import { articlePath } from '../src/pages.ts'
import {
  holdScripts,
  navigateTo,
  openFirstVisit,
  openPage,
  until,
  visit,
  type WatchedPage,
} from './support/browser.ts'
import { publishedSlugs } from './support/every-page.ts'
import { type Answer, addressOf, half, json, serveForms, text } from './support/form-server.ts'
import { existing, isBilingual } from './support/this-site.ts'

const fallback = newsletterTexts.de.failed.description

/** The blog and an article, which have the form, too. */
const blogPaths = existing('/blog', ...publishedSlugs.slice(0, 1).map(articlePath))

/**
 * One misbehaviour of each kind by its name, the message to the visitor, and what is logged. The unit tests of
 * `submit-form.ts` have every answer.
 */
const misbehaviours: Record<string, [answer: Answer, message: string, logged: string | RegExp]> = {
  'wait-until': [
    (response, request) =>
      json(
        429,
        { success: false, error: 'Zu viele Anmeldungen!' },
        { 'Retry-After': new Date(Date.now() + 3_590_000).toUTCString() },
      )(response, request),
    'Zu viele Anmeldungen! Bitte versuchen Sie es in 60 Minuten noch einmal.',
    'status 429: Zu viele Anmeldungen!',
  ],
  'html-with-200': [
    text(200, '<!doctype html><title>success</title>', { 'Content-Type': 'text/html' }),
    fallback,
    'status 200, no JSON object',
  ],
  markup: [
    json(200, { success: false, error: '<img src=x onerror=alert(1)><b id=fett>fett</b>' }),
    '<img src=x onerror=alert(1)><b id=fett>fett</b>',
    'status 200: <img src=x onerror=alert(1)><b id=fett>fett</b>',
  ],
  'redirect-307': [text(307, '', { Location: '/functions/elsewhere' }), fallback, /^TypeError/],
  'broken-off': [half(), fallback, /^TypeError/],
}

/** Answers that come when a test lets them. */
const held = new Map<string, () => void>()

const answers: Record<string, Answer> = {
  ...Object.fromEntries(Object.entries(misbehaviours).map(([name, [answer]]) => [name, answer])),
  silence: () => {},
  english: json(200, { success: false }),
  ...Object.fromEntries(
    ['later', 'later-failing'].map((name): [string, Answer] => [
      name,
      (response, request) =>
        void held.set(name, () => json(200, { success: name === 'later' })(response, request)),
    ]),
  ),
}

let server: Awaited<ReturnType<typeof serveForms>>
beforeAll(async () => {
  server = await serveForms({ dist: 'dist', answers })
})
afterAll(async () => {
  await server?.close()
})

async function open(path = '/kontakt', options: BrowserContextOptions = {}) {
  const page = await openPage({ baseURL: server.url, reducedMotion: 'reduce', ...options })
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('/functions/')) requests += 1
  })
  await visit(page, path)
  return Object.assign(page, { requests: () => requests })
}

const partsOf = (page: Page) => {
  const form = page.getByRole('form', {
    name: new RegExp(`^(${newsletterTexts.de.heading}|${newsletterTexts.en.heading})`),
  })
  return {
    form,
    email: form.locator('[name=email]'),
    firstName: form.locator('[name=firstName]'),
    consent: form.getByRole('checkbox'),
    button: form.locator('button'),
  }
}

async function fill(page: Page, name: string): Promise<void> {
  const { email, firstName, consent } = partsOf(page)
  await email.fill(addressOf(name))
  await firstName.fill('Zoë')
  await consent.check()
}

const errorsOf = (page: Page) => page.locator('[role=alert] > div')
const successesOf = (page: Page) => page.locator('section > [role=status] > div')

/** What the page logged and threw, but for the browser's own line on a request that failed. */
const saidBy = (page: WatchedPage) =>
  page.problems.filter((problem) => !problem.startsWith('error: Failed to load resource: '))

/** A failure that is reported once, with everything typed still there and the button ready. */
async function expectFailure(page: Awaited<ReturnType<typeof open>>, name: string, message: string) {
  await errorsOf(page).waitFor()
  const { email, firstName, consent, button } = partsOf(page)
  expect(await errorsOf(page).locator('p').allTextContents()).toEqual([
    newsletterTexts.de.failed.title,
    message,
  ])
  expect(await successesOf(page).count()).toBe(0)
  expect([await email.inputValue(), await firstName.inputValue(), await consent.isChecked()]).toEqual([
    addressOf(name),
    'Zoë',
    true,
  ])
  const state = () => button.evaluate((it) => [it === document.activeElement, it.textContent])
  await until(async () => expect(await state()).toEqual([true, newsletterTexts.de.submit]))
  expect(await button.isEnabled()).toBe(true)
  expect(page.requests()).toBe(1)
}

describe.concurrent('a sign-up that fails is reported, and nothing is lost:', () => {
  test.each(Object.entries(misbehaviours))('%s', async (name, [, message, logged]) => {
    const page = await open()
    const address = page.url()
    await fill(page, name)
    await partsOf(page).button.click()
    await expectFailure(page, name, message)
    expect(server.receivedFrom(name).length).toBe(1)
    const [line = '', ...more] = saidBy(page)
    expect(more).toEqual([])
    const [, cause] = /^error: The sign-up for the newsletter failed: (.*)$/.exec(line) ?? []
    if (typeof logged === 'string') expect(cause).toBe(logged)
    else expect(cause).toMatch(logged)
    expect(await errorsOf(page).locator('img, b').count()).toBe(0)
    expect(page.url()).toBe(address)
  })

  test('without a network', async () => {
    const page = await open()
    await fill(page, 'offline')
    await page.context().setOffline(true)
    await partsOf(page).button.click()
    await expectFailure(page, 'offline', fallback)
    expect(saidBy(page).length).toBe(1)
    expect(server.receivedFrom('offline')).toEqual([])
    await page.context().setOffline(false)
    await partsOf(page).button.click()
    await successesOf(page).waitFor()
    expect(server.receivedFrom('offline').length).toBe(1)
  })

  test('silence, given up after 10 seconds', async () => {
    const name = 'silence'
    const page = await openFirstVisit({ baseURL: server.url })
    await page.clock.install()
    let requests = 0
    page.on('request', (request) => {
      if (request.url().includes('/functions/')) requests += 1
    })
    await visit(page, '/kontakt')
    await fill(page, name)
    await page.clock.pauseAt(Date.now() + 60_000)
    const { button } = partsOf(page)
    await button.click()
    await until(() => expect(server.receivedFrom(name).length).toBe(1))
    await page.clock.fastForward(9990)
    expect([await button.textContent(), await button.isDisabled()]).toEqual([
      newsletterTexts.de.sending,
      true,
    ])
    expect(await errorsOf(page).count()).toBe(0)
    await page.clock.fastForward(20)
    await expectFailure(Object.assign(page, { requests: () => requests }), name, fallback)
    expect(saidBy(page)).toEqual([
      'error: The sign-up for the newsletter failed: TimeoutError: no complete response within 10000 ms',
    ])
  })
})

describe.concurrent('a sign-up', () => {
  test('sends what was typed, without blanks around it, and clears the form', async () => {
    const page = await open()
    const { form, email, firstName, consent, button } = partsOf(page)
    await email.fill(` ${addressOf('success')} `)
    await firstName.fill('  Zoë  Ana ')
    await consent.check()
    await button.click()
    await successesOf(page).waitFor()
    expect(await successesOf(page).locator('p').allTextContents()).toEqual([
      newsletterTexts.de.done.title,
      newsletterTexts.de.done.description,
    ])
    expect(server.receivedFrom('success')).toEqual([
      {
        path: '/functions/send-newsletter-email',
        authorization: undefined,
        body: {
          email: addressOf('success'),
          firstName: 'Zoë  Ana',
          language: 'de',
          website: '',
          elapsed: expect.any(Number),
        },
      },
    ])
    expect([await email.inputValue(), await firstName.inputValue(), await consent.isChecked()]).toEqual([
      '',
      '',
      false,
    ])
    expect(await button.isDisabled()).toBe(true)
    await until(async () => expect(await form.evaluate((it) => it === document.activeElement)).toBe(true))
    expect([page.requests(), await errorsOf(page).count(), page.problems]).toEqual([1, 0, []])

    await fill(page, 'success-again')
    await button.click()
    await until(() => expect(server.receivedFrom('success-again').length).toBe(1))
  })

  test('needs no first name, and Enter sends it', async () => {
    const page = await open(blogPaths[0])
    const { email, consent } = partsOf(page)
    await consent.check()
    await email.fill(addressOf('short'))
    await email.press('Enter')
    await successesOf(page).waitFor()
    expect(server.receivedFrom('short').map(({ body }) => body)).toEqual([
      expect.objectContaining({ email: addressOf('short'), firstName: '' }),
    ])
  })

  test('is one request by a double click, Enter and a click, three submits in a row', async () => {
    const page = await open()
    const { form, email, button } = partsOf(page)
    const ways = [
      () => button.dblclick(),
      () => Promise.all([email.press('Enter'), button.click({ force: true, noWaitAfter: true })]),
      () =>
        form.evaluate((it: HTMLFormElement) => {
          it.requestSubmit()
          it.requestSubmit()
          it.querySelector('button')?.click()
        }),
    ]
    for (const [index, submit] of ways.entries()) {
      const name = `way-${index}`
      await fill(page, name)
      await submit()
      await successesOf(page).nth(index).waitFor()
      await page.waitForLoadState('networkidle')
      expect([page.requests(), server.receivedFrom(name).length, await successesOf(page).count()]).toEqual([
        index + 1,
        1,
        index + 1,
      ])
    }
    expect(page.problems).toEqual([])
  })

  test('shows that it is under way', async () => {
    const page = await open()
    await fill(page, 'later')
    const { email, button } = partsOf(page)
    await button.click()
    await until(() => expect(held.has('later')).toBe(true))
    expect([await button.textContent(), await button.isDisabled()]).toEqual([
      newsletterTexts.de.sending,
      true,
    ])
    expect(await email.evaluate((it: HTMLInputElement) => it.readOnly)).toBe(true)
    // The answer comes when the visitor is on another page.
    await navigateTo(page, '/impressum')
    held.get('later')?.()
    await successesOf(page).waitFor()
    expect([await successesOf(page).count(), page.problems]).toEqual([1, []])
  })

  test('that fails after the visitor has left is reported once', async () => {
    const page = await open()
    await fill(page, 'later-failing')
    await partsOf(page).button.click()
    await until(() => expect(held.has('later-failing')).toBe(true))
    await navigateTo(page, '/impressum')
    held.get('later-failing')?.()
    await errorsOf(page).waitFor()
    expect(await errorsOf(page).count()).toBe(1)
    expect(saidBy(page)).toEqual(['error: The sign-up for the newsletter failed: status 200'])
  })
})

describe.concurrent('consent', () => {
  test('is asked for by Enter, and nothing is sent without it', async () => {
    const page = await open()
    const { email, firstName, consent, button } = partsOf(page)
    expect(await button.isDisabled()).toBe(true)
    await email.fill(addressOf('no-consent'))
    await firstName.press('Enter')
    await errorsOf(page).waitFor()
    expect(await errorsOf(page).locator('p').allTextContents()).toEqual([
      newsletterTexts.de.withoutConsent.title,
      expect.stringMatching(/\S/),
    ])
    expect(await consent.evaluate((it) => it === document.activeElement)).toBe(true)
    await consent.press('Enter')
    await until(async () => expect(await errorsOf(page).count()).toBe(2))
    expect(await email.inputValue()).toBe(addressOf('no-consent'))
    expect([page.requests(), page.problems]).toEqual([0, []])
    await consent.press('Space')
    expect(await button.isEnabled()).toBe(true)
    await consent.press('Space')
    expect(await button.isDisabled()).toBe(true)
  })

  test('leads to the privacy policy, in a tab of its own', async () => {
    const page = await open()
    const link = partsOf(page).form.getByRole('link', { name: newsletterTexts.de.consent.link })
    expect(await link.getAttribute('href')).toBe('/datenschutz')
    expect(await link.getAttribute('target')).toBe('_blank')
  })

  test('and text from before hydration count', async () => {
    const page = await openPage({ baseURL: server.url })
    const release = await holdScripts(page)
    await page.goto('/kontakt', { waitUntil: 'commit' })
    await fill(page, 'early')
    const { email, button } = partsOf(page)
    expect(await button.isDisabled()).toBe(true)
    await email.press('Enter')
    release()
    await until(async () => expect(await button.isEnabled()).toBe(true))
    expect(await email.inputValue()).toBe(addressOf('early'))
    await button.click()
    await successesOf(page).waitFor()
    expect(server.receivedFrom('early').length).toBe(1)
    expect([new URL(page.url()).search, page.problems]).toEqual(['', []])
  })
})

test('an e-mail address that is missing or malformed is reported beside the field', async () => {
  const page = await open()
  const { form, email, consent, button } = partsOf(page)
  await consent.check()
  for (const [typed, message] of [
    ['', de.fieldProblems.email],
    ['a@', de.fieldProblems.malformedEmail],
  ] as const) {
    await email.fill(typed)
    await button.click()
    expect(await form.getByText(message).count(), typed).toBe(1)
    expect(await email.evaluate((it) => it === document.activeElement)).toBe(true)
    await email.fill('a@example.com')
    expect(await form.getByText(message).count(), typed).toBe(0)
  }
  expect([page.requests(), page.problems]).toEqual([0, []])
})

describe.skipIf(!isBilingual).concurrent('an English visitor reads the message', () => {
  test.each(['/contact', ...blogPaths])('in the language of %s', async (path) => {
    const language = path === '/contact' ? 'en' : 'de'
    const { title, description } = newsletterTexts[language].failed
    const page = await open(path, { locale: 'en-GB' })
    await page.waitForFunction(() => document.documentElement.lang === 'en')
    await fill(page, 'english')
    await partsOf(page).button.click()
    await errorsOf(page).waitFor()
    expect(await errorsOf(page).locator('p').allTextContents()).toEqual([title, description])
    expect(await errorsOf(page).locator(`[lang=${language}]`).count()).toBe(1)
  })
})

test('without JavaScript there is an e-mail address instead', async () => {
  const page = await openPage({ baseURL: server.url, javaScriptEnabled: false })
  for (const path of ['/kontakt', ...blogPaths]) {
    await page.goto(path)
    const { form, email, button } = partsOf(page)
    expect(await form.locator('a[href^="mailto:"]').count()).toBe(1)
    expect(await button.isDisabled()).toBe(true)
    await email.fill('a@example.com')
    await email.press('Enter')
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
  }
})

test('npm run serve answers sign-ups itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'))
  const served = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/serve.ts', '--port', '0', '--host', '127.0.0.1'],
    { env: { ...process.env, FUNCTIONS_DATA: folder } },
  )
  try {
    let output = ''
    const url = await new Promise<string>((resolve, reject) => {
      served.stdout.on('data', (chunk) => {
        output += chunk
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0]
        if (address) resolve(address)
      })
      served.on('exit', () => reject(new Error(output)))
    })
    const body = JSON.stringify({ email: 'a@example.com', firstName: 'Zoë' })
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(`${url}/functions/send-newsletter-email`, { method: 'POST', headers, body })
    expect(await response.json()).toEqual({ success: true })
    expect((await fetch(`${url}/kontakt`)).status).toBe(200)
    expect(output).not.toMatch(/a@example\.com|Zoë/)
  } finally {
    const ended = new Promise((resolve) => served.on('exit', resolve))
    if (served.exitCode === null && served.kill()) await ended
    rmSync(folder, { recursive: true, force: true })
  }
})

test('the tested site answers sign-ups nowhere else', async () => {
  const response = await fetch(`${inject('siteUrl')}/functions/send-newsletter-email`, { method: 'POST' })
  expect(response.status).toBeGreaterThanOrEqual(400)
})
