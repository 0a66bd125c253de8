import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stopFaults } from '../support/access-faults.ts'
import { violationsInBothThemes } from '../support/axe.ts'
import { openPage, visit } from '../support/browser.ts'
import { messages } from '../support/copies.ts'

/** Numbers what can have the focus; the button back to the top comes and goes. Returns how many there are. */
const numberStops = (page: Page) =>
  page.evaluate(() => {
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

// What is on the pages themselves is in `every-kind-of-page.test.ts`.
test('the consent banner, the menu and the cookie settings are accessible', async () => {
  const page = await openPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
  await visit(page, '/')
  expect(await stopFaults(page)).toEqual([])
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: messages.de.menu.open, exact: true }).click()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: messages.de.consent.settings, exact: true }).click()
  expect(await violationsInBothThemes(page)).toEqual([])
})

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

test('Tab skips to the content or goes on to the question, then through every stop in its order, and back', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  await visit(page, '/kontakt')
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )
  await page.keyboard.press('Tab')
  expect(await focused()).toBe(messages.de.skipToContent)
  await page.keyboard.press('Tab')
  expect(await focused()).toBe(messages.de.consent.policy)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

  await page.getByRole('button', { name: messages.de.consent.close }).click()
  const count = await numberStops(page)
  expect(count).toBeGreaterThan(15)
  const order = Array.from({ length: count }, (_, index) => index)
  const walk = async (key: string, from: number) => {
    await page.locator(`[data-stop="${from}"]`).focus()
    const stops = [from]
    // One more for the button back to the top.
    for (let step = 0; step <= count && stops.length < count; step++) {
      await page.keyboard.press(key)
      const stop = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.stop)
      if (stop !== undefined) stops.push(Number(stop))
    }
    return stops
  }
  expect(await walk('Tab', 0)).toEqual(order)
  expect(await walk('Shift+Tab', count - 1)).toEqual(order.toReversed())
})
