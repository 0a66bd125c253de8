import { expect, test } from 'vitest'
import { stopFaults } from '../support/access-faults.ts'
import { violationsInBothThemes } from '../support/axe.ts'
import { openPage, visit } from '../support/browser.ts'
import { messages } from '../support/copies.ts'
import { english, germanPage } from '../support/this-site.ts'

// What is on the pages themselves is in `every-kind-of-page.test.ts`.
test.each([
  ['de-DE', 'de', '/'],
  ['en-GB', english, germanPage],
] as const)(
  'to a visitor from %s, the consent banner, the menu and the cookie settings are accessible',
  async (locale, language, path) => {
    const { consent, menu } = messages[language]
    const page = await openPage({ locale, viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
    await visit(page, path)
    expect(await stopFaults(page)).toEqual([])
    expect(await violationsInBothThemes(page)).toEqual([])
    await page.getByRole('button', { name: menu.open, exact: true }).click()
    expect(await violationsInBothThemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: consent.settings, exact: true }).click()
    expect(await violationsInBothThemes(page)).toEqual([])
  },
)

test('a page is dark where the system is dark, and on paper always light', async () => {
  const page = await openPage({ colorScheme: 'dark' })
  await visit(page, '/')
  const brightness = () =>
    page.evaluate(() => {
      const [red = 0] = /\d+/.exec(getComputedStyle(document.body).backgroundColor) ?? []
      return Number(red)
    })
  expect(await brightness()).toBeLessThan(80)
  await page.emulateMedia({ media: 'print' })
  expect(await brightness()).toBeGreaterThan(200)
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  expect(await brightness()).toBeGreaterThan(200)
})
