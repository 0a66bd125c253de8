import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { articlePath, isEnabled } from '../../src/pages.ts'
import { openPage, visit, type WatchedPage } from '../support/browser.ts'
import { publishedSlugs } from '../support/every-page.ts'

/**
 * What cannot be seen: texts, lines of drawings, and the borders of fields. A text has a ground of its own in forced
 * colours, whatever is behind it, unless its element leaves them.
 */
const unseen = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i')
    document.body.append(probe)
    const colourOf = (name: string) => {
      probe.style.color = name
      return getComputedStyle(probe).color
    }
    const [canvas, grey] = [colourOf('Canvas'), colourOf('GrayText')]
    probe.remove()

    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((value) => {
        const part = Number(value) / 255
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one: string, other: string) => {
      const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
      return (high + 0.05) / (low + 0.05)
    }
    const groundOf = (element: Element): string => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box)
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor
      }
      return canvas
    }

    const faults: string[] = []
    const report = (what: string, element: Element) =>
      faults.push(`${what}: ${element.localName} ${element.textContent?.trim().slice(0, 40)}`)
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const style = getComputedStyle(element)
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      if (element instanceof SVGElement && !element.matches('svg, g, pattern')) {
        for (const paint of [style.stroke, style.fill]) {
          // In the colour of the page it is there to cover something.
          if (paint.startsWith('rgb') && paint !== canvas && contrast(paint, canvas) < 3)
            report('line', element)
        }
      } else if (hasText && !element.matches(':disabled')) {
        const ground = style.forcedColorAdjust === 'none' ? groundOf(element) : canvas
        if (contrast(style.color, ground) < 4.5) report('text', element)
      }
      if (element.matches('input:not([type=radio], [type=checkbox], [type=range]):not(.sr-only), textarea')) {
        const border = style.borderTopColor
        // Grey means disabled.
        if (style.borderTopWidth === '0px' || border === grey || contrast(border, canvas) < 3)
          report('border', element)
      }
    }
    return faults
  })

const open = (): Promise<WatchedPage> =>
  openPage({
    ...{ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
  })

/** What cannot be seen on a dark and on a light page. */
async function unseenInBoth(page: Page): Promise<string[]> {
  const dark = await unseen(page)
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await unseen(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  return [...dark.map((fault) => `dark: ${fault}`), ...light]
}

test('in forced colours nothing vanishes, also what the pointer is on, is wrong or was chosen', async () => {
  const page = await open()
  const pages = ['/', '/leistungen/managed-services', '/blog', '/lageplan', '/notfall']
  for (const path of [...pages, ...publishedSlugs.slice(0, 1).map(articlePath), '/kontakt']) {
    await visit(page, path)
    if (path === '/lageplan') {
      await page.evaluate(() => {
        for (const [index, answer] of ['yes', 'no', 'unknown'].entries())
          document
            .querySelectorAll('fieldset')
            [index]?.querySelector<HTMLElement>(`[value=${answer}]`)
            ?.click()
      })
    }
    expect([path, ...(await unseenInBoth(page))]).toEqual([path])
  }
  await page.locator('form:has([name=lastName]) [type=submit]').click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  expect(await unseenInBoth(page)).toEqual([])
  for (const button of await page.locator('section button').all()) {
    await button.hover()
    expect(await unseenInBoth(page)).toEqual([])
  }
})

const lists = publishedSlugs.length > 0 && isEnabled('itSecurity')

test.skipIf(!lists)('in forced colours one sees where one is, what is open, and the focus', async () => {
  const page = await open()
  await visit(page, '/leistungen/it-sicherheit')
  const styleOf = (css: string, names: string[], pseudo?: string) =>
    page
      .locator(css)
      .first()
      .evaluate(
        (element, [names, pseudo]) => {
          const style = getComputedStyle(element, pseudo)
          return names.map((name) => style.getPropertyValue(name))
        },
        [names, pseudo] as const,
      )
  const mark = (css: string) => styleOf(css, ['content', 'border-bottom-width'], '::after')
  expect(await mark('header nav [aria-current]')).toEqual(['""', '2px'])
  expect(await mark('header nav a:not([aria-current])')).toEqual(['none', '0px'])
  expect(await mark('header [aria-pressed=true]')).toEqual(['""', '2px'])

  const [closed] = await styleOf('main section summary', ['content'], '::after')
  await page.locator('main section summary').first().click()
  const [opened] = await styleOf('main section summary', ['content'], '::after')
  expect(opened).not.toBe(closed)

  await page.keyboard.press('Tab')
  expect(await styleOf(':focus', ['outline-style', 'outline-width'])).toEqual(['solid', '3px'])

  await visit(page, '/blog')
  expect(await styleOf('[name=consent]', ['appearance'])).toEqual(['auto'])
})
