import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { company } from '../../src/company/company.ts'
import { shell as de } from '../../src/content/de/shell.ts'
import { shell as en } from '../../src/content/en/shell.ts'
import { isEnabled, navigation, pathOf } from '../../src/pages.ts'
import { frames, openPage, visit } from '../support/browser.ts'
import { messages } from '../support/copies.ts'

const phone = { viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' } as const
const menuButton = (page: Page) => page.getByRole('button', { name: de.menu.open, exact: true })
const menuOf = (page: Page) => page.getByRole('dialog', { name: de.menu.label })

async function openMenu(path = '/impressum') {
  const page = await openPage(phone)
  await visit(page, path)
  await page.getByRole('button', { name: de.consent.decline }).click()
  await menuButton(page).click()
  return page
}

describe('the menu of a small screen', () => {
  test('lies at the right edge, keeps what is behind it away, and gives the focus back however it is closed', async () => {
    const page = await openMenu()
    const box = await menuOf(page).boundingBox()
    const gap = 360 - (box?.x ?? 0) - (box?.width ?? 0)
    // Where scrollbars take room, the one of the page stays beside it.
    expect(gap).toBeLessThanOrEqual(15)
    expect(box?.height).toBe(640)
    for (let step = 0; step < 15; step++) {
      await page.keyboard.press(step < 10 ? 'Tab' : 'Shift+Tab')
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      )
      expect(isInside).toBe(true)
    }
    expect(await menuOf(page).evaluate((menu) => menu.matches(':modal'))).toBe(true)
    const turned = page.evaluate(
      () => new Promise((resolve) => document.addEventListener('wheel', resolve, { once: true })),
    )
    await page.mouse.move(20, 300)
    await page.mouse.wheel(0, 500)
    await turned
    await frames(page, 10)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    const ways = {
      Escape: () => page.keyboard.press('Escape'),
      button: () => page.getByRole('button', { name: de.menu.close }).click(),
      'a click beside it': () => page.mouse.click(10, 400),
    }
    for (const [way, close] of Object.entries(ways)) {
      expect(await menuOf(page).count(), way).toBe(1)
      await close()
      expect(await menuOf(page).count(), way).toBe(0)
      expect(await menuButton(page).evaluate((button) => button === document.activeElement), way).toBe(true)
      await menuButton(page).click()
    }
    expect(page.problems).toEqual([])
  })

  test('closes when a link is chosen, also to where one already is, and when the visitor goes back', async () => {
    const page = await openMenu()
    const choose = (label: string) => menuOf(page).getByRole('link', { name: label, exact: true }).click()
    await choose(messages.de.labels.contact)
    await page.waitForURL('**/kontakt')
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    expect(await menuOf(page).count()).toBe(0)
    await menuButton(page).click()
    await choose(messages.de.labels.contact)
    await menuOf(page).waitFor({ state: 'detached' })
    await menuButton(page).click()
    await page.goBack()
    await page.waitForURL('**/impressum')
    await menuOf(page).waitFor({ state: 'detached' })
    expect(page.problems).toEqual([])
  })

  test('marks the part one is in, and closes when the language is switched', async () => {
    const isThere = isEnabled('company') && isEnabled('visionMission')
    const page = await openMenu(isThere ? pathOf('visionMission', 'de') : '/impressum')
    const marked = isThere ? [messages.de.labels.company, messages.de.labels.visionMission] : []
    expect(await menuOf(page).locator('[aria-current]').allTextContents()).toEqual(marked)
    await menuOf(page).getByRole('button', { name: 'English' }).click()
    await menuOf(page).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: en.menu.open }).click()
    const menu = page.getByRole('dialog', { name: en.menu.label })
    expect(await menu.getByRole('link').first().textContent()).toBe(messages.en.labels.home)
  })
})

test('a wide screen has the navigation in the header and no menu, and any header stays in view', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 800 } })
  await visit(page, '/impressum')
  expect(await menuButton(page).count()).toBe(0)
  const shown = page.getByRole('navigation', { name: de.mainNavigation })
  expect(await shown.getByRole('link').allTextContents()).toEqual(
    navigation.map((name) => messages.de.labels[name]),
  )
  const logo = page.getByRole('banner').getByRole('link', { name: company.shortName, exact: true })
  for (const size of [{ width: 1280, height: 800 }, phone.viewport]) {
    await page.setViewportSize(size)
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
    expect(await page.evaluate(() => window.scrollY)).toBe(2000)
    const { y } = (await logo.boundingBox()) ?? { y: Number.NaN }
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThan(80)
  }
})
