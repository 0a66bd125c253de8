import { desk, phone, switchTo, visit } from './support/page.ts'
import { expect, type Page, test } from './support/test.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Menü', exact: true })
const menu = (page: Page) => page.locator('#menu')
const entry = (page: Page, path: string) => menu(page).locator(`a[href="${path}"]`).first()

test.describe('the menu of a small screen', () => {
  test.use({ viewport: phone })

  async function openMenu(page: Page, path = '/impressum'): Promise<void> {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path)
    await page.getByRole('button', { name: 'Ablehnen' }).click()
    await button(page).click()
    await expect(menu(page)).toBeVisible()
  }

  test('lies at the right edge, is the next stop of the keyboard, and closes in three ways', async ({
    page,
  }) => {
    await openMenu(page)
    const box = await menu(page).boundingBox()
    // Where scrollbars take room, the one of the page stays beside it.
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThanOrEqual(phone.width - 15)
    expect(box?.height).toBe(phone.height)
    await page.keyboard.press('Tab')
    await expect(menu(page).locator(':focus')).toHaveText('Menü schließen')
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Menü schließen' }).click(),
      () => page.mouse.click(10, 400),
    ]) {
      await close()
      await expect(menu(page)).toBeHidden()
      await button(page).click()
      await expect(menu(page)).toBeVisible()
    }
  })

  test('closes when a link is chosen, also to where one already is, and when the visitor goes back', async ({
    page,
  }) => {
    await openMenu(page)
    await entry(page, '/kontakt').click()
    await page.waitForURL('**/kontakt')
    await expect(page.locator('h1')).toBeFocused()
    await expect(menu(page)).toBeHidden()
    await button(page).click()
    await entry(page, '/kontakt').click()
    await expect(menu(page)).toBeHidden()
    await button(page).click()
    await page.goBack()
    await page.waitForURL('**/impressum')
    await expect(menu(page)).toBeHidden()
  })
})

test('a wide screen has the navigation in the header and no menu, and any header stays in view', async ({
  page,
}) => {
  await page.setViewportSize(desk)
  await visit(page, '/impressum')
  await expect(button(page)).toHaveCount(0)
  const links = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link')
  await expect(links).toHaveText(['Startseite', 'Leistungen', 'Unternehmen', 'Kontakt'])
  await switchTo(page, 'English')
  await expect(page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link')).toHaveCount(4)
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    await expect(page.getByRole('banner').locator('a[href="/"]').first()).toBeInViewport()
  }
})
