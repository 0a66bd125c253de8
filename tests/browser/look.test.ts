import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { articlePath, enquiryPath } from '../../src/pages.ts'
import {
  connect,
  navigateTo,
  openFirstVisit,
  openPage,
  recordShifts,
  shiftsIn,
  visit,
} from '../support/browser.ts'
import { publishedSlugs } from '../support/every-page.ts'

const font = 'Archivo'

/** The first font of the main heading, and when the file of the company's font and the first paint began. */
const fontOf = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('h1') as Element
    const file = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))
    return {
      ofHeading: getComputedStyle(heading).fontFamily.split(',')[0]?.replaceAll('"', ''),
      ofText: getComputedStyle(document.body).fontFamily.split(',')[0]?.replaceAll('"', ''),
      isLettered: document.documentElement.classList.contains('lettered'),
      file: file?.startTime,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }
  })

describe('on a phone', () => {
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

  test.each([
    '/',
    '/kontakt',
    '/leistungen/telefonie',
    '/leistungen/it-sicherheit',
    '/blog',
    enquiryPath('de', 'privacy', 'professional'),
    ...publishedSlugs.slice(0, 1).map(articlePath),
  ])('the font of %s comes after the first paint, and nothing moves', async (path) => {
    const page = await openFirstVisit(phone)
    await recordShifts(page)
    await visit(page, path)
    await page.waitForFunction(() => [...document.fonts][0]?.status === 'loaded')
    expect(await shiftsIn(page)).toEqual([])
    const { ofHeading, isLettered, file, paint } = await fontOf(page)
    expect(file).toBeGreaterThan(paint)
    expect(ofHeading).toBe(isLettered ? font : `${font} Fallback`)
  })

  test('the next page has it in any case', async () => {
    const page = await openFirstVisit(phone)
    // As if the heading had more lines in it.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const style = new CSSStyleSheet()
        style.replaceSync('.lettered h1 { padding-block-end: 3rem }')
        document.adoptedStyleSheets = [style]
      })
    })
    await visit(page, '/kontakt')
    await page.waitForFunction(() => [...document.fonts][0]?.status === 'loaded')
    expect((await fontOf(page)).ofHeading).toBe(`${font} Fallback`)
    await navigateTo(page, '/impressum')
    expect(await fontOf(page)).toMatchObject({ ofHeading: font, ofText: font })
  })

  test('it is not loaded by a visitor who saves data', async () => {
    const page = await openFirstVisit(phone)
    await connect(page)
    await visit(page, '/')
    await page.waitForLoadState('networkidle')
    expect((await fontOf(page)).file).toBeUndefined()
  })
})

test.each(['/branchen/kmu', '/branchen/handel'])(
  '%s shows a day: along a ruler in wide windows, down a line in narrow ones',
  async (path) => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } })
    await visit(page, path)
    const moments = page.locator('li:has(> time)')
    const places = () =>
      moments.evaluateAll((all) =>
        all.map((one) => {
          const { x, y } = one.getBoundingClientRect()
          return [x, y]
        }),
      )
    const distinct = async (axis: 0 | 1) => new Set((await places()).map((place) => place[axis])).size
    const count = await moments.count()
    expect(count).toBeGreaterThan(1.8)
    expect([await distinct(0), await distinct(1)]).toEqual([count, 1])
    await page.setViewportSize({ width: 360, height: 740 })
    expect([await distinct(0), await distinct(1)]).toEqual([1, count])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  },
)

test.each(['light', 'dark'] as const)(
  'in the %s theme red is not for focus and errors',
  async (colorScheme) => {
    const page = await openPage({ colorScheme })
    await visit(page, '/kontakt')
    const ink = await page.evaluate(() => getComputedStyle(document.body).color)
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { outlineColor, color, fontWeight } = getComputedStyle(element)
          return { outlineColor, color, fontWeight }
        })
    await page.locator('form:has([name=lastName]) [type=submit]').click()
    const field = '[aria-invalid=true]'
    await page.locator(field).first().waitFor()
    expect(await look(':focus')).toMatchObject({ outlineColor: ink })
    expect(await look(`${field} + p`)).toMatchObject({ color: ink, fontWeight: '600' })
    // On the dark ground of the footer ink would not be seen.
    await page.locator('#root > footer a').first().focus()
    await page.keyboard.press('Tab')
    const [outline, ground] = await page.evaluate(() => [
      getComputedStyle(document.activeElement as Element).outlineColor,
      getComputedStyle(document.querySelector('#root > footer') as Element).backgroundColor,
    ])
    expect(outline).not.toBe(ground)
  },
)
