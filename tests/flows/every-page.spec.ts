import { sidewards, stopFaults, violations, zoomFaults } from './support/faults.ts'
import { closeBanner, desk, phone, visit } from './support/page.ts'
import { expect, test } from './support/test.ts'

/** One of each kind, and what is different in English. */
const kinds = {
  'de-DE': [
    ...['/', '/leistungen/managed-services', '/leistungen/it-sicherheit', '/unternehmen/ueber-uns'],
    ...['/kontakt', '/lageplan', '/notfall', '/impressum', '/gibt-es-nicht'],
    ...['/blog/satz', '/blog/seite/2'],
  ],
  'en-GB': ['/', '/services'],
}

for (const [locale, paths] of Object.entries(kinds))
  test.describe(`to a visitor from ${locale}`, () => {
    test.use({ locale, colorScheme: 'light' })

    for (const path of paths)
      test(`${path} is sound in every way`, async ({ page, expected }) => {
        if (path === '/gibt-es-nicht') expected.push(/404/)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await visit(page, path)
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
        const faults: string[] = []
        for (const size of [{ width: 320, height: 256 }, desk]) {
          await page.setViewportSize(size)
          const found = [...(await sidewards(page)), ...(await stopFaults(page))]
          faults.push(...found.map((fault) => `${size.width} px: ${fault}`))
        }
        // The banner covers a part of the page, which axe would leave out.
        await closeBanner(page)
        faults.push(...(await violations(page)), ...(await zoomFaults(page)))
        expect(faults).toEqual([])
      })
  })

test('banner, menu and cookie settings are accessible, and leave each stop of the keyboard free', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  expect(await stopFaults(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  for (const [name, opened] of [
    ['Menü', page.locator('#menu')],
    ['Einstellungen', page.getByRole('dialog')],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(opened).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
  }
})

test('Tab leads to the content at once', async ({ page }) => {
  await visit(page, '/kontakt')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText('Zum Inhalt springen')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toBeVisible()
})
