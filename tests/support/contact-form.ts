import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { honeypotName } from '../../src/forms/form-guards.ts'
import type { WatchedPage } from './browser.ts'

/** Strings that break programs: of other scripts, with control characters, with markup. */
export const naughtyStrings: string[] = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('big-list-of-naughty-strings'), 'utf8'),
)

export const formOf = (page: Page) => page.locator('form:has([name=message])')
export const field = (page: Page, name: string) => formOf(page).locator(`[name=${name}]`)
export const buttonOf = (page: Page) => formOf(page).locator('button')
export const errorsOf = (page: Page) => page.locator('[role=alert] > div')
export const successesOf = (page: Page) => page.locator('section > [role=status] > div')

/** What the page logged and threw, but for the browser's own lines on requests that failed. */
export const saidBy = (page: WatchedPage) =>
  page.problems.filter((problem) => !/^error: (Failed to load resource: |Access to fetch at )/.test(problem))

export const complete = {
  firstName: 'Zoë',
  lastName: 'Muster',
  company: 'Muster & Söhne',
  email: 'zoe@example.com',
  phone: '+352 1',
  subject: 'Frage',
  message: 'Erste Zeile\nZweite Zeile',
}

export async function fill(page: Page, values: Partial<typeof complete> = complete): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** What was typed and chosen; not what the form itself adds. */
export const valuesIn = (page: Page) =>
  formOf(page).evaluate((form: HTMLFormElement, trap) => {
    const { language: _, [trap]: __, callback, ...rest } = Object.fromEntries(new FormData(form))
    const values = callback ? { callback, ...rest } : rest
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
  }, honeypotName)

/** Without blanks at both ends, as both sides agree; half a surrogate pair cannot be sent. */
export function trimmed<Fields extends Record<string, string>>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value.replace(/\p{Surrogate}/gu, '\ufffd').trim()]),
  ) as Fields
}
