import { field } from './support/contact.ts'
import { violations } from './support/faults.ts'
import { countSheets, phone, recordRequests, started, switchTo, visit } from './support/page.ts'
import { expect, type Page, test } from './support/test.ts'

test.describe('the emergency sheet', () => {
  const path = '/notfall'
  const sheet = (page: Page) => page.locator('form:has([name=insurer])')
  const entry = (page: Page, name: string) => sheet(page).locator(`[name=${name}]`)
  const open = (page: Page) => sheet(page).locator('summary').click()

  /** Each field as long as it may be. */
  async function fillWith(page: Page, words: string): Promise<void> {
    for (const input of await sheet(page).locator('input[maxlength]').all()) {
      const length = Number(await input.getAttribute('maxlength'))
      await input.fill(words.repeat(length).slice(0, length))
    }
  }

  test('begins with the number to call, and keeps what is typed in the tab alone', async ({ page }) => {
    await page.setViewportSize(phone)
    const requests = recordRequests(page)
    await visit(page, path)
    await expect(page.locator('main a').first()).toHaveAttribute('href', /^tel:/)
    await expect(entry(page, 'it')).toBeHidden()
    await open(page)
    await entry(page, 'it').fill('Zoë Muster')
    await entry(page, 'bank').fill('+352 12345')
    await page.reload()
    await expect(entry(page, 'it')).toHaveValue('Zoë Muster')
    await expect(entry(page, 'it')).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await started(page)
    await switchTo(page, 'English')
    await expect(entry(page, 'bank')).toHaveValue('+352 12345')
    await sheet(page).locator('[type=reset]:visible').click()
    const stored = await page.evaluate(() =>
      [Object.values({ ...sessionStorage }), Object.keys(localStorage)].flat(),
    )
    expect(stored.filter((text) => /Muster|12345/.test(text))).toEqual([])
    expect(requests.filter((request) => /Muster|12345/.test(request))).toEqual([])
  })

  test('is one A4 page on paper, whatever is written on it, and offices are on another', async ({ page }) => {
    await visit(page, path)
    await open(page)
    await fillWith(page, 'W')
    await open(page)
    expect(await countSheets(page)).toBe(2)
    await switchTo(page, 'English')
    expect(await countSheets(page)).toBe(2)
    await sheet(page)
      .locator('[type=reset]')
      .first()
      .evaluate((it: HTMLElement) => it.click())
    expect(await countSheets(page)).toBe(2)
    await page.emulateMedia({ media: 'print' })
    await expect(
      page.locator('header nav, footer, nav, button, [type=checkbox]').locator('visible=true'),
    ).toHaveCount(0)
  })
})

test.describe('the NIS2 check', () => {
  const path = '/security-consulting'
  const form = (page: Page) => page.locator('form:has([name=country])')
  const result = (page: Page) => form(page).getByRole('status')
  const begin = (page: Page) => page.getByRole('button', { name: /^NIS2-Check/ })
  const evaluate = (page: Page) => form(page).getByRole('button', { name: 'Auswerten' })

  test('asks for what is missing, takes a result away when an answer changes, and goes into an enquiry unsent', async ({
    page,
  }) => {
    const requests = recordRequests(page)
    await visit(page, path)
    await begin(page).click()
    await evaluate(page).click()
    await expect(result(page)).toHaveText(/\S/)
    await form(page).locator('[name=country]').first().check()
    await expect(result(page)).toHaveText('')
    await form(page).locator('[name=sector]').selectOption('manufacturing')
    for (const figure of ['employees', 'turnover', 'balance'])
      await form(page).locator(`[name=${figure}]`).first().check()
    await form(page).locator('[name=customers]').check()
    await evaluate(page).click()
    await expect(result(page)).toHaveText(/\S/)
    const verdict = (await result(page).innerText()).split('\n')[0] ?? ''
    expect(await violations(page)).toEqual([])
    // The answers are still there after a reload.
    await page.reload()
    await begin(page).click()
    await expect(form(page).locator('[name=sector]')).toHaveValue('manufacturing')
    await evaluate(page).click()
    await expect(result(page)).toContainText(verdict)
    await result(page).or(form(page)).locator('a[href^="/kontakt"]').first().click()
    await expect(field(page, 'subject')).toHaveValue(/Security Consulting/)
    await expect(field(page, 'message')).toHaveValue(/\S{3}/)
    expect([...requests, page.url()].filter((request) => /^POST|manufacturing/.test(request))).toEqual([])
    await page.goBack()
    await begin(page).click()
    await form(page).locator('[type=reset]').click()
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /nis2/.test(key)))).toEqual(
      [],
    )
  })

  test('is loaded when it is begun; without a connection it says so, and another attempt succeeds', async ({
    page,
    expected,
  }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED|dynamically imported/)
    await visit(page, path)
    await page.context().setOffline(true)
    await begin(page).click()
    await expect(
      page.locator('main [role=alert], main [role=status]').filter({ hasText: /\S/ }).first(),
    ).toBeVisible()
    await page.context().setOffline(false)
    await begin(page).click()
    await expect(form(page)).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('is a table with the same limits, and there is no button that does nothing', async ({ page }) => {
      await page.goto(`${path}#nis2-check`)
      const table = page.locator('#nis2-check table')
      await expect(table).toBeVisible()
      for (const limit of ['50', '250', '10 Mio.', '50 Mio.', '43 Mio.'])
        await expect(table).toContainText(limit)
      await expect(begin(page)).toBeHidden()
    })
  })
})

test.describe('the price ruler', () => {
  test('follows the keyboard, and its sum goes into the enquiry', async ({ page }) => {
    await visit(page, '/')
    await page.locator('main a[href="/leistungen/managed-services#price-ruler"]').first().click()
    const ruler = page.locator('#price-ruler form')
    await expect(ruler).toBeInViewport()
    const sum = ruler.locator('[role=status] strong')
    const euros = async () => Number((await sum.innerText()).replaceAll(/[^\d]/g, ''))
    // Professional, 149 EUR for each workplace (spec §9).
    await expect.poll(euros).toBe(12 * 149)
    await ruler.getByRole('slider').press('ArrowRight')
    await expect.poll(euros).toBe(13 * 149)
    await ruler.getByRole('slider').press('Home')
    await expect.poll(euros).toBe(149)
    await ruler.getByRole('checkbox').press('Space')
    await expect.poll(euros).toBe(149 + 39)
    const text = await sum.innerText()
    await ruler.getByRole('link').last().click()
    await page.waitForURL('**/kontakt?*')
    const message = (await field(page, 'message').inputValue()).replaceAll('\u00a0', ' ')
    expect(message).toContain(text.replaceAll('\u00a0', ' '))
  })
})
