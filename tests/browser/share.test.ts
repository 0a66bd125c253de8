import type { BrowserContextOptions, Page } from 'playwright-core'
import { test as always, describe, expect } from 'vitest'
import { company } from '../../src/company/company.ts'
import { blogCopy } from '../../src/content/de/blog.ts'
import { articlePath } from '../../src/pages.ts'
import { violationsInBothThemes } from '../support/axe.ts'
import { openFirstVisit, openPage, readClipboard, visit } from '../support/browser.ts'
import { findArticle } from '../support/every-page.ts'

const slug = findArticle(({ contents }) => contents.length > 0)
const test = always.skipIf(slug === '')

const path = articlePath(slug)
const address = company.siteUrl + path
const { button, linkedIn, facebook, x, copy, isCopied, copied, more, notShared } = blogCopy.article.share

const trigger = (page: Page) => page.getByRole('button', { name: button })
const menu = (page: Page) => page.getByRole('list', { name: blogCopy.article.share.menu })
const entries = (page: Page) => menu(page).locator('a, button')
const entry = (page: Page, name: string) => entries(page).filter({ hasText: name })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** An article on a device that does not share by itself; other hosts answer with an empty page. */
async function openArticle(script = '', options: BrowserContextOptions = {}, open = openPage) {
  const page = await open(options)
  await page.context().route(
    (url) => url.hostname !== 'localhost' && url.hostname !== '127.0.0.1',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  )
  await page.addInitScript(`delete Navigator.prototype.share; ${script}`)
  await visit(page, path)
  return page
}

async function openMenu(page: Page): Promise<void> {
  await trigger(page).click()
  await menu(page).waitFor()
}

describe.concurrent('the share menu', () => {
  test('opens by keys, lets Tab through its entries and on, and closes by Escape, its button and a click outside', async () => {
    const page = await openArticle()
    await trigger(page).focus()
    await page.keyboard.press('Tab')
    const next = await focused(page)
    for (const key of ['Enter', 'Space']) {
      expect([await menu(page).count(), await trigger(page).getAttribute('aria-expanded')]).toEqual([
        0,
        'false',
      ])
      await trigger(page).press(key)
      expect(await trigger(page).getAttribute('aria-expanded'), key).toBe('true')
      for (const name of [button, linkedIn, facebook, x, copy, next]) {
        expect(await focused(page), key).toBe(name)
        if (name !== next) await page.keyboard.press('Tab')
      }
      await menu(page).waitFor({ state: 'detached' })
    }
    const ways: [leave: () => Promise<unknown>, goesBack: boolean][] = [
      [() => page.keyboard.press('Escape'), true],
      [() => trigger(page).click(), true],
      [() => page.locator('h1').click(), false],
    ]
    for (const [leave, goesBack] of ways) {
      await openMenu(page)
      await leave()
      await menu(page).waitFor({ state: 'detached' })
      expect((await focused(page)) === button, String(leave)).toBe(goesBack)
    }
    expect(page.problems).toEqual([])
  })

  test('stays in small and large windows, and has no fault that axe finds', async () => {
    // So high that nothing scrolls: axe counts links below the site's header as too small.
    const page = await openArticle('', { reducedMotion: 'reduce', viewport: { width: 1280, height: 1000 } })
    await openMenu(page)
    expect(await violationsInBothThemes(page)).toEqual([])
    for (const [width, height] of [
      [320, 256],
      [1280, 800],
    ] as const) {
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width, height })
      // With the button at the lower edge of the window, most of the menu would be outside.
      await trigger(page).evaluate((button) => button.scrollIntoView({ block: 'end' }))
      await openMenu(page)
      const box = (await menu(page).boundingBox()) ?? { x: -1, y: -1, width, height }
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(box.y + box.height).toBeLessThanOrEqual(height)
    }
  })
})

