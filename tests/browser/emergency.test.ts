import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shell as de } from '../../src/content/de/shell.ts'
import { contactNames, stepNames } from '../../src/content/emergency-copy.ts'
import { pathOf } from '../../src/pages.ts'
import {
  countSheets,
  hydrated,
  openFirstVisit,
  openPage,
  recordRequests,
  switchToEnglish,
  until,
  visit,
} from '../support/browser.ts'
import { emergency } from '../support/copies.ts'
import { readers } from '../support/scope.ts'

const path = pathOf('emergency', 'de')
const sheet = (page: Page) => page.locator('form:has([name=it-name])')
const field = (page: Page, name: string) => sheet(page).locator(`[name=${name}]`)
const remember = (page: Page) => page.getByLabel(emergency.de.remember)

/** Each field as long as it may be. */
async function fillWith(page: Page, words: string): Promise<void> {
  for (const name of contactNames) {
    for (const part of ['name', 'phone']) {
      const input = field(page, `${name}-${part}`)
      const length = Number(await input.getAttribute('maxlength'))
      await input.fill(words.repeat(length).slice(0, length))
    }
  }
}

const stored = (page: Page) =>
  page.evaluate(() => [Object.keys(window.sessionStorage), Object.keys(window.localStorage)])

test('what is typed stays in the tab, over a reload and another language, and is never sent', async () => {
  const page = await openPage()
  const requests = recordRequests(page, (request) => `${request.url()} ${request.postData()}`)
  await visit(page, path)
  await field(page, 'it-name').fill('Zoë Muster')
  await field(page, 'bank-phone').fill('+352 12345')
  await page.reload()
  await until(async () => expect(await field(page, 'it-name').inputValue()).toBe('Zoë Muster'))
  await hydrated(page)
  await switchToEnglish(page, pathOf('emergency', 'en'))
  await until(async () => expect(await field(page, 'bank-phone').inputValue()).toBe('+352 12345'))
  expect((await stored(page))[1]).toEqual([])
  expect(requests.filter((request) => /Muster|12345/.test(request))).toEqual([])
  expect(page.problems).toEqual([])
})

test('the next visit finds what the device shall remember, until the tick or the entries are gone', async () => {
  const page = await openFirstVisit()
  const again = async () => {
    const other = await page.context().newPage()
    await visit(other, path)
    return other
  }
  await visit(page, path)
  await field(page, 'it-name').fill('Zoë Muster')
  await remember(page).check()
  await field(page, 'it-phone').fill('+352 1')
  const second = await again()
  await until(async () => expect(await field(second, 'it-phone').inputValue()).toBe('+352 1'))
  expect(await remember(second).isChecked()).toBe(true)
  await remember(second).uncheck()
  const third = await again()
  expect(await field(third, 'it-name').inputValue()).toBe('')
  await field(third, 'it-name').fill('Jemand')
  await remember(third).check()
  await third.getByRole('button', { name: emergency.de.clear }).click()
  expect(await stored(third)).toEqual([[], []])
  expect(await field(third, 'it-name').inputValue()).toBe('')
})

test.each(readers)(
  'on paper the sheet is one A4 page, whatever is written on it (%s)',
  async (locale, language) => {
    const page = await openPage({ locale })
    await visit(page, pathOf('emergency', language))
    for (const words of ['', 'W']) {
      await fillWith(page, words)
      expect(await countSheets(page), words).toBe(1)
    }
    await fillWith(page, 'Dr. Maximiliane Muster ')
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 698, height: 1000 })
    const cut = await sheet(page)
      .locator('input:not([type=checkbox])')
      .evaluateAll((inputs) =>
        inputs.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ id }) => id),
      )
    expect(cut).toEqual([])
    const others = page.locator('header nav, footer, nav, button, [type=checkbox]').locator('visible=true')
    expect(await others.count()).toBe(0)
    expect(await page.locator('form svg').isVisible()).toBe(true)
  },
)

test('without JavaScript the sheet has all steps and lines to write on, and no button does nothing', async () => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(path)
  expect(await page.locator('form ol > li').count()).toBe(stepNames.length)
  for (const name of contactNames) expect(await field(page, `${name}-name`).isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: emergency.de.print }).isVisible()).toBe(false)
  expect(await remember(page).isVisible()).toBe(false)
  await field(page, 'it-name').fill('Zoë')
  await field(page, 'it-name').press('Enter')
  expect([new URL(page.url()).search, await field(page, 'it-name').inputValue()]).toEqual(['', 'Zoë'])
})

test('with the keyboard alone, and without storage, the sheet is filled in', async () => {
  const page = await openPage({ reducedMotion: 'reduce', viewport: { width: 360, height: 800 } })
  for (const storage of ['sessionStorage', 'localStorage'])
    await page.addInitScript(
      `Object.defineProperty(window, '${storage}', { get() { throw new Error('refused') } })`,
    )
  await visit(page, path)
  await page.getByRole('button', { name: de.consent.decline }).click()
  await field(page, 'it-name').focus()
  for (const name of contactNames) {
    await page.keyboard.type(name)
    await page.keyboard.press('Tab')
    await page.keyboard.type('1')
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  expect(await remember(page).isChecked()).toBe(true)
  expect(await field(page, 'another-name').inputValue()).toBe('another')
  expect(page.problems).toEqual([])
})
