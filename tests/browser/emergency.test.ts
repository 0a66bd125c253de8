import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { company } from '../../src/company/company.ts'
import { shell as de } from '../../src/content/de/shell.ts'
import { contactNames, stepNames } from '../../src/content/emergency-copy.ts'
import { pathOf } from '../../src/pages.ts'
import {
  countSheets,
  hydrated,
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
const open = (page: Page) => page.getByText(emergency.de.fill, { exact: true }).click()

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
  await open(page)
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

test('it begins with the number to call, and the fields are closed until wanted', async () => {
  const page = await openPage({ viewport: { width: 360, height: 740 } })
  await visit(page, path)
  const call = page.locator('main a').first()
  expect(await call.getAttribute('href')).toBe(`tel:${company.phone.replaceAll(' ', '')}`)
  expect(await field(page, 'it-name').isVisible()).toBe(false)
  await open(page)
  await field(page, 'it-name').fill('Zoë Muster')
  await visit(page, '/')
  await visit(page, path)
  await until(async () => expect(await field(page, 'it-name').isVisible()).toBe(true))
  await page.getByRole('button', { name: emergency.de.clear }).click()
  expect(await stored(page)).toEqual([[], []])
})

test('names of offices lead to where one reports, and deadlines to their law', async () => {
  const page = await openPage()
  await visit(page, path)
  const links = await page
    .locator('main table th[scope=row] a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links.length).toBe(emergency.de.officeGroups.flatMap(({ offices }) => offices).length)
  expect(links.filter((url) => /gesetze-im-internet|eur-lex|legilux/.test(url))).toEqual([])
  expect(await page.locator('main td a[href*=eur-lex]').count()).toBe(2)
})

test.each(readers)(
  'on paper the sheet is one A4 page, whatever is written on it, and offices are on another (%s)',
  async (locale, language) => {
    const page = await openPage({ locale })
    await visit(page, pathOf('emergency', language))
    const details = page.locator('form details')
    for (const words of ['', 'W']) {
      await details.evaluate((element: HTMLDetailsElement) => {
        element.open = true
      })
      await fillWith(page, words)
      await details.evaluate((element: HTMLDetailsElement) => {
        element.open = false
      })
      expect(await countSheets(page), words).toBe(2)
    }
    await details.evaluate((element: HTMLDetailsElement) => {
      element.open = true
    })
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
    expect(await page.locator('main svg[role=img]').isVisible()).toBe(true)
    const small = await page.locator('main').evaluate((main) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement as HTMLElement
        const size = Number.parseFloat(getComputedStyle(element).fontSize)
        if (text.textContent?.trim() && element.checkVisibility() && size < 13.3) found.push(text.textContent)
      }
      return found
    })
    // 10 pt
    expect(small).toEqual([])
  },
)

test('without JavaScript the sheet has all steps and lines to write on, and no button does nothing', async () => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(path)
  expect(await page.locator('main ol > li').count()).toBe(stepNames.length)
  await open(page)
  for (const name of contactNames) expect(await field(page, `${name}-name`).isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: emergency.de.print }).isVisible()).toBe(false)
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
  await page.locator('form summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  for (const name of contactNames) {
    await page.keyboard.type(name)
    await page.keyboard.press('Tab')
    await page.keyboard.type('1')
    await page.keyboard.press('Tab')
  }
  expect(await field(page, 'other-name').inputValue()).toBe('other')
  expect(page.problems).toEqual([])
})
