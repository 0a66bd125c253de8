import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shell as de } from '../../../src/content/de/shell.ts'
import { foreignChanges, inlineScriptFaults } from '../../support/foreign-changes.ts'
import { text } from '../../support/form-server.ts'
import { holdApplication, releaseApplication } from '../support/engine-server.ts'
import { isHydrated, until, visit } from '../support/tab.ts'
import { expectNoProblems, type Flow, isToast } from './flow.ts'

const form = 'form:has([name=message])'
const typed = { firstName: 'Zo', lastName: 'Muster', company: 'M', email: 'z@example.com', message: 'Hallo' }

const isStarted = () => document.querySelector<HTMLFormElement>('form:has([name=message])')?.noValidate

const valuesIn = (names: string[]) =>
  names.map(
    (name) => document.querySelector<HTMLInputElement>(`form:has([name=message]) [name=${name}]`)?.value,
  )

/** Translators, extensions and proxies; engines differ in what they restore themselves. */
export function testForeignChanges({ open, server }: Flow): void {
  test.each(Object.entries(foreignChanges))('what is typed survives %s, and is sent', async (_, change) => {
    const tab = await open()
    server().runBefore(holdApplication)
    await tab.goto('/kontakt')
    for (const [name, value] of Object.entries(typed)) await tab.type(`${form} [name=${name}]`, value)
    await tab.run(change)
    await until(tab, releaseApplication)
    await until(tab, isHydrated)
    await until(tab, isStarted)
    await tab.run(change)
    expect(await tab.run(valuesIn, Object.keys(typed))).toEqual(Object.values(typed))
    server().repair()
    await visit(tab, '/kontakt')
    expect(await tab.run(valuesIn, Object.keys(typed))).toEqual(Object.values(typed))
    await tab.click(`${form} [type=submit]`)
    await until(tab, isToast, de.contactForm.sent.title)
    await visit(tab, '/kontakt')
    expect(await tab.run(valuesIn, Object.keys(typed))).toEqual(Object.keys(typed).map(() => ''))
    await expectNoProblems(tab)
  })

  test.each(Object.entries(inlineScriptFaults))(
    'a page whose inline script %s has its styles, links and forms',
    async (_, change) => {
      const tab = await open()
      const html = change(readFileSync('dist/kontakt.html', 'utf8'))
      server().fail(/^\/kontakt$/, text(200, html, { 'Content-Type': 'text/html' }))
      await visit(tab, '/kontakt')
      await until(tab, () => document.styleSheets.length > 1)
      for (const [name, value] of Object.entries(typed)) await tab.type(`${form} [name=${name}]`, value)
      await tab.click(`${form} [type=submit]`)
      await until(tab, isToast, de.contactForm.sent.title)
      await tab.click('header nav a[href="/"]')
      await until(tab, () => location.pathname === '/')
    },
  )
}
