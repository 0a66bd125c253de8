import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Functions, openFunctions } from '../../../functions/node.ts'
import { textsIn } from '../../../functions/texts.ts'
import { createStaticHost } from '../../../scripts/dev/static-host.ts'
import { contact as german } from '../../../src/content/de/contact.ts'
import { shell as de } from '../../../src/content/de/shell.ts'
import { honeypotName } from '../../../src/forms/form-guards.ts'
import { fill as withValues } from '../../../src/i18n/fill.ts'
import { inTime } from '../../../src/i18n/format.ts'
import { pathOf } from '../../../src/pages.ts'
import { violationsOn } from '../../support/axe.ts'
import { navigateTo, openFirstVisit, openPage, until, visit } from '../../support/browser.ts'
import * as contact from '../../support/contact-form.ts'
import { messages } from '../../support/copies.ts'
import { type Answer, addressOf, json, serveForms } from '../../support/form-server.ts'
import { closeServer, listen } from '../../support/listen.ts'
import type { BuiltSite } from '../../support/project-copy.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const { buttonOf, complete, errorsOf, field, fill, formOf, successesOf, valuesIn } = contact

/** Sends the answer that a test waits for. */
let release = () => {}

const failed = json(503, { success: false })
let attempts = 0

const answers: Record<string, Answer> = {
  'too-many': json(429, { success: false, error: 'Zu viele Nachrichten.' }, { 'Retry-After': '120' }),
  'fails-once': (...exchange) => (++attempts === 1 ? failed : json(200, { success: true }))(...exchange),
  'fails-later': (...exchange) => {
    release = () => failed(...exchange)
  },
}

/** Sends what was typed, by the form of either page. */
async function send(page: Page, email: string): Promise<void> {
  if ((await field(page, 'name').count()) > 0) {
    await field(page, 'name').fill('Zoë Muster')
    await fill(page, { email, message: complete.message })
  } else await fill(page, { ...complete, email })
  await buttonOf(page).click()
}

