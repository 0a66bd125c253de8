import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { de } from '../src/language/de.ts'
import { launchBrowser, openPage, visit } from './support/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

const pages = ['/', '/leistungen/it-sicherheit', '/kontakt', '/blog', '/agb', '/gibt-es-nicht']

/** What has the focus: its text, whether it can be seen and whether one sees that it has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element)
    const { width, height, bottom, top, left, right } = element.getBoundingClientRect()
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
      isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    }
  })

describe('with the keyboard alone', () => {
  test.each(pages)('every stop on %s is in view and marked', async (path) => {
    const page = await openPage(browser, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    await visit(page, path)
    await page.getByRole('button', { name: de.consent.close }).click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    const stops: string[] = []
    for (let step = 0; step < 150; step++) {
      await page.keyboard.press('Tab')
      const stop = await focused(page)
      if (stop.isBody) break
      stops.push(stop.name)
      expect(stop).toEqual({ ...stop, isSeen: true, isMarked: true })
    }
    expect(stops.length).toBeGreaterThan(15)
    expect(stops.length).toBeLessThan(150)
  })

  test('the first stop skips to the content', async () => {
    const page = await openPage(browser)
    await visit(page, '/leistungen/cloud')
    await page.keyboard.press('Tab')
    expect((await focused(page)).name).toBe(`a ${de.skipToContent}`)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})

test.each(pages)('%s has its landmarks', async (path) => {
  const page = await openPage(browser)
  await visit(page, path)
  for (const role of ['banner', 'main', 'contentinfo'] as const) {
    expect(await page.getByRole(role).count(), role).toBe(1)
  }
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('nav')]
      .filter((nav) => nav.checkVisibility())
      .map((nav) => nav.getAttribute('aria-label')),
  )
  expect(new Set(names).size, 'each navigation has a name of its own').toBe(names.length)
})
