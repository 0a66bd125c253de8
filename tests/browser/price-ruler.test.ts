import { expect, test } from 'vitest'
import { priceRuler as german } from '../../src/content/de/price-ruler.ts'
import { priceRuler as english } from '../../src/content/en/price-ruler.ts'
import { priceRulerId } from '../../src/content/price-ruler-copy.ts'
import { pathOf } from '../../src/pages.ts'
import { billOf, careTariffs } from '../../src/price-ruler/bill.ts'
import { openPage, until, visit } from '../support/browser.ts'
import { field } from '../support/contact-form.ts'

const places = [
  ['managedServices', 'de', german],
  ['services', 'en', english],
] as const

test('the ruler follows the keyboard, and its sum goes into the enquiry', async () => {
  for (const [name, language, copy] of places) {
    const page = await openPage({ locale: language })
    await visit(page, pathOf(name, language))
    const ruler = page.locator(`#${priceRulerId} form`)
    const tariff = careTariffs.at(-1)
    const total = (workplaces: number, hasTelephony = false) => {
      const { sum, unit } = billOf({ workplaces, tariff, hasTelephony }, copy, language)
      return [sum, unit].join(' ').trim()
    }
    const shows = (text: string) =>
      until(async () => expect(await ruler.locator('p:has(strong)').innerText()).toBe(text))
    await shows(total(12))
    await ruler.getByRole('slider').press('ArrowRight')
    await shows(total(13))
    await ruler.getByRole('slider').press('End')
    await shows(total(60))
    await ruler.getByRole('slider').press('Home')
    await ruler.getByRole('checkbox').press('Space')
    const expected = total(1, true)
    await shows(expected)
    await ruler.getByRole('link').click()
    await page.waitForURL(`**${pathOf('contact', language)}?*`)
    await until(async () => expect(await field(page, 'message').inputValue()).toContain(expected))
    expect(page.problems).toEqual([])
  }
})

test('the price on the home page leads to the ruler', async () => {
  for (const [name, language] of places) {
    const page = await openPage({ locale: language })
    await visit(page, '/')
    await page
      .locator(`main a[href="${pathOf(name, language)}#${priceRulerId}"]`)
      .first()
      .click()
    const ruler = page.locator(`#${priceRulerId} form`)
    const isInView = () =>
      ruler.evaluate((form) => form.getBoundingClientRect().top < innerHeight && scrollY > 0)
    await until(async () => expect(await isInView()).toBe(true))
    expect(page.problems).toEqual([])
  }
})

test('without scripts a table has some sizes', async () => {
  for (const [name, language] of places) {
    const page = await openPage({ javaScriptEnabled: false, locale: language })
    await page.goto(pathOf(name, language))
    expect(await page.locator(`#${priceRulerId} form`).isVisible()).toBe(false)
    expect(await page.locator(`#${priceRulerId} tbody tr`).count()).toBeGreaterThan(2)
  }
})
