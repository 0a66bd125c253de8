import type { Page } from 'playwright-core'
import { test as always, expect } from 'vitest'
import { nis2Check as copy } from '../../src/content/de/nis2-check.ts'
import { securityConsulting } from '../../src/content/de/security-consulting.ts'
import { shell as de } from '../../src/content/de/shell.ts'
import { nis2CheckId, sizeLimits } from '../../src/content/nis2.ts'
import { checkCountries, type Reason } from '../../src/content/nis2-check-copy.ts'
import { isEnabled, pathOf } from '../../src/pages.ts'
import { violationsInBothThemes } from '../support/axe.ts'
import { connect, hydrated, openFirstVisit, openPage, until, visit } from '../support/browser.ts'
import { field } from '../support/contact-form.ts'

const test = always.skipIf(!isEnabled('securityConsulting'))

const path = pathOf('securityConsulting', 'de')
const form = (page: Page) => page.locator('form[data-draft=nis2-check]')
const result = (page: Page) => form(page).getByRole('status')
const begin = (page: Page) => page.getByRole('button', { name: securityConsulting.beginCheck })
const shows = (page: Page, text: string) =>
  until(async () => expect(await result(page).innerText()).toContain(text))

const country = checkCountries.find((one) => copy.laws[one])

/** Answers with the keyboard: one country, one sector, three sizes. The focus is on the heading. */
async function answer(page: Page, sector: string, sizes: readonly number[]): Promise<void> {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type(sector)
  for (const size of sizes) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    for (let step = 0; step < size; step++) await page.keyboard.press('ArrowDown')
  }
}

test.each<[what: string, sector: string, sizes: readonly number[], reason: Reason]>([
  ['a large energy supplier', 'Energie', [2, 0, 0], 'large'],
  ['a medium-sized food producer', 'Lebensmittel', [1, 1, 1], 'medium'],
  ['a small carrier', 'Verkehr', [0, 2, 0], 'small'],
])('with the keyboard alone %s gets a result, which is announced', async (_, sector, sizes, reason) => {
  const page = await openPage({ viewport: { width: 360, height: 800 } })
  await visit(page, path)
  await begin(page).focus()
  await page.keyboard.press('Enter')
  await until(async () => expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H3'))
  expect(await result(page).innerText()).toBe('')
  await answer(page, sector, sizes)
  await page.keyboard.press('Enter')
  await shows(page, copy.reasons[reason])
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
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
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
  const subject = de.enquirySubject(de.labels.securityConsulting)
  await until(async () => expect(await field(page, 'subject').inputValue()).toBe(subject))
  const message = await field(page, 'message').inputValue()
  for (const text of [copy.sectors.manufacturing, copy.ranges.employees[0], copy.verdicts.supplyChain])
    expect(message).toContain(text)
  expect([...requests, page.url()].filter((request) => /^POST|manufacturing/.test(request))).toEqual([])
})

test('without JavaScript a table says the same limits, and there is no button that does nothing', async () => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(`${path}#${nis2CheckId}`)
  const table = await page.locator(`#${nis2CheckId} table`).innerText()
  const { medium, large } = sizeLimits
  for (const employees of [medium.employees, large.employees]) expect(table).toContain(String(employees))
  for (const euros of [medium.turnover, large.turnover, large.balance])
    expect(table).toContain(`${euros / 1_000_000}\u00a0Mio.`)
  expect(await begin(page).isVisible()).toBe(false)
})

test('without a connection it says so, and another attempt succeeds', async () => {
  const page = await openFirstVisit()
  await visit(page, path)
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
  let loads = 0
  page.on('load', () => loads++)
  await page.route('**/assets/check-form-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 })
  await begin(page).click()
  await until(() => expect(loads).toBe(1))
  await hydrated(page)
  await begin(page).click()
  await until(async () => expect(await form(page).isVisible()).toBe(true))
  expect(loads).toBe(1)
})

test('nobody loads the questions who does not begin the check', async () => {
  const page = await openPage()
  await connect(page)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await visit(page, path)
  const before = scripts.length
  await begin(page).click()
  await until(async () => expect(await form(page).isVisible()).toBe(true))
  expect(scripts.length).toBeGreaterThan(before)
})
