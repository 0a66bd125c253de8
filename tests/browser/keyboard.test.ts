import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shell as de } from '../../src/content/de/shell.ts'
import { openPage, visit } from '../support/browser.ts'
import { existing } from '../support/this-site.ts'

const pages = ['/kontakt', ...existing('/blog')]

/** Numbers what can have the focus; the button back to the top comes and goes. Returns how many there are. */
const numberStops = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, summary, [tabindex="0"]',
    )
    const stops = [...all].filter(
      (stop) => stop.checkVisibility() && !stop.matches(':disabled, [tabindex="-1"], main > button'),
    )
    for (const [index, stop] of stops.entries()) stop.dataset.stop = String(index)
    return stops.length
  })

// What has the focus is looked at on every page, in `every-kind-of-page.test.ts`.
test.each(pages)('Tab goes through every stop of %s in its order, and back', async (path) => {
  const page = await openPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  await visit(page, path)
  await page.getByRole('button', { name: de.consent.close }).click()
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

test('the first stop skips to the content, the next is in the question for consent', async () => {
  const page = await openPage()
  await visit(page, '/impressum')
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )
  await page.keyboard.press('Tab')
  expect(await focused()).toBe(de.skipToContent)
  await page.keyboard.press('Tab')
  expect(await focused()).toBe(de.consent.close)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
