import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { shell as de } from '../../src/content/de/shell.ts'
import { shell as en } from '../../src/content/en/shell.ts'
import { frames, navigateTo, openPage, visit, type WatchedPage } from '../support/browser.ts'
import { isBilingual } from '../support/this-site.ts'

const all = { necessary: true, analytics: true, marketing: true }
const none = { necessary: true, analytics: false, marketing: false }

const bannerOf = (page: Page, messages = de) => page.getByRole('region', { name: messages.consent.label })
const openSettings = (page: Page) => page.getByRole('button', { name: de.consent.openSettings }).click()
const settingsOf = (page: Page) => page.getByRole('dialog', { name: de.consent.settingsTitle })

/** The stored answer with its attributes. The browser writes it a moment after the page has set it. */
async function storedIn(page: Page) {
  const cookies = (await page.context().cookies()).filter(({ name }) => name === 'cookie-consent')
  return cookies.map(({ value, path, sameSite, secure, expires }) => ({
    answer: JSON.parse(decodeURIComponent(value)),
    path,
    sameSite,
    secure,
    days: Math.round((expires - Date.now() / 1000) / 24 / 60 / 60),
  }))
}

const stored = (answer: unknown) => [{ answer, path: '/', sameSite: 'Lax', secure: false, days: 365 }]

/** A page that has this cookie from an earlier visit. */
async function openWith(cookie: string, options = {}): Promise<WatchedPage> {
  const page = await openPage(options)
  await page.context().addCookies([{ url: inject('siteUrl'), name: 'cookie-consent', value: cookie }])
  return page
}

describe('a visitor who has not answered', () => {
  test('is asked in the first paint, before the application starts', async () => {
    const page = await openPage()
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto('/impressum')
    expect(await bannerOf(page).isVisible()).toBe(true)
  })

  test.each([
    ['accepts all', de.consent.acceptAll, stored(all)],
    ['declines', de.consent.decline, stored(none)],
    ['closes the question, which stores nothing', de.consent.close, []],
  ])('%s', async (_, button, expected) => {
    const page = await openPage()
    await visit(page, '/')
    await bannerOf(page).getByRole('button', { name: button }).click()
    expect(await bannerOf(page).count()).toBe(0)
    await expect.poll(() => storedIn(page)).toEqual(expected)
    await navigateTo(page, '/kontakt')
    expect(await bannerOf(page).count()).toBe(0)
    await visit(page, '/')
    expect(await bannerOf(page).count()).toBe(expected.length === 0 ? 1 : 0)
    expect(page.problems).toEqual([])
  })

  test('chooses by category', async () => {
    const page = await openPage()
    await visit(page, '/')
    await bannerOf(page).getByRole('button', { name: de.consent.settings }).click()
    const necessary = settingsOf(page).getByLabel(de.consent.necessary.title)
    expect([await necessary.isChecked(), await necessary.isDisabled()]).toEqual([true, true])
    expect(await settingsOf(page).getByLabel(de.consent.analytics.title).isChecked()).toBe(false)
    await settingsOf(page).getByLabel(de.consent.marketing.title).check()
    await settingsOf(page).getByRole('button', { name: de.consent.save }).click()
    expect(await settingsOf(page).count()).toBe(0)
    expect(await bannerOf(page).count()).toBe(0)
    await expect
      .poll(() => storedIn(page))
      .toEqual(stored({ necessary: true, analytics: false, marketing: true }))
  })

  test('who leaves the settings without an answer is still asked', async () => {
    const page = await openPage()
    await visit(page, '/')
    const settings = bannerOf(page).getByRole('button', { name: de.consent.settings })
    await settings.click()
    await page.keyboard.press('Escape')
    expect(await settingsOf(page).count()).toBe(0)
    expect(await bannerOf(page).isVisible()).toBe(true)
    expect(await settings.evaluate((button) => button === document.activeElement)).toBe(true)
    await expect.poll(() => storedIn(page)).toEqual([])
  })

  test('is not asked where JavaScript is off', async () => {
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto('/')
    expect(await bannerOf(page).count()).toBe(0)
    expect(await page.getByText(de.consent.openSettings).isVisible()).toBe(false)
  })
})

describe('a visitor who has answered', () => {
  test('never sees the question, not for one frame', async () => {
    const page = await openWith(encodeURIComponent(JSON.stringify(none)))
    await page.addInitScript((label) => {
      Object.assign(window, { frames_with_banner: 0 })
      const look = () => {
        const banner = document.querySelector(`section[aria-label="${label}"]`)
        if (banner?.checkVisibility())
          (window as unknown as { frames_with_banner: number }).frames_with_banner++
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }, de.consent.label)
    await visit(page, '/')
    await frames(page, 10)
    expect(
      await page.evaluate(() => (window as unknown as { frames_with_banner: number }).frames_with_banner),
    ).toBe(0)
    expect(await bannerOf(page).count()).toBe(0)
  })

  test.each(['/', '/impressum'])('changes the answer from the footer of %s', async (path) => {
    const page = await openWith(encodeURIComponent(JSON.stringify(all)))
    await visit(page, path)
    await openSettings(page)
    expect(await settingsOf(page).getByLabel(de.consent.analytics.title).isChecked()).toBe(true)
    await settingsOf(page).getByLabel(de.consent.analytics.title).uncheck()
    await settingsOf(page).getByRole('button', { name: de.consent.save }).click()
    await expect
      .poll(() => storedIn(page))
      .toEqual(stored({ necessary: true, analytics: false, marketing: true }))
  })
})

// What cannot be read is in the unit tests of `consent-cookie.ts`.
test('an answer that cannot be read asks again, and the next one is stored', async () => {
  const page = await openWith('%')
  await visit(page, '/')
  expect(await bannerOf(page).isVisible()).toBe(true)
  await bannerOf(page).getByRole('button', { name: de.consent.decline }).click()
  await expect.poll(() => storedIn(page)).toEqual(stored(none))
  expect(page.problems).toEqual([])
})

test.skipIf(!isBilingual)('the question speaks the visitor’s language, also on a German page', async () => {
  const page = await openPage({ locale: 'en-GB' })
  await visit(page, '/impressum')
  await expect
    .poll(() => bannerOf(page, en).getByRole('button').allTextContents())
    .toEqual(['', en.consent.acceptAll, en.consent.decline, en.consent.settings])
})

test('the keyboard reaches the question first, and nothing behind the settings', async () => {
  const page = await openPage()
  await visit(page, '/')
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )
  await page.keyboard.press('Tab')
  expect(await focused()).toBe(de.skipToContent)
  await page.keyboard.press('Tab')
  expect(await focused()).toBe(de.consent.close)
  await openSettings(page)
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    )
    expect(isInside).toBe(true)
  }
})

test('where the browser refuses cookies, an answer holds until the page is left', async () => {
  const page = await openPage()
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })
  await visit(page, '/')
  await bannerOf(page).getByRole('button', { name: de.consent.acceptAll }).click()
  expect(await bannerOf(page).count()).toBe(0)
  await navigateTo(page, '/kontakt')
  expect(await bannerOf(page).count()).toBe(0)
  expect(page.problems).toEqual([])
})
