import { closeBanner, visit } from './support/page.ts'
import { expect, type Page, test } from './support/test.ts'

const path = '/blog/nis2-richtlinie-umsetzung'

const trigger = (page: Page) => page.getByRole('button', { name: 'Teilen', exact: true })
const menu = (page: Page) => page.getByRole('region', { name: 'Artikel teilen' })
const entry = (page: Page, name: string) => menu(page).locator('a, button').filter({ hasText: name })
const toasts = (page: Page) =>
  page.getByRole('region', { name: /Meldungen|Notifications/ }).locator('[role] > div')

/** An article on a device that does not share by itself; its clipboard refuses, if it has to. */
async function openArticle(page: Page, canCopy = true): Promise<void> {
  await page.addInitScript((canCopy) => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
    const writeText = async () => {
      if (!canCopy) throw new Error('refused')
    }
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  }, canCopy)
  await visit(page, path)
  await closeBanner(page)
}

test('the menu opens by keys, lets Tab through its entries and on, and closes in each way', async ({
  page,
}) => {
  await openArticle(page)
  await trigger(page).press('Enter')
  await expect(menu(page)).toBeVisible()
  for (const name of ['LinkedIn', 'Facebook', 'Twitter/X', 'Link kopieren']) {
    await page.keyboard.press('Tab')
    await expect(entry(page, name)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(menu(page)).toHaveCount(0)
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => trigger(page).click(),
    () => page.locator('h1').click(),
  ]) {
    await trigger(page).click()
    await expect(menu(page)).toBeVisible()
    await leave()
    await expect(menu(page)).toHaveCount(0)
  }
})

test('another site gets the public address in a small window, which cannot reach this one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const opened: unknown[] = []
    Object.assign(window, { opened })
    window.open = (...parts) => {
      const popUp = { opener: 'this page' }
      opened.push([...parts, popUp])
      return popUp as unknown as Window
    }
  })
  await openArticle(page)
  const address = encodeURIComponent((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '')
  const networks = [
    ['LinkedIn', 'www.linkedin.com', 'url'],
    ['Facebook', 'www.facebook.com', 'u'],
    ['Twitter/X', 'twitter.com', 'url'],
  ] as const
  for (const [index, [name, host, parameter]] of networks.entries()) {
    await trigger(page).click()
    await entry(page, name).click()
    const opened = await page.evaluate<unknown[][]>('window.opened')
    const url = expect.stringMatching(`^https://${host}/.*${parameter}=${address}`)
    expect(opened[index]).toEqual([url, '_blank', 'popup,width=600,height=400', { opener: null }])
  }
})

test.describe('with a clock', () => {
  test.use({ moment: '', locale: 'en-GB' })

  test('a copied link is said for two seconds, politely, in German', async ({ page }) => {
    await page.clock.install()
    await openArticle(page)
    await trigger(page).click()
    await entry(page, 'Link kopieren').focus()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.keyboard.press('Enter')
    await expect(entry(page, 'Kopiert!')).toBeFocused()
    await expect(toasts(page).locator('[lang=de] p')).toHaveText([
      'Link kopiert!',
      'Der Link wurde in die Zwischenablage kopiert.',
    ])
    await expect(page.getByRole('alert').locator('p')).toHaveCount(0)
    await page.clock.runFor(1900)
    await expect(entry(page, 'Kopiert!')).toBeVisible()
    await page.clock.runFor(100)
    await expect(entry(page, 'Link kopieren')).toBeVisible()
    // It goes after a while, but not while it has the focus.
    await toasts(page).getByRole('button').focus()
    await page.mouse.move(10, 600)
    await page.clock.runFor(60_000)
    await expect(toasts(page)).toHaveCount(1)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(60_000)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('a link that cannot be copied is said at once, in one notification that can be closed', async ({
    page,
  }) => {
    await page.clock.install()
    await openArticle(page, false)
    // The regions are there before anything is said in them.
    await expect(page.locator('[aria-label=Notifications] > [role]')).toHaveCount(2)
    const errors = page.getByRole('alert').locator('> div')
    for (const close of [() => errors.getByRole('button').click(), () => page.keyboard.press('Escape')]) {
      await trigger(page).click()
      await entry(page, 'Link kopieren').click()
      await entry(page, 'Link kopieren').click()
      await expect(errors.locator('p')).toHaveText(['Fehler', 'Link konnte nicht kopiert werden.'])
      await errors.getByRole('button').focus()
      await close()
      await expect(errors).toHaveCount(0)
    }
  })
})
