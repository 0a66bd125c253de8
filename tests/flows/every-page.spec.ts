import { answerForms, complete } from './support/contact.ts'
import { sidewards, stopFaults, violations, zoomFaults } from './support/faults.ts'
import { closeBanner, desk, phone, visit } from './support/page.ts'
import { expect, type Page, test } from './support/test.ts'

/** One of each kind, for visitors of each language; at night all of the site map. */
const kinds = {
  'de-DE': [
    ...[
      '/',
      '/leistungen',
      '/leistungen/managed-services',
      '/leistungen/it-sicherheit',
      '/lageplan',
      '/notfall',
    ],
    ...['/kontakt', '/blog', '/unternehmen/ueber-uns', '/branchen/kmu', '/impressum', '/gibt-es-nicht'],
    ...['/blog/nis2-richtlinie-umsetzung', '/blog/satz', '/blog/kategorie/netzwerk-mehr/seite/2'],
  ],
  'en-GB': ['/', '/contact', '/services', '/site-plan', '/leistungen/managed-services', '/gibt-es-nicht'],
}

for (const [locale, paths] of Object.entries(kinds))
  test.describe(`to a visitor from ${locale}`, () => {
    test.use({ locale, colorScheme: 'light' })

    for (const path of paths)
      test(`${path} is sound in every way`, async ({ page, expected }) => {
        if (path === '/gibt-es-nicht') expected.push(/404/)
        await answerForms(page)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await visit(page, path)
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
        const faults: string[] = []
        for (const size of [{ width: 320, height: 256 }, phone, desk]) {
          await page.setViewportSize(size)
          const found = [...(await sidewards(page)), ...(await stopFaults(page))]
          faults.push(...found.map((fault) => `${size.width} px: ${fault}`))
        }
        // The banner covers a part of the page, which axe would leave out.
        await closeBanner(page)
        faults.push(...(await violations(page)), ...(await zoomFaults(page)))
        expect(faults).toEqual([])
        // Its search leads to another page.
        if (path !== '/gibt-es-nicht') await tryEverything(page)
        await page.waitForLoadState('networkidle')
      })
  })

/** Opens every menu and dialog of the page, fills every form, and sends it. */
async function tryEverything(page: Page): Promise<void> {
  for (const details of await page.locator('main :not(nav) > details > summary').all()) await details.click()
  for (const button of await page.locator('main button[aria-expanded], main pre + * button').all()) {
    await button.click()
    await page.keyboard.press('Escape')
  }
  for (const form of await page.locator('main form').all()) {
    for (const field of await form
      .locator('input:not([type], [aria-hidden]), [type=text], [type=email], textarea')
      .all())
      if ((await field.isVisible()) && (await field.isEditable()))
        await field.fill(
          (await field.getAttribute('name')) === 'email' ? complete.email : 'Backup für Firmen',
        )
    for (const box of await form.getByRole('checkbox').all()) if (await box.isEnabled()) await box.check()
    const button = form.locator('[type=submit]').last()
    if ((await button.count()) > 0 && (await button.isVisible()) && (await button.isEnabled()))
      await button.click()
  }
}

test('banner, menu and cookie settings are accessible, and leave each stop of the keyboard free', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  expect(await stopFaults(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click()
  expect(await violations(page)).toEqual([])
})

test('Tab leads to the content at once, or through every stop in its order, and back', async ({ page }) => {
  await page.setViewportSize(desk)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/kontakt')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText('Zum Inhalt springen')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toBeVisible()
  await closeBanner(page)
  // The button back to the top comes and goes.
  const count = await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, summary, [tabindex="0"]',
    )
    const stops = [...all].filter(
      (stop) =>
        stop.checkVisibility({ visibilityProperty: true }) && !stop.matches(':disabled, [tabindex="-1"]'),
    )
    for (const [index, stop] of stops.entries()) stop.dataset.stop = String(index)
    return stops.length
  })
  expect(count).toBeGreaterThan(15)
  const order = Array.from({ length: count }, (_, index) => index)
  for (const [key, from, expected] of [
    ['Tab', 0, order],
    ['Shift+Tab', count - 1, order.toReversed()],
  ] as const) {
    await page.locator(`[data-stop="${from}"]`).focus()
    const stops = [from]
    for (let step = 0; step <= count && stops.length < count; step++) {
      await page.keyboard.press(key)
      const stop = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.stop)
      if (stop !== undefined) stops.push(Number(stop))
    }
    expect(stops).toEqual(expected)
  }
})
