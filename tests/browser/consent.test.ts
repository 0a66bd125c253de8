import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { shell as de } from '../../src/content/de/shell.ts'
import {
  frames,
  hydrated,
  navigateTo,
  openFirstVisit,
  openPage,
  visit,
  type WatchedPage,
} from '../support/browser.ts'

const all = { necessary: true, analytics: true, marketing: true }
const none = { necessary: true, analytics: false, marketing: false }

const bannerOf = (page: Page) => page.getByRole('region', { name: de.consent.label })
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

/** A page that has this cookie from an earlier visit; an empty one is none. */
async function openWith(value: string): Promise<WatchedPage> {
  const page = await openPage()
  if (value) await page.context().addCookies([{ url: inject('siteUrl'), name: 'cookie-consent', value }])
  return page
}

/** The names of everything that the browser has stored of the site. */
async function traces(page: Page): Promise<string[]> {
  const { cookies } = await page.context().storageState()
  const inPage = await page.evaluate(async () => [
    ...Object.keys(sessionStorage),
    ...Object.keys(localStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ])
  return [...cookies.map(({ name }) => name), ...inPage].sort()
}

describe('a visitor who has not answered', () => {
  test('leaves no trace but what was chosen and typed', async () => {
    const page = await openFirstVisit()
    for (const path of ['/', '/kontakt', '/blog', '/lageplan', '/notfall']) await visit(page, path)
    // A navigation in the application, and back by the browser.
    await page.locator('header nav a[href="/kontakt"]').click()
    await page.waitForURL((url) => url.pathname === '/kontakt')
    await page.goBack()
    await page.reload()
    await hydrated(page)
    expect(await traces(page)).toEqual([])
    await visit(page, '/kontakt')
    await page.locator('form [name=message]').fill('Hallo')
    expect(await traces(page)).toEqual(['message-full'])
    await page.locator('form [name=message]').fill('')
    expect(await traces(page)).toEqual([])
    await page.locator('header').getByRole('button', { name: 'English' }).click()
    await page.waitForURL((url) => url.pathname === '/contact')
    expect(await traces(page)).toEqual(['language'])
  })

  test('is not asked where the application does not start: no button would answer', async () => {
    const page = await openPage()
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto('/impressum')
    await page.locator('footer').waitFor()
    expect(await bannerOf(page).count()).toBe(0)
  })

  test.each([
    [360, 740],
    [390, 844],
    [768, 1024],
    [1280, 800],
    [1366, 768],
    [1440, 900],
  ])('finds the buttons of the home page free at %i × %i', async (width, height) => {
    const page = await openPage({ viewport: { width, height } })
    await visit(page, '/')
    const banner = await bannerOf(page).boundingBox()
    expect(banner?.height).toBeLessThanOrEqual(height * 0.15)
    const buttons = await page.locator('main header p > a[class]').all()
    expect(buttons.length).toBeGreaterThan(1)
    for (const button of buttons) {
      const box = await button.boundingBox()
      if (box && box.y < height) expect(box.y + box.height).toBeLessThanOrEqual(banner?.y ?? 0)
    }
  })

  test('can scroll the question with letters twice as large, and reaches each button', async () => {
    const page = await openPage({ viewport: { width: 360, height: 740 } })
    await visit(page, '/')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const box = await bannerOf(page).boundingBox()
    expect(box?.height).toBeLessThan(740 / 2)
    for (const button of await bannerOf(page).getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded()
      expect(await button.isVisible()).toBe(true)
    }
  })

  // What cannot be read is in the unit tests of `consent-cookie.ts`.
  test.each([
    ['accepts all', de.consent.acceptAll, stored(all)],
    ['whose answer cannot be read declines', de.consent.decline, stored(none), '%'],
    ['closes the question, which stores nothing', de.consent.close, []],
  ])('%s', async (_, button, expected, before = '') => {
    const page = await openWith(before)
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

  test('who leaves the settings is still asked, and can then choose by category', async () => {
    const page = await openPage()
    await visit(page, '/')
    const settings = bannerOf(page).getByRole('button', { name: de.consent.settings })
    await settings.click()
    await page.keyboard.press('Escape')
    expect(await settingsOf(page).count()).toBe(0)
    expect(await bannerOf(page).isVisible()).toBe(true)
    expect(await settings.evaluate((button) => button === document.activeElement)).toBe(true)
    await expect.poll(() => storedIn(page)).toEqual([])
    await settings.click()
    const box = (name: keyof typeof all) => settingsOf(page).getByLabel(de.consent[name].title)
    expect([await box('necessary').isChecked(), await box('necessary').isDisabled()]).toEqual([true, true])
    expect(await box('analytics').isChecked()).toBe(false)
    // On a small phone, too, every choice is in view.
    await page.setViewportSize({ width: 360, height: 600 })
    await expect
      .poll(() =>
        settingsOf(page)
          .locator('form button')
          .evaluateAll((all) =>
            all.map((it) => {
              const { left, bottom } = it.getBoundingClientRect()
              return it.contains(document.elementFromPoint(left + 9, bottom - 2))
            }),
          ),
      )
      .toEqual([true, true, true])
    await box('marketing').check()
    await settingsOf(page).getByRole('button', { name: de.consent.save }).click()
    expect([await settingsOf(page).count(), await bannerOf(page).count()]).toEqual([0, 0])
    await expect.poll(() => storedIn(page)).toEqual(stored({ ...none, marketing: true }))
  })
})

test('a visitor who has answered never sees the question, and changes the answer from each footer', async () => {
  const page = await openWith(encodeURIComponent(JSON.stringify(all)))
  await page.addInitScript((label) => {
    Object.assign(window, { framesWithBanner: 0 })
    const look = () => {
      const banner = document.querySelector(`section[aria-label="${label}"]`)
      if (banner?.checkVisibility()) (window as unknown as { framesWithBanner: number }).framesWithBanner++
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, de.consent.label)
  const analytics = settingsOf(page).getByLabel(de.consent.analytics.title)
  for (const [path, isEnabled] of [
    ['/', true],
    ['/impressum', false],
  ] as const) {
    await visit(page, path)
    await frames(page, 10)
    expect([await page.evaluate('framesWithBanner'), await bannerOf(page).count()]).toEqual([0, 0])
    await page.getByRole('button', { name: de.consent.openSettings }).click()
    expect(await analytics.isChecked()).toBe(isEnabled)
    await analytics.setChecked(!isEnabled)
    await settingsOf(page).getByRole('button', { name: de.consent.save }).click()
    await expect.poll(() => storedIn(page)).toEqual(stored({ ...all, analytics: !isEnabled }))
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
