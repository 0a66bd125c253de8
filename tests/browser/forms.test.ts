import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { company } from '../../src/company/company.ts'
import { shell as de } from '../../src/content/de/shell.ts'
import { shell as en } from '../../src/content/en/shell.ts'
import { fill as withValues } from '../../src/i18n/fill.ts'
import { enquiryPath } from '../../src/pages.ts'
import {
  connect,
  openFirstVisit,
  openHeld,
  openPage,
  recordRequests,
  switchToEnglish,
  until,
  visit,
} from '../support/browser.ts'
import {
  buttonOf,
  complete,
  errorsOf,
  field,
  fill,
  formOf,
  successesOf,
  valuesIn,
} from '../support/contact-form.ts'
import { messages } from '../support/copies.ts'
import { documentAt } from '../support/documents.ts'

async function open(path: string, options: BrowserContextOptions = {}) {
  const page = await openPage({ reducedMotion: 'reduce', ...options })
  await visit(page, path)
  return page
}

const hasFocus = (page: Page, name: string) =>
  field(page, name).evaluate((element) => element === document.activeElement)

/** The errors beside the fields, as assistive technology finds them. */
const messagesBeside = (page: Page) =>
  formOf(page).evaluate((form: HTMLFormElement) =>
    Object.fromEntries(
      [...form.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map((field) => [
        field.name,
        document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
      ]),
    ),
  )

const formAt = (path: string) => documentAt(path).querySelector('form:has([name=message])') as Element

const fieldsAt = (path: string) =>
  [...formAt(path).querySelectorAll('input, textarea')].map((field) => [
    field.getAttribute('name'),
    field.getAttribute('type') ?? `${field.getAttribute('rows')} rows`,
    field.hasAttribute('required'),
    field.getAttribute('autocomplete'),
  ])

describe.concurrent('the contact form', () => {
  test.each(['/kontakt', '/contact'])('on %s has the fields of the specification', (path) => {
    expect(fieldsAt(path)).toEqual([
      ['firstName', 'text', true, 'given-name'],
      ['lastName', 'text', true, 'family-name'],
      ['company', 'text', true, 'organization'],
      ['email', 'email', true, 'email'],
      ['phone', 'tel', false, 'tel'],
      ['subject', 'text', false, null],
      ['message', '5 rows', true, null],
    ])
  })

  test('has its own messages after hydration, and the first field that is wrong is in view', async () => {
    const page = await open('/kontakt', { viewport: { width: 1280, height: 720 } })
    expect(await formOf(page).evaluate((form: HTMLFormElement) => form.noValidate)).toBe(true)
    await fill(page, { firstName: 'Zoë', email: 'zoe', company: ' \t ' })
    await buttonOf(page).evaluate((button: HTMLElement) => {
      button.scrollIntoView({ block: 'start', behavior: 'instant' })
      button.click()
    })
    expect(await messagesBeside(page)).toEqual({
      lastName: de.fieldProblems.lastName,
      company: de.fieldProblems.company,
      email: de.fieldProblems.malformedEmail,
      message: de.fieldProblems.message,
    })
    expect(await hasFocus(page, 'lastName')).toBe(true)
    const label = await page.locator('label:has(+ :focus)').boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? Number.NaN) + (header?.height ?? Number.NaN))

    await field(page, 'lastName').press('M')
    await field(page, 'email').fill('zoe@')
    expect(Object.keys(await messagesBeside(page))).toEqual(['company', 'email', 'message'])
    await field(page, 'email').fill('zoe@example.com')
    expect(Object.keys(await messagesBeside(page))).toEqual(['company', 'message'])

    await field(page, 'phone').press('Enter')
    expect(await hasFocus(page, 'company')).toBe(true)
    expect([await successesOf(page).count(), await errorsOf(page).count(), page.problems]).toEqual([0, 0, []])
  })

  test('says what an enquiry is about, follows the language, and keeps what was typed', async () => {
    const page = await open(enquiryPath('de', 'privacy'))
    const { search } = new URL(page.url())
    // The subject of an enquiry is in the heading, too.
    const subject = withValues(messages.de.enquirySubject, { about: messages.de.labels.privacy })
    expect(await field(page, 'subject').inputValue()).toBe(subject)
    expect(await page.getByRole('heading', { name: subject }).count()).toBe(1)
    await fill(page, { ...complete, email: '', message: 'Hallo' })
    await buttonOf(page).click()
    await switchToEnglish(page, `/contact${search}`)
    expect(await messagesBeside(page)).toEqual({ email: en.fieldProblems.email })
    expect(await valuesIn(page)).toEqual({ ...complete, email: '', message: 'Hallo' })
    expect(await buttonOf(page).textContent()).toBe(messages.en.contactForm.submit)
    expect(page.problems).toEqual([])
  })

  test('without an address to send to, pretends for a second and thanks once, however often it is sent', async () => {
    const page = await openFirstVisit()
    await page.clock.install()
    await connect(page)
    await visit(page, '/kontakt')
    const requests = recordRequests(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await fill(page)
    await buttonOf(page).focus()
    await formOf(page).evaluate((form: HTMLFormElement) => {
      form.requestSubmit()
      form.requestSubmit()
      form.querySelector('button')?.click()
    })
    expect([await buttonOf(page).textContent(), await buttonOf(page).isDisabled()]).toEqual([
      messages.de.contactForm.sending,
      true,
    ])
    await page.clock.runFor(990)
    expect(await buttonOf(page).textContent()).toBe(messages.de.contactForm.sending)
    expect(await valuesIn(page)).toEqual(complete)
    await page.clock.runFor(20)
    await successesOf(page).waitFor()
    // As long again: a second one would have come by then.
    await page.clock.runFor(1000)
    expect(await successesOf(page).locator('p').allTextContents()).toEqual([
      messages.de.contactForm.sent.title,
      messages.de.contactForm.sent.description,
    ])
    expect(Object.values(await valuesIn(page)).join('')).toBe('')
    // The toast goes, the form still says it.
    await page.clock.runFor(20_000)
    await successesOf(page).waitFor({ state: 'detached' })
    expect(await formOf(page).textContent()).toContain(messages.de.contactForm.sent.description)
    expect([await buttonOf(page).textContent(), await buttonOf(page).isEnabled()]).toEqual([
      messages.de.contactForm.submit,
      true,
    ])
    // What was sent, where, and the focus at it.
    const receipt = page.locator('[data-outcome=sent]:focus')
    await receipt.waitFor()
    expect(await receipt.textContent()).toContain(company.email.general)
    expect(await receipt.locator('q').textContent()).toBe(complete.message)
    expect([requests, page.problems]).toEqual([[], []])
  })
})

