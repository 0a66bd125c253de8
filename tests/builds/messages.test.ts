import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Functions, openFunctions } from '../../functions/node.ts'
import { functionTexts as texts } from '../../functions/texts.ts'
import { createStaticHost } from '../../scripts/dev/static-host.ts'
import { shell as de } from '../../src/content/de/shell.ts'
import { inTime } from '../../src/i18n/format.ts'
import { pathOf } from '../../src/pages.ts'
import { violationsOn } from '../support/axe.ts'
import { navigateTo, openFirstVisit, openPage, until, visit, type WatchedPage } from '../support/browser.ts'
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
} from '../support/contact-form.ts'
import { messages } from '../support/copies.ts'
import { type Answer, addressOf, json, serveForms } from '../support/form-server.ts'
import { closeServer, listen } from '../support/listen.ts'
import { builtSite } from '../support/project-copy.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { readers } from '../support/this-site.ts'

/** Fails once, and takes the second attempt. */
function failingOnce(): Answer {
  let attempts = 0
  return (response, request) =>
    json(++attempts === 1 ? 503 : 200, { success: attempts > 1 })(response, request)
}

/** Sends the answer that a test waits for. */
let release = () => {}

const answers: Record<string, Answer> = {
  'too-many': json(429, { success: false, error: 'Zu viele Nachrichten.' }, { 'Retry-After': '120' }),
  'fails-once': failingOnce(),
  'fails-later': (response, request) => {
    release = () => json(503, { success: false })(response, request)
  },
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

/** The site as `npm start` builds it. */
const site = builtSite(() => {}, { env: { VITE_CONTACT: '' }, args: ['--functions=/functions'] })

describe('where functions are configured', () => {
  let server: Awaited<ReturnType<typeof serveForms>>

  beforeAll(async () => {
    server = await serveForms({ dist: join(site.folder, 'dist'), answers })
  })
  afterAll(() => server?.close())

  async function open(path = '/kontakt', options: BrowserContextOptions = {}) {
    const page = await openPage({ baseURL: server.url, reducedMotion: 'reduce', ...options })
    await visit(page, path)
    return page
  }

  test.each(readers)('what fails is reported, and nothing is lost (%s)', async (locale, language) => {
    const page = await open(pathOf('contact', language), { locale })
    const { failed } = messages[language].contactForm
    const typed = { ...complete, email: addressOf('too-many') }
    await fill(page, typed)
    await buttonOf(page).click()
    await errorsOf(page).waitFor()
    expect(await errorsOf(page).locator('p').allTextContents()).toEqual([
      failed.title,
      `Zu viele Nachrichten. ${messages[language].tryAgain(inTime(120, language))}`,
    ])
    expect(server.receivedFrom('too-many').at(-1)?.body.language).toBe(language)
    expect(await valuesIn(page)).toEqual(typed)
    expect(await formOf(page).getByText(failed.kept).count()).toBe(1)
    await until(async () => expect(await hasFocus(page)).toBe(true))
    expect(saidBy(page)).toEqual(['error: The contact form was not sent: status 429: Zu viele Nachrichten.'])
    expect(await successesOf(page).count()).toBe(0)
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
    await until(() => expect(server.receivedFrom('fails-later').length).toBe(1))
    await navigateTo(page, '/impressum')
    release()
    await errorsOf(page).waitFor()
    await navigateTo(page, '/kontakt')
    await until(async () => expect(await valuesIn(page)).toEqual(typed))
    expect(await formOf(page).getByText(messages.de.contactForm.failed.kept).count()).toBe(1)
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

  test.each(['/', '/kontakt'])('axe finds nothing in a form on %s that has failed', async (path) => {
    const page = await open(path)
    await page.context().setOffline(true)
    await (path === '/' ? fillSimple(page, simple) : fill(page))
    await buttonOf(page).click()
    await errorsOf(page).waitFor()
    expect(await violationsOn(page)).toEqual([])
  })

  test('the simple form on the home page sends, with no field required', async () => {
    const page = await open('/')
    await fillSimple(page, { ...simple, email: addressOf('simple'), phone: '' })
    await buttonOf(page).click()
    await successesOf(page).waitFor()
    expect(server.receivedFrom('simple').map(({ body }) => body)).toEqual([
      { ...simple, email: addressOf('simple'), phone: '', ...besides },
    ])
    expect(await formOf(page).locator('[required]').count()).toBe(0)
    expect(Object.values(await valuesIn(page)).join('')).toBe('')
    expect([await formOf(page).getByText(de.simpleContact.open).count(), page.problems]).toEqual([0, []])
  })
})

/** The functions themselves beside the site, mails as files. Sign-ups are in `functions/pages.test.ts`. */
describe('with the functions', () => {
  const dataFolder = temporaryFolder()
  let functions: Functions
  let baseURL: string
  const server = createServer((request, response) => {
    const staticHost = createStaticHost(join(site.folder, 'dist'))
    functions.middleware(request, response, () => staticHost(request, response))
  })
  beforeAll(async () => {
    baseURL = await listen(server)
    functions = openFunctions({ dataFolder, siteUrl: baseURL, env: {}, log: () => {} })
  })
  afterAll(async () => {
    await closeServer(server)
    await functions?.close()
  })

  /** Opens a page; with scripts, so much time passes on it as somebody needs to fill in a form. */
  async function openSlowly(path: string, javaScriptEnabled = true): Promise<WatchedPage> {
    const page = await openFirstVisit({ baseURL, reducedMotion: 'reduce', javaScriptEnabled })
    if (javaScriptEnabled) {
      await page.clock.install()
      await visit(page, path)
      await page.clock.fastForward(2000)
    } else {
      await page.goto(path)
    }
    return page
  }

  /** The mail in the outbox that has `text`. */
  async function mailWith(text: string) {
    let found: string | undefined
    const folder = join(dataFolder, 'outbox')
    await until(() => {
      const mails = readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
      found = mails.find((mail) => mail.includes(text))
      expect(found).toBeDefined()
    })
    return PostalMime.parse(found ?? '')
  }

  const heading = (page: Page) => page.locator('h1').textContent()

  test.each([
    ['/kontakt', true],
    ['/kontakt', false],
    ['/', true],
    ['/', false],
  ])('a message from %s arrives as a mail; with scripts: %s', async (path, javaScriptEnabled) => {
    const email = addressOf(`${path === '/' ? 'simple' : 'full'}-${javaScriptEnabled}`)
    const page = await openSlowly(path, javaScriptEnabled)
    // A field for programs would be seen where no script hides it.
    if (!javaScriptEnabled) expect(await field(page, 'website').count()).toBe(0)
    if (path === '/') {
      await field(page, 'name').fill('Zoë Muster')
      await fill(page, { email, message: complete.message })
    } else {
      await fill(page, { ...complete, email })
    }
    await buttonOf(page).click()
    if (javaScriptEnabled) {
      await successesOf(page).waitFor()
      expect(page.problems).toEqual([])
    } else {
      await until(async () => expect(await heading(page)).toBe(texts.de.pages.sent.heading))
    }
    const mail = await mailWith(email)
    expect(mail.replyTo?.map(({ address, name }) => [address, name])).toEqual([[email, 'Zoë Muster']])
    expect(mail.from?.address).not.toBe(email)
    expect(mail.text).toContain(complete.message)
  })
})

function hasFocus(page: Page): Promise<boolean> {
  return buttonOf(page).evaluate((button) => button === document.activeElement)
}
