import { expect, type Page } from './test.ts'

export const form = (page: Page) => page.locator('form:has([name=message])')
export const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`)
export const send = (page: Page) => form(page).locator('[type=submit]')
export const errors = (page: Page) => page.locator('[role=alert] > div')
export const successes = (page: Page) => page.locator('section > [role=status] > div')
export const newsletter = (page: Page) => page.locator('form:has([name=consent])')

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

export async function expectValues(page: Page, values: Partial<typeof complete> = complete): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value)
}

export async function expectEmpty(page: Page): Promise<void> {
  for (const name of Object.keys(complete)) await expect(field(page, name)).toHaveValue('')
}

/** Answers to forms in place of the functions; returns the paths and bodies that were sent. */
export async function answerForms(page: Page, answer: { status?: number; json?: object } = {}) {
  const received: { path: string; body: Record<string, unknown> }[] = []
  await page.route('**/functions/*', (route) => {
    const request = route.request()
    received.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() })
    return route.fulfill({ status: 200, json: { success: true }, ...answer })
  })
  return received
}