describe.concurrent('the simple contact form', () => {
  const link = (page: Page) => formOf(page).locator('a[href^="mailto:"]')

  test('has the fields of the specification, none of them required, and nothing that sends', () => {
    expect(fieldsAt('/')).toEqual([
      ['name', 'text', false, 'name'],
      ['email', 'email', false, 'email'],
      ['phone', 'tel', false, 'tel'],
      ['subject', 'text', false, null],
      ['message', '4 rows', false, null],
    ])
    expect(formAt('/').querySelectorAll('button, [type=submit]').length).toBe(0)
    expect(formAt('/').getAttribute('action')).toBeNull()
  })

  test('has a link to a mail with what was typed, also before hydration, and says when that cannot carry all of it', async () => {
    const { page, release } = await openHeld('/')
    const empty = new URL((await link(page).getAttribute('href')) ?? '')
    expect([empty.pathname, [...empty.searchParams.keys()]]).toEqual([company.email.general, ['subject']])
    await field(page, 'subject').fill('Frage & Bitte')
    await field(page, 'subject').press('Enter')
    release()
    await until(async () => expect((await draftOf(page)).subject).toBe('Frage & Bitte'))
    await field(page, 'name').fill('Zoë')
    await field(page, 'email').fill('zoe@example.com')
    await field(page, 'message').fill('1\n2')
    expect(await draftOf(page)).toEqual({
      subject: 'Frage & Bitte',
      body: `${de.fields.name}: Zoë\r\n${de.fields.email}: zoe@example.com\r\n\r\n1\r\n2`,
    })
    await field(page, 'name').press('Enter')
    expect([page.url(), page.problems]).toEqual([`${inject('siteUrl')}/`, []])
    await field(page, 'message').fill('ü'.repeat(500))
    expect(await formOf(page).getByRole('status').textContent()).toContain('Entwurf')
    expect((await link(page).getAttribute('href'))?.length).toBeLessThanOrEqual(1800)
    await field(page, 'message').fill('ü')
    expect(await formOf(page).getByRole('status').textContent()).toBe('')
  })

  const draftOf = async (page: Page) => partsOf((await link(page).getAttribute('href')) ?? '')

  /** As a mail program reads it: a plus is a plus. */
  function partsOf(href: string): { subject: string; body: string } {
    const parameters = new URLSearchParams(new URL(href).search.replaceAll('+', '%2B'))
    return { subject: parameters.get('subject') ?? '', body: parameters.get('body') ?? '' }
  }
})
