import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { blogCopy } from '../../../src/content/de/blog.ts'
import {
  openFirstVisit,
  openPage,
  readClipboard,
  recordShifts,
  shiftsIn,
  visit,
} from '../../support/browser.ts'
import type { BuiltSite } from '../../support/project-copy.ts'

const { copy, copied, notCopied, back, contents } = blogCopy.article

/** The code of a text, and its other enhancements. */
export function testArticles(site: BuiltSite): void {
  async function openArticle(slug: string, options: BrowserContextOptions = {}, open = openPage) {
    const page = await open({ baseURL: site.url, ...options })
    await recordShifts(page)
    await visit(page, `/blog/${slug}`)
    return page
  }
  const body = (page: Page) => page.locator('#article-body')
  const buttons = (page: Page) => body(page).locator('.frame button')

  test('code can be copied, and the button says so for a while, as it says when it cannot be', async () => {
    const page = await openArticle('code', { permissions: ['clipboard-read', 'clipboard-write'] })
    await expect.poll(() => buttons(page).allTextContents()).toEqual([copy, copy])
    const button = buttons(page).first()
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: copied }).waitFor()
    expect(await body(page).getByRole('status').first().textContent()).toBe(copied)
    expect(await readClipboard(page)).toBe('npm ci\nnpm test\n')
    await expect.poll(() => button.textContent()).toBe(copy)

    // What else a clipboard may do is in the unit tests of `copy-text.ts`.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await button.click()
    await page.getByRole('button', { name: notCopied }).waitFor()
    await expect.poll(() => button.textContent()).toBe(copy)
    await page.getByRole('link', { name: back }).click()
    await page.waitForURL('**/blog')
    await page.goBack()
    await expect.poll(() => buttons(page).count()).toBe(2)
    expect(page.problems).toEqual([])
  })

  test('code is not covered by its button, scrolls inside itself, and nothing moves when the button comes', async () => {
    const page = await openArticle('code', { viewport: { width: 360, height: 800 } }, openFirstVisit)
    await buttons(page).nth(1).waitFor()
    const places = await page.locator('.frame').evaluateAll((frames) =>
      frames.map((frame) => {
        const range = document.createRange()
        range.selectNodeContents(frame.querySelector('code') as Element)
        const button = frame.querySelector('button')?.getBoundingClientRect() as DOMRect
        return { code: range.getBoundingClientRect().top, button: button.bottom, right: button.right }
      }),
    )
    for (const { code, button, right } of places) {
      expect(code).toBeGreaterThanOrEqual(button)
      expect(right).toBeLessThanOrEqual(360)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    const wide = page.locator('pre').nth(1)
    await wide.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => wide.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0)
    expect(await shiftsIn(page)).toEqual([])
  })

  test('notes, headings and tables have names and roles, and a wide table scrolls by the keyboard', async () => {
    const page = await openArticle('satz', { reducedMotion: 'reduce', viewport: { width: 560, height: 640 } })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(560)
    const table = body(page).getByRole('region', { name: 'Tabelle', exact: true })
    await table.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    expect(await body(page).getByRole('note').count()).toBe(5)
    const note = body(page).getByRole('note').first()
    expect(await note.locator('p').allTextContents()).toEqual(['Hinweis', expect.stringContaining('Wartung')])
    const heading = body(page).getByRole('heading', { name: 'Tabellen', exact: true })
    const link = heading.getByRole('link', { name: 'Tabellen', exact: true })
    expect(await link.getAttribute('href')).toBe('#section-tabellen')
    const list = page.getByRole('navigation', { name: contents })
    expect(await list.getByRole('link', { name: 'Tabellen', exact: true }).count()).toBe(1)
    expect(await body(page).locator('figure figcaption').textContent()).toContain('„Titel“ <b>')
    expect(page.problems).toEqual([])
  })

  test('footnotes lead from the text to a note and back, in view both times', async () => {
    const page = await openArticle('satz', { reducedMotion: 'reduce', viewport: { width: 360, height: 640 } })
    const follow = async (name: string, target: string) => {
      await body(page).getByRole('link', { name, exact: true }).first().focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(`**#${target}`)
      const place = await page.locator(`[id="${target}"]`).boundingBox()
      // A part of the header scrolls away.
      const header = await page.locator('header').first().boundingBox()
      expect(place?.y).toBeGreaterThanOrEqual(header ? header.y + header.height : Number.NaN)
      expect(place?.y).toBeLessThan(640)
    }
    await follow('1', 'note:fn-1')
    await follow('Zurück zum Text, Verweis 1', 'note:fnref-1')
    expect(page.problems).toEqual([])
  })
}