// The addresses are in the unit tests of `share-links.ts`.
describe.concurrent('sharing on another site', () => {
  test('opens a small window that cannot reach this one', async () => {
    const recordOpen = `window.opened = []; const open = window.open
      window.open = (...args) => { window.opened.push(args.slice(1)); return open(...args) }`
    const page = await openArticle(recordOpen)
    // The header alone would separate the windows, and not every host sends it.
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch()
      const { 'cross-origin-opener-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await visit(page, path)
    const hosts = { [linkedIn]: 'www.linkedin.com', [facebook]: 'www.facebook.com', [x]: 'twitter.com' }
    for (const [name, host] of Object.entries(hosts)) {
      await openMenu(page)
      const [popUp] = await Promise.all([page.waitForEvent('popup'), entry(page, name).click()])
      await popUp.waitForLoadState()
      expect(new URL(popUp.url()).host).toBe(host)
      expect([...new URL(popUp.url()).searchParams.values()], name).toContain(address)
      expect(await popUp.evaluate(() => window.opener), name).toBeNull()
      await menu(page).waitFor({ state: 'detached' })
      expect(await focused(page), name).toBe(button)
    }
    expect(await page.evaluate('window.opened')).toEqual(
      Array(3).fill(['_blank', 'popup,width=600,height=400']),
    )
    expect([page.url().endsWith(path), page.problems]).toEqual([true, []])
  })

  test('leaves a click with Control to the browser, and opens a tab where small windows are blocked', async () => {
    const page = await openArticle('window.open = () => { throw new Error("not to be called") }')
    await openMenu(page)
    // What the browser then does is its own: a background tab is not always reported.
    await page.evaluate(() =>
      window.addEventListener(
        'click',
        (event) => {
          Object.assign(window, { isLeft: !event.defaultPrevented, open: () => null })
          event.preventDefault()
        },
        { once: true },
      ),
    )
    await entry(page, linkedIn).click({ modifiers: ['Control'] })
    expect(await page.evaluate('isLeft')).toBe(true)
    expect(page.problems).toEqual([])
    await menu(page).waitFor({ state: 'detached' })
    await openMenu(page)
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      entry(page, facebook).press('Enter'),
    ])
    await tab.waitForURL('https://www.facebook.com/**')
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await menu(page).waitFor({ state: 'detached' })
  })
})

// What else a clipboard may do is in the unit tests of `copy-text.ts`, and how that is reported in `toasts.test.ts`.
describe.concurrent('copying the link', () => {
  test('puts the whole address into the clipboard and says so for two seconds, in German', async () => {
    const options = { permissions: ['clipboard-read', 'clipboard-write'], locale: 'en-GB' }
    const page = await openArticle('', options, openFirstVisit)
    await openMenu(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await entry(page, copy).click()
    await entry(page, isCopied).waitFor()
    expect(await readClipboard(page)).toBe(address)
    const toast = page.locator('[role=status] [lang=de]').filter({ hasText: copied.title })
    expect(await toast.first().textContent()).toContain(copied.description)
    expect(await focused(page)).toBe(isCopied)
    await page.clock.runFor(1900)
    expect(await entry(page, isCopied).count()).toBe(1)
    await page.clock.runFor(100)
    await entry(page, copy).waitFor()
    expect(page.problems).toEqual([])
  })

  test('happens once while a key is held', async () => {
    const page = await openArticle(`window.copies = 0
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => { window.copies += 1 } } })`)
    await openMenu(page)
    await entry(page, copy).focus()
    for (let press = 0; press < 4; press += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await entry(page, isCopied).waitFor()
    expect(await page.evaluate('window.copies')).toBe(1)
  })
})

test('the share sheet of the device gets address, title and excerpt, and only a refusal is reported', async () => {
  const page = await openArticle(`Navigator.prototype.share = async (data) => {
    window.shared = data
    if (window.end) throw new DOMException('', window.end)
  }`)
  const data = {
    title: await page.locator('h1').textContent(),
    text: await page.locator('article header h1 + p').textContent(),
    url: address,
  }
  const alert = page.getByText(notShared.description)
  for (const [end, errors] of [
    ['', 0],
    ['AbortError', 0],
    ['NotAllowedError', 1],
  ] as const) {
    await page.evaluate((end) => Object.assign(window, { end, shared: undefined }), end)
    await openMenu(page)
    await entry(page, more).click()
    await menu(page).waitFor({ state: 'detached' })
    expect(await page.evaluate('window.shared'), end).toEqual(data)
    if (errors > 0) await alert.waitFor()
    expect([end, await alert.count(), page.problems]).toEqual([end, errors, []])
  }
})
