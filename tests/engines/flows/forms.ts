import { expect, test } from 'vitest'
import { messages } from '../../support/copies.ts'
import { type Answer, half, json } from '../../support/form-server.ts'
import { holdApplication, releaseApplication } from '../support/engine-server.ts'
import { isHydrated, until, visit } from '../support/tab.ts'
import { expectNoProblems, type Flow, hasFocus, isToast } from './flow.ts'

const newsletter = 'form:has([name=consent])'

const typedIn = (css: string) => document.querySelector<HTMLInputElement>(css)?.value

const failures: [string, Answer, string][] = [
  ['a text of its own', json(429, { success: false, error: 'Zu viele.' }), 'Zu viele.'],
  ['half an answer', half(), messages.de.newsletter.failed.description],
  [
    'no answer',
    (_, request) => void request.socket.resetAndDestroy(),
    messages.de.newsletter.failed.description,
  ],
]

/** What is typed too early, and what cannot be sent. The rest is in `keyboard.ts`. */
export function testForms({ open, server }: Flow): void {
  test('the contact form keeps what was typed before the application started', async () => {
    const tab = await open()
    server().runBefore(holdApplication)
    await tab.goto('/kontakt')
    await tab.type('[name=message]', 'Früh getippt')
    await until(tab, releaseApplication)
    await until(tab, isHydrated)
    expect(await tab.run(typedIn, '[name=message]')).toBe('Früh getippt')
    await expectNoProblems(tab)
  })

  test.each(failures)(
    'the newsletter keeps the address when the answer is %s',
    async (_, answer, message) => {
      const tab = await open()
      await visit(tab, '/kontakt')
      server().fail(/^\/functions\//, answer)
      await tab.type(`${newsletter} [name=email]`, 'zoe@example.com')
      await tab.click(`${newsletter} [name=consent]`)
      await tab.click(`${newsletter} [type=submit]`)
      await until(tab, isToast, messages.de.newsletter.failed.title)
      await until(tab, isToast, message)
      expect(await tab.run(typedIn, `${newsletter} [name=email]`)).toBe('zoe@example.com')
      await until(tab, hasFocus, `${newsletter} [type=submit]`)
    },
  )
}
