import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { de } from '../src/language/de.ts'
import { openPage, visit } from './support/browser.ts'
import { existing } from './support/this-site.ts'

const pages = [
  ...existing('/', '/leistungen/it-sicherheit', '/kontakt', '/blog', '/impressum'),
  '/gibt-es-nicht',
]

/** What has the focus: its text, whether it can be seen, also beside the header, and whether one sees the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element)
    const { width, height, bottom, top, left, right } = element.getBoundingClientRect()
    const header = document.querySelector('header') as HTMLElement
    return {
      name: `${element.localName} ${element.getAttribute('name') ?? element.textContent?.trim().slice(0, 40)}`,
      isBody: element === document.body,
      isSeen:
        width > 0 &&
        height > 0 &&
        opacity !== '0' &&
        bottom > 0 &&
        right > 0 &&
        top < innerHeight &&
        left < innerWidth,
      // What is higher than half of the window may begin above it.
      isBelowHeader:
        header.contains(element) ||
        top >= header.getBoundingClientRect().bottom ||
        height > innerHeight / 2 ||
        getComputedStyle(element).position === 'absolute',
      isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    }
  })

describe('with the keyboard alone', () => {
  test.each(pages)('every stop on %s is in view and marked', async (path) => {
    const page = await openPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    await visit(page, path)
    await page.getByRole('button', { name: de.consent.close }).click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    const walk = async (key: string) => {
      for (let step = 0; step < 150; step++) {
        await page.keyboard.press(key)
        const stop = await focused(page)
        if (stop.isBody) return step
        expect(stop).toEqual({ ...stop, isSeen: true, isBelowHeader: true, isMarked: true })
      }
      return 150
    }
    // Backwards the page scrolls up, towards the header.
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = await walk(key)
      expect(stops).toBeGreaterThan(15)
      expect(stops).toBeLessThan(150)
    }
  })

  test('the first stop skips to the content', async () => {
    const page = await openPage()
    await visit(page, '/impressum')
    await page.keyboard.press('Tab')
    expect((await focused(page)).name).toBe(`a ${de.skipToContent}`)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})

test('after an empty submit the first invalid field and its label are below the header', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 720 } })
  await visit(page, '/kontakt')
  await page.evaluate(() => {
    const submit = document.querySelector('main form [type=submit]') as HTMLElement
    submit.scrollIntoView({ block: 'start', behavior: 'instant' })
    submit.click()
  })
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
  expect((await focused(page)).isBelowHeader).toBe(true)
  const label = await page.locator('label:has(+ :focus)').boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? Number.NaN) + (header?.height ?? Number.NaN))
})
