import { field, fill, newsletter, send } from './support/contact.ts'
import { pathIn, phone, started } from './support/page.ts'
import { expect, test } from './support/test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-GB', viewport: phone })

  test('the home page has its navigation and its styles, and nothing that needs scripts', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link')).toHaveCount(4)
    await expect(page.getByRole('button').locator('visible=true')).toHaveCount(1)
    await expect(send(page)).toBeVisible()
    // The styles for paper are in the whole style sheets alone.
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('header').first()).toBeHidden()
  })

  test('a page is in the language of its path, and the browser checks its form', async ({ page }) => {
    await page.goto('/kontakt')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await fill(page, { email: 'zoe' })
    await send(page).click()
    await field(page, 'subject').press('Enter')
    expect(pathIn(page)).toBe('/kontakt')
    await page.goto('/contact')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('h1')).toBeVisible()
  })

  test('there is an address instead of the newsletter, and no search and no share menu', async ({ page }) => {
    for (const path of ['/blog', '/blog/nis2-richtlinie-umsetzung', '/kontakt']) {
      await page.goto(path)
      await expect(newsletter(page).locator('a[href^="mailto:"]')).toBeVisible()
      await expect(newsletter(page).locator('[type=submit]')).toBeDisabled()
      await newsletter(page).locator('[name=email]').fill('a@example.com')
      await newsletter(page).locator('[name=email]').press('Enter')
      expect(pathIn(page)).toBe(path)
      await expect(page.getByRole('button', { name: 'Teilen' })).toBeHidden()
      await expect(page.getByRole('searchbox')).toBeHidden()
    }
  })

  test('a list leads to the sections of a long page, and of questions one is open at a time', async ({
    page,
  }) => {
    await page.goto('/leistungen/managed-services')
    const list = page.getByRole('navigation', { name: 'Auf dieser Seite' })
    await list.getByText('Auf dieser Seite').click()
    const links = list.getByRole('link')
    await expect(links).toHaveText(await page.locator('main section h2').allInnerTexts())
    for (const link of [links.nth(3), links.last()]) {
      const target = await link.getAttribute('href')
      await link.click()
      await expect(page.locator(`${target} h2`)).toBeInViewport()
    }
    await page.goto('/leistungen/it-sicherheit')
    const questions = page.locator('main details[name]')
    await expect(questions).toHaveCount(5)
    const open = () => questions.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))
    for (const [index, expected] of [
      [0, 0],
      [2, 2],
      [2, -1],
    ] as const) {
      await questions.nth(index).locator('summary').click()
      await expect.poll(open).toEqual([0, 1, 2, 3, 4].map((each) => each === expected))
    }
    await page.emulateMedia({ media: 'print' })
    for (const answer of await questions.locator('p').all()) await expect(answer).toBeVisible()
  })
})

/** What a proxy or an extension does to the inline script of a page. */
const faults = {
  'is taken away': (html: string) => html.replace(/<script data-cfasync.*?<\/script>/s, ''),
  'is blocked by another policy': (html: string) =>
    html.replaceAll(/(script-src 'self') 'sha256-.*?'/g, '$1'),
}

for (const [what, change] of Object.entries(faults))
  test(`where the inline script ${what} a page has its styles, its links and its language`, async ({
    visitor,
    expected,
  }) => {
    expected.push(/Content Security Policy/)
    for (const locale of ['de-DE', 'en-GB']) {
      const page = await (await visitor({ locale })).newPage()
      await page.route(/^[^?]*\/[^./]*$/, async (route) => {
        const response = await route.fetch()
        const { 'content-security-policy': _, ...headers } = response.headers()
        await route.fulfill({ response, headers, body: change(await response.text()) })
      })
      await page.goto('/kontakt')
      await started(page)
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
      expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(1)
      await fill(page)
      await page.evaluate(() => Object.assign(window, { isSame: true }))
      await page.locator('header nav a[href="/"]').click()
      await page.waitForURL((url) => url.pathname === '/')
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    }
  })
