import { field, fill, newsletter, send } from './support/contact.ts'
import { pathIn, phone } from './support/page.ts'
import { expect, test } from './support/test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-GB', viewport: phone })

  test('the home page has its navigation and its styles, and nothing that needs scripts', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('button').locator('visible=true')).toHaveText(['Menü', /./])
    await page.getByRole('button', { name: 'Menü' }).click()
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link')).toHaveCount(4)
    await page.keyboard.press('Escape')
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

  test('a list leads to the sections of a long page, and on paper questions have their answers', async ({
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
    await page.emulateMedia({ media: 'print' })
    for (const answer of await questions.locator('p').all()) await expect(answer).toBeVisible()
  })
})
