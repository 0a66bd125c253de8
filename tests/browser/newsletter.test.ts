import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { honeypotName, minElapsedMs } from '../../src/forms/form-guards.ts'
import { navigateTo, openPage, recordRequests, until, visit } from '../support/browser.ts'
import { errorsOf, saidBy, successesOf } from '../support/contact-form.ts'
import { messages } from '../support/copies.ts'
import { type Answer, addressOf, json, serveForms } from '../support/form-server.ts'

const markup = '<img src=x onerror=alert(1)><b id=fett>fett</b>'

/** Sends the answer that a test waits for. */
let release = () => {}

/** What the server answers. The unit tests of `submit-form.ts` have every answer. */
const answers: Record<string, Answer> = {
  markup: json(200, { success: false, error: markup }),
  english: json(200, { success: false }),
  filled: (response, request) => {
    const refused = server.receivedFrom('filled').at(-1)?.body[honeypotName] !== ''
    json(refused ? 400 : 200, refused ? { success: false, error: 'Noch einmal.' } : { success: true })(
      response,
      request,
    )
  },
  later: (response, request) => {
    release = () => json(200, { success: true })(response, request)
  },
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
  const requests = recordRequests(page, (request) => /\/functions\//.exec(request.url())?.[0] ?? '')
  await visit(page, path)
  return Object.assign(page, { requests: () => requests.length })
}

const partsOf = (page: Page) => {
  const form = page.getByRole('form', { name: messages.de.newsletter.heading })
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

test('a sign-up that fails is reported in the words of the server, in which markup is text, or in ours, and nothing is lost', async () => {
  const page = await open()
  const { form, email, firstName, consent, button } = partsOf(page)
  const { failed, submit } = messages.de.newsletter
  await fill(page, 'markup')
  for (const [index, message] of [markup, failed.description].entries()) {
    await page.context().setOffline(index === 1)
    await button.click()
    const error = errorsOf(page).nth(index)
    await error.waitFor()
    expect(await error.locator('p').allTextContents()).toEqual([failed.title, message])
    // A toast goes after a while.
    expect(await form.textContent()).toContain(message)
    const typed = [await email.inputValue(), await firstName.inputValue(), await consent.isChecked()]
    expect(typed).toEqual([addressOf('markup'), 'Zoë', true])
    const state = () => button.evaluate((it) => [it === document.activeElement, it.textContent])
    await until(async () => expect(await state()).toEqual([true, submit]))
    expect([await button.isEnabled(), await successesOf(page).count(), page.requests()]).toEqual([
      ...[true, 0, index + 1],
    ])
  }
  expect(saidBy(page)).toEqual([
    `error: The sign-up for the newsletter failed: status 200: ${markup}`,
    expect.stringContaining('The sign-up for the newsletter failed'),
  ])
  expect([await errorsOf(page).locator('img, b').count(), new URL(page.url()).search]).toEqual([0, ''])
  await page.context().setOffline(false)
  await email.fill(addressOf('online'))
  await button.click()
  await successesOf(page).waitFor()
  expect(server.receivedFrom('online').length).toBe(1)
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
      messages.de.newsletter.done.title,
      messages.de.newsletter.done.description,
    ])
    expect(server.receivedFrom('success')).toEqual([
      {
        path: '/functions/send-newsletter-email',
        authorization: undefined,
        body: {
          email: addressOf('success'),
          firstName: 'Zoë  Ana',
          language: 'de',
          [honeypotName]: '',
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
    await form.locator('[data-outcome=sent]:focus').waitFor()
    expect([page.requests(), await errorsOf(page).count(), page.problems]).toEqual([1, 0, []])
  })

  test('shows that it is under way, also when the answer comes on another page', async () => {
    const page = await open()
    await fill(page, 'later')
    const { email, button } = partsOf(page)
    await button.click()
    await until(() => expect(server.receivedFrom('later').length).toBe(1))
    expect([await button.textContent(), await button.isDisabled()]).toEqual([
      messages.de.newsletter.sending,
      true,
    ])
    expect(await email.evaluate((it: HTMLInputElement) => it.readOnly)).toBe(true)
    await navigateTo(page, '/impressum')
    release()
    await successesOf(page).waitFor()
    expect([await successesOf(page).count(), page.problems]).toEqual([1, []])
  })
})

test('what a password manager fills in is gone at the second try, also after a reload', async () => {
  const page = await open()
  const trap = partsOf(page).form.locator(`[name=${honeypotName}]`)
  const fillTrap = () =>
    trap.evaluate((field: HTMLInputElement) => {
      field.focus()
      field.value = 'https://firma.example'
      field.dispatchEvent(new Event('input', { bubbles: true }))
      return field === document.activeElement
    })
  await fill(page, 'filled')
  expect(await fillTrap()).toBe(false)
  await partsOf(page).button.click()
  await errorsOf(page).waitFor()
  expect(await trap.inputValue()).toBe('')
  await page.reload()
  await until(async () => expect(await trap.inputValue()).toBe(''))
  await partsOf(page).consent.check()
  await partsOf(page).button.click()
  await successesOf(page).waitFor()
})

test('no autofill knows the name of the field for programs', () => {
  const known =
    /name|mail|phone|tel|mobile|fax|web|url|site|address|street|city|zip|post|country|region|state|compan|organi|title|user|login|pass|code|card|birth|age|sex|gender|note|comment|subject|message/i
  expect(honeypotName).not.toMatch(known)
})

test('a form that is sent at once after a navigation waits until a person could have filled it in', async () => {
  const page = await open('/impressum')
  await navigateTo(page, '/kontakt')
  await fill(page, 'fast')
  await partsOf(page).firstName.press('Enter')
  await successesOf(page).waitFor()
  expect(server.receivedFrom('fast')[0]?.body.elapsed).toBeGreaterThanOrEqual(minElapsedMs)
})

test('an address from a contact list is corrected before it is checked', async () => {
  const page = await open()
  const { email, consent, button } = partsOf(page)
  // Others are in the unit tests of `clean-email.ts`.
  await email.fill('mailto:list＠example．com.')
  await consent.check()
  await button.click()
  await successesOf(page).waitFor()
  expect(server.receivedFrom('list').length).toBe(1)
})

test('consent is asked for by Enter, and nothing is sent without it', async () => {
  const page = await open()
  const { form, email, firstName, consent, button } = partsOf(page)
  const policy = form.getByRole('link', { name: messages.de.newsletter.consent.link })
  expect([await policy.getAttribute('href'), await policy.getAttribute('target')]).toEqual([
    '/datenschutz',
    '_blank',
  ])
  expect(await button.isDisabled()).toBe(true)
  await email.fill(addressOf('no-consent'))
  await firstName.press('Enter')
  await errorsOf(page).waitFor()
  expect(await errorsOf(page).locator('p').allTextContents()).toEqual([
    messages.de.newsletter.withoutConsent.title,
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

test('an English visitor reads the message on a German page in German', async () => {
  const { title, description } = messages.de.newsletter.failed
  const page = await open('/blog', { locale: 'en-GB' })
  await page.waitForFunction(() => document.documentElement.lang === 'en')
  await fill(page, 'english')
  await partsOf(page).button.click()
  await errorsOf(page).waitFor()
  expect(await errorsOf(page).locator('p').allTextContents()).toEqual([title, description])
  expect(await errorsOf(page).locator('[lang=de]').count()).toBe(1)
})
