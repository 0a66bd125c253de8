import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { nis2Check as copy } from '../../src/content/de/nis2-check.ts'
import { securityConsulting } from '../../src/content/de/security-consulting.ts'
import { shell as de } from '../../src/content/de/shell.ts'
import { nis2CheckId, sizeLimits } from '../../src/content/nis2.ts'
import { checkCountries } from '../../src/content/nis2-check-copy.ts'
import { fill } from '../../src/i18n/fill.ts'
import { pathOf } from '../../src/pages.ts'
import { violationsInBothThemes } from '../support/axe.ts'
import {
  connect,
  hydrated,
  openFirstVisit,
  openPage,
  recordLoads,
  recordRequests,
  until,
  visit,
} from '../support/browser.ts'
import { field } from '../support/contact-form.ts'

const path = pathOf('securityConsulting', 'de')
const form = (page: Page) => page.locator('form[data-draft=nis2-check]')
const result = (page: Page) => form(page).getByRole('status')
const begin = (page: Page) => page.getByRole('button', { name: securityConsulting.beginCheck })
const shows = (page: Page, text: string) =>
  until(async () => expect(await result(page).innerText()).toContain(text))

const country = checkCountries.find((one) => copy.laws[one])

// Other answers are in the unit tests of `classify.ts`.
test('with the keyboard alone a company gets a result, which is announced', async () => {
  const page = await openPage({ viewport: { width: 360, height: 800 } })
  await visit(page, path)
  await begin(page).focus()
  await page.keyboard.press('Enter')
  await until(async () => expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H3'))
  expect(await result(page).innerText()).toBe('')
  // One country, one sector, three sizes.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Lebensmittel')
  for (let size = 0; size < 3; size++) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await shows(page, copy.reasons.medium)
  await shows(page, copy.noAdvice)
  expect(page.problems).toEqual([])
})

test('what is not answered yet is named, and a changed answer takes the result away', async () => {
  const page = await openPage()
  await visit(page, path)
  await begin(page).click()
  await page.getByRole('button', { name: copy.submit }).click()
  await shows(page, copy.questions.turnover)
  await form(page).locator(`[name=country][value=${country}]`).check()
  expect(await result(page).innerText()).toBe('')
  await form(page).locator('[name=special-dns]').check()
  await page.getByRole('button', { name: copy.submit }).click()
  await shows(page, copy.reasons.anySize)
  await page.getByRole('button', { name: copy.reset }).click()
  expect(await result(page).innerText()).toBe('')
  expect(await page.evaluate(() => Object.keys(window.sessionStorage))).toEqual([])
})

test('an enquiry has the answers and the result, which nobody has sent before', async () => {
  const page = await openPage()
  const requests = recordRequests(page, (request) => `${request.method()} ${request.url()}`)
  await visit(page, path)
  await begin(page).click()
  await form(page).locator(`[name=country][value=${country}]`).check()
  await form(page).locator('[name=sector]').selectOption('manufacturing')
  for (const figure of ['employees', 'turnover', 'balance'])
    await form(page).locator(`[name=${figure}]`).first().check()
  await form(page).locator('[name=customers]').check()
  await page.getByRole('button', { name: copy.submit }).click()
  await shows(page, copy.verdicts.supplyChain)
  expect(await violationsInBothThemes(page)).toEqual([])
  // The answers are still there after a reload.
  await page.reload()
  await begin(page).click()
  expect(await form(page).locator('[name=sector]').inputValue()).toBe('manufacturing')
  await page.getByRole('button', { name: copy.submit }).click()
  await page.getByRole('link', { name: copy.enquire }).click()
  const subject = fill(de.enquirySubject, { about: de.labels.securityConsulting })
  await until(async () => expect(await field(page, 'subject').inputValue()).toBe(subject))
  const message = await field(page, 'message').inputValue()
  for (const text of [copy.sectors.manufacturing, copy.ranges.employees[0], copy.verdicts.supplyChain])
    expect(message).toContain(text)
  expect([...requests, page.url()].filter((request) => /^POST|manufacturing/.test(request))).toEqual([])
})

test('the table is closed until wanted', async () => {
  const page = await openPage()
  await visit(page, path)
  const table = page.locator(`#${nis2CheckId} table`)
  expect(await table.isVisible()).toBe(false)
  await page.locator(`#${nis2CheckId} summary`).click()
  expect(await table.isVisible()).toBe(true)
})

test('without JavaScript a table says the same limits, and there is no button that does nothing', async () => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(`${path}#${nis2CheckId}`)
  // Closed with scripts.
  expect(await page.locator(`#${nis2CheckId} table`).isVisible()).toBe(true)
  const table = await page.locator(`#${nis2CheckId} table`).innerText()
  const { medium, large } = sizeLimits
  for (const employees of [medium.employees, large.employees]) expect(table).toContain(String(employees))
  for (const euros of [medium.turnover, large.turnover, large.balance])
    expect(table).toContain(`${euros / 1_000_000}\u00a0Mio.`)
  expect(await begin(page).isVisible()).toBe(false)
})

test('nobody loads the questions before; without a connection it says so, and another attempt succeeds', async () => {
  const page = await openFirstVisit()
  await connect(page)
  const requests = recordRequests(page)
  await visit(page, path)
  expect(requests.filter((url) => url.includes('/check-form-'))).toEqual([])
  await page.context().setOffline(true)
  await begin(page).click()
  await page.getByText(de.routeError.notLoaded.text).waitFor()
  await page.context().setOffline(false)
  await begin(page).click()
  await until(async () => expect(await form(page).isVisible()).toBe(true))
})

test('questions that are gone after a deploy load the page again, once', async () => {
  const page = await openFirstVisit()
  await visit(page, path)
  const loads = recordLoads(page)
  await page.route('**/assets/check-form-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 })
  await begin(page).click()
  await until(() => expect(loads).toEqual([path]))
  await hydrated(page)
  await begin(page).click()
  await until(async () => expect(await form(page).isVisible()).toBe(true))
  expect(loads).toEqual([path])
})