/** Messages to a server that fails, and to the functions, whose mails are files. */
export function testMessages(site: BuiltSite): void {
  describe('when they answer', () => {
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

    test('what fails is reported in the language of the visitor, and nothing is lost', async () => {
      const page = await open(pathOf('contact', 'en'), { locale: 'en-GB' })
      const { failed } = messages.en.contactForm
      await send(page, addressOf('too-many'))
      await errorsOf(page).waitFor()
      expect(await errorsOf(page).locator('p').allTextContents()).toEqual([
        failed.title,
        `Zu viele Nachrichten. ${withValues(messages.en.tryAgain, { when: inTime(120, 'en') })}`,
      ])
      expect(server.receivedFrom('too-many').at(-1)?.body.language).toBe('en')
      expect(await valuesIn(page)).toEqual({ ...complete, email: addressOf('too-many') })
      expect(await formOf(page).getByText(failed.kept).count()).toBe(1)
      const hasFocus = () => buttonOf(page).evaluate((button) => button === document.activeElement)
      await until(async () => expect(await hasFocus()).toBe(true))
      const logged = 'error: The contact form was not sent: status 429: Zu viele Nachrichten.'
      expect([contact.saidBy(page), await successesOf(page).count()]).toEqual([[logged], 0])
    })

    test('a second attempt has the same key, a changed message has another', async () => {
      const page = await open()
      await send(page, addressOf('fails-once'))
      await errorsOf(page).waitFor()
      await buttonOf(page).click()
      await successesOf(page).waitFor()
      await send(page, addressOf('fails-once'))
      await successesOf(page).nth(1).waitFor()
      const keys = server.receivedFrom('fails-once').map(({ body }) => body.idempotencyKey)
      const [key] = keys
      expect(key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
      expect(keys).toEqual([key, key, expect.not.stringContaining(String(key))])
    })

    test('what fails after the visitor has gone on is in the form again', async () => {
      const page = await open()
      await send(page, addressOf('fails-later'))
      await until(() => expect(server.receivedFrom('fails-later').length).toBe(1))
      await navigateTo(page, '/impressum')
      release()
      await errorsOf(page).waitFor()
      await navigateTo(page, '/kontakt')
      const typed = { ...complete, email: addressOf('fails-later') }
      await until(async () => expect(await valuesIn(page)).toEqual(typed))
      expect(await formOf(page).getByText(messages.de.contactForm.failed.kept).count()).toBe(1)
    })

    test('nobody sees or reaches the field for programs, and what they type is sent', async () => {
      const page = await open()
      const trap = field(page, honeypotName)
      expect(await trap.evaluate((it: HTMLInputElement) => [it.tabIndex, it.autocomplete])).toEqual([
        -1,
        'off',
      ])
      const fields = page.getByRole('textbox')
      expect(await fields.evaluateAll((all) => all.map((it) => it.getAttribute('name')))).not.toContain(
        honeypotName,
      )
      await trap.evaluate((it: HTMLInputElement) => {
        it.value = 'https://spam.example'
      })
      await send(page, addressOf('program'))
      await successesOf(page).waitFor()
      expect(server.receivedFrom('program')[0]?.body[honeypotName]).toBe('https://spam.example')
    })

    test('the simple form asks for a message and a way to reply', async () => {
      const page = await open('/')
      const error = (name: string) =>
        field(page, name).evaluate(
          (it) => document.getElementById(it.getAttribute('aria-describedby') ?? '')?.textContent,
        )
      await buttonOf(page).click()
      expect([await error('email'), await error('message')]).toEqual([
        de.contactForm.noReply,
        de.fieldProblems.message,
      ])
      expect(await field(page, 'email').evaluate((it) => it === document.activeElement)).toBe(true)
      await field(page, 'message').fill('Hallo')
      await field(page, 'phone').fill('+352 1')
      expect([await error('email'), await error('message')]).toEqual([undefined, undefined])
      await buttonOf(page).click()
      await successesOf(page).waitFor()
      expect(server.received.at(-1)?.body).toMatchObject({ email: '', phone: '+352 1', message: 'Hallo' })
    })

    test('axe finds nothing in a form that has failed', async () => {
      const page = await open()
      await page.context().setOffline(true)
      await send(page, addressOf('offline'))
      await errorsOf(page).waitFor()
      expect(await violationsOn(page)).toEqual([])
    })
  })

  describe('as they are', () => {
    const dataFolder = temporaryFolder()
    let functions: Functions
    let baseURL: string
    const server = createServer((request, response) => {
      const staticHost = createStaticHost(join(site.folder, 'dist'))
      functions.middleware(request, response, () => staticHost(request, response))
    })
    beforeAll(async () => {
      baseURL = await listen(server)
      functions = openFunctions({
        env: { FUNCTIONS_DATA: dataFolder, FUNCTIONS_URL: `${baseURL}/functions` },
        log: () => {},
      })
    })
    afterAll(async () => {
      await closeServer(server)
      await functions?.close()
    })

    /** The mail in the outbox that has `text`. */
    async function mailWith(text: string) {
      let found: string | undefined
      const folder = join(dataFolder, 'outbox')
      await until(() => {
        const mails = readdirSync(folder).filter((name) => name.endsWith('.eml'))
        found = mails
          .map((name) => readFileSync(join(folder, name), 'utf8'))
          .find((mail) => mail.includes(text))
        expect(found).toBeDefined()
      })
      return PostalMime.parse(found ?? '')
    }

    test.each([
      ['/kontakt', true],
      ['/kontakt', false],
      ['/', true],
      ['/', false],
    ])('a message from %s arrives as a mail; with scripts: %s', async (path, javaScriptEnabled) => {
      const email = addressOf(`${path === '/' ? 'simple' : 'full'}-${javaScriptEnabled}`)
      const { morning } = german.office.callback.halves
      const page = await openFirstVisit({ baseURL, reducedMotion: 'reduce', javaScriptEnabled })
      if (javaScriptEnabled) {
        await page.clock.install()
        await visit(page, path)
        expect(await formOf(page).locator('[required]').count()).toBe(path === '/' ? 0 : 5)
        // So much time passes as somebody needs to fill in a form.
        await page.clock.fastForward(2000)
        if (path !== '/') await field(page, 'callback').selectOption(morning)
        await send(page, email)
        await successesOf(page).waitFor()
        expect(Object.values(await valuesIn(page)).join('')).toBe('')
        expect([await page.getByText(de.simpleContact.open).count(), page.problems]).toEqual([0, []])
      } else {
        await page.goto(path)
        // It would be seen where no script hides it.
        expect(await field(page, honeypotName).count()).toBe(0)
        if (path !== '/') await field(page, 'callback').selectOption(morning)
        await send(page, email)
        await until(async () =>
          expect(await page.locator('h1').textContent()).toBe(textsIn('de').pages.sent.heading),
        )
      }
      const mail = await mailWith(email)
      expect(mail.replyTo?.map(({ address, name }) => [address, name])).toEqual([[email, 'Zoë Muster']])
      expect(mail.from?.address).not.toBe(email)
      expect(mail.text).toContain(complete.message)
      if (path !== '/') expect(mail.text).toContain(`${de.fields.callback}: ${morning}`)
    })
  })
}
