import type { Page } from 'playwright-core'
import { test as always, expect } from 'vitest'
import { blogCopy } from '../../src/content/de/blog.ts'
import { shell as de } from '../../src/content/de/shell.ts'
import { articlePath } from '../../src/pages.ts'
import { openFirstVisit, visit } from '../support/browser.ts'
import { publishedSlugs } from '../support/every-page.ts'

const test = always.skipIf(publishedSlugs.length === 0)

const { button, copied, notCopied } = blogCopy.article.share

/** An article with its share menu open, whose link can be copied, or not; time stands still. */
async function openArticle(canCopy: boolean) {
  const page = await openFirstVisit()
  await page.addInitScript((copies) => {
    const writeText = () => (copies ? Promise.resolve() : Promise.reject(new Error('refused')))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  }, canCopy)
  await page.clock.install()
  await visit(page, articlePath(publishedSlugs[0] as string))
  await page.getByRole('button', { name: de.consent.close }).click()
  await page.getByRole('button', { name: button }).click()
  return page
}

const copyLink = (page: Page) => page.getByRole('button', { name: blogCopy.article.share.copy }).click()
const toasts = (page: Page) =>
  page.getByRole('region', { name: de.notifications.label }).locator('[data-kind]')

test('a success is said politely, and goes after a while, but not while it is pointed at or has the focus', async () => {
  const page = await openArticle(true)
  await copyLink(page)
  expect(await page.getByRole('status').getByText(copied.title).count()).toBe(1)
  expect(await page.getByRole('alert').getByText(copied.title).count()).toBe(0)
  await toasts(page).hover()
  await page.clock.fastForward(60_000)
  expect(await toasts(page).count()).toBe(1)
  await page.mouse.move(600, 600)
  await page.getByRole('button', { name: de.notifications.close }).focus()
  await page.clock.fastForward(60_000)
  expect(await toasts(page).count()).toBe(1)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.clock.runFor(60_000)
  expect(await toasts(page).count()).toBe(0)
})

test('errors are said at once, the newest three, and can be closed, by Escape too', async () => {
  const page = await openArticle(false)
  // The regions are there before anything is said in them.
  expect(await page.locator(`section[aria-label="${de.notifications.label}"] > [role]`).count()).toBe(2)
  await page.clock.pauseAt(Date.now() + 60_000)
  for (let count = 1; count <= 3; count++) {
    await copyLink(page)
    await expect.poll(() => toasts(page).count()).toBe(count)
  }
  expect(await page.getByRole('alert').getByText(notCopied.description).count()).toBe(3)
  expect(await page.getByRole('status').getByText(notCopied.description).count()).toBe(0)
  const oldest = await toasts(page).first().elementHandle()
  await copyLink(page)
  await page.waitForFunction((toast) => toast?.isConnected === false, oldest)
  expect(await toasts(page).count()).toBe(3)
  const close = page.getByRole('button', { name: de.notifications.close })
  await close.first().click()
  expect(await toasts(page).count()).toBe(2)
  await close.first().press('Escape')
  expect(await toasts(page).count()).toBe(1)
})
