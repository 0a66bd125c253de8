import { describe, expect, test } from 'vitest'
import { newsletterTexts } from '../../../src/content/newsletter.ts'
import { de } from '../../../src/language/de.ts'
import { type Answer, half, json, text } from '../../support/form-server.ts'
import { holdApplication, releaseApplication } from '../support/engine-server.ts'
import { isHydrated, type Tab, until, visit } from '../support/tab.ts'
import { expectNoProblems, type Flow, hasFocus, isToast } from './flow.ts'

const contact = 'form:has([name=lastName])'
const newsletter = 'form:has([name=consent])'

const complete = {
  firstName: 'Zoë',
  lastName: 'Muster',
  company: 'Muster & Söhne',
  email: 'zoe@example.com',
  message: 'Guten Tag',
}

const typedIn = (css: string) => document.querySelector<HTMLInputElement>(css)?.value

/** The message beside each invalid field, as assistive technology finds it. */
const errorsIn = (form: string) =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>(`${form} [aria-invalid=true]`)].map((field) => [
      field.name,
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
    ]),
  )

async function signUp(tab: Tab): Promise<void> {
  await tab.type(`${newsletter} [name=email]`, 'zoe@example.com')
  await tab.click(`${newsletter} [name=consent]`)
  await tab.click(`${newsletter} [type=submit]`)
}

const failures: [string, Answer, string][] = [
  ['status 500', text(500, ''), newsletterTexts.de.failed.description],
  ['a page in its place', text(200, '<!doctype html><h1>Login</h1>'), newsletterTexts.de.failed.description],
  ['a text of its own', json(429, { success: false, error: 'Zu viele.' }), 'Zu viele.'],
  ['half an answer', half(), newsletterTexts.de.failed.description],
  ['no answer', (_, request) => void request.socket.resetAndDestroy(), newsletterTexts.de.failed.description],
]

/** What is typed and sent. */
export function testForms({ open, server }: Flow): void {
  describe('the contact form', () => {
    test('says beside each field what is missing, and takes the message then', async () => {
      const tab = await open()
      await visit(tab, '/kontakt')
      await tab.type(`${contact} [name=email]`, 'zoe')
      await tab.click(`${contact} [type=submit]`)
      expect(await tab.run(errorsIn, contact)).toEqual({
        firstName: de.fieldProblems.firstName,
        lastName: de.fieldProblems.lastName,
        company: de.fieldProblems.company,
        email: de.fieldProblems.malformedEmail,
        message: de.fieldProblems.message,
      })
      expect(await tab.run(hasFocus, '[name=firstName]')).toBe(true)
      await tab.run((css) => {
        const field = document.querySelector<HTMLInputElement>(css)
        if (field) field.value = ''
      }, `${contact} [name=email]`)
      for (const [name, value] of Object.entries(complete)) await tab.type(`${contact} [name=${name}]`, value)
      expect(await tab.run(errorsIn, contact)).toEqual({})
      await tab.click(`${contact} [type=submit]`)
      await until(tab, isToast, 'Nachricht gesendet!')
      expect(await tab.run(typedIn, '[name=message]')).toBe('')
      await expectNoProblems(tab)
    })

    test('keeps what was typed before the application started', async () => {
      const tab = await open()
      server().runBefore(holdApplication)
      await tab.goto('/kontakt')
      await tab.type(`${contact} [name=message]`, 'Früh getippt')
      await until(tab, releaseApplication)
      await until(tab, isHydrated)
      expect(await tab.run(typedIn, '[name=message]')).toBe('Früh getippt')
      await expectNoProblems(tab)
    })
  })

  describe('the newsletter', () => {
    test('asks for consent, and takes the address then', async () => {
      const tab = await open()
      await visit(tab, '/kontakt')
      await tab.type(`${newsletter} [name=email]`, 'zoe@example.com')
      await tab.press('Enter')
      await until(tab, isToast, newsletterTexts.de.withoutConsent.title)
      expect(await tab.run(hasFocus, '[name=consent]')).toBe(true)
      await tab.press('Space')
      await tab.click(`${newsletter} [type=submit]`)
      await until(tab, isToast, newsletterTexts.de.done.title)
      expect(await tab.run(typedIn, `${newsletter} [name=email]`)).toBe('')
      await expectNoProblems(tab)
    })

    test.each(failures)('keeps the address when the answer is %s', async (_, answer, message) => {
      const tab = await open()
      await visit(tab, '/kontakt')
      server().fail(/^\/functions\//, answer)
      await signUp(tab)
      await until(tab, isToast, newsletterTexts.de.failed.title)
      await until(tab, isToast, message)
      expect(await tab.run(typedIn, `${newsletter} [name=email]`)).toBe('zoe@example.com')
      await until(tab, hasFocus, `${newsletter} [type=submit]`)
    })
  })
}
