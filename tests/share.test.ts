import type { BrowserContextOptions, Page } from 'playwright-core'
import { test as always, describe, expect } from 'vitest'
import { company } from '../src/company/company.ts'
import { blogCopy } from '../src/content/blog.ts'
import { articlePath } from '../src/pages.ts'
import { violationsOn } from './support/axe.ts'
import {
  navigateTo,
  openFirstVisit,
  openPage,
  readClipboard,
  visit,
  type WatchedPage,
} from './support/browser.ts'
import { findArticle, publishedSlugs } from './support/every-page.ts'

const slug = findArticle(({ contents }) => contents.length > 0)
const test = always.skipIf(slug === '')

const path = articlePath(slug)
const address = company.siteUrl + path
const { button, linkedIn, facebook, x, copy, isCopied, copied, notCopied } = blogCopy.article.share
const names = [linkedIn, facebook, x, copy]

const trigger = (page: Page) => page.getByRole('button', { name: button })
const menu = (page: Page) => page.getByRole('menu', { name: blogCopy.article.share.menu })
const entry = (page: Page, name: string) => page.getByRole('menuitem', { name })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** An article, with a device that shares or without; other hosts answer with an empty page. */
async function openArticle(
  options: BrowserContextOptions = {},
  script = '',
  open = openPage,
): Promise<WatchedPage> {
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
  test('opens by keys at its first entry, by ArrowUp at its last, and Tab goes on behind its button', async () => {
    const page = await openArticle()
    expect([await menu(page).count(), await trigger(page).getAttribute('aria-haspopup')]).toEqual([0, 'menu'])
    await trigger(page).focus()
    await page.keyboard.press('Tab')
    const next = await focused(page)
    for (const [key, name] of [
      ['Enter', linkedIn],
      ['Space', linkedIn],
      ['ArrowDown', linkedIn],
      ['ArrowUp', copy],
    ] as const) {
      expect(await trigger(page).getAttribute('aria-expanded'), key).toBe('false')
      await trigger(page).press(key)
      expect(await page.getByRole('menuitem').allTextContents(), key).toEqual(names)
      expect([await focused(page), await trigger(page).getAttribute('aria-expanded')]).toEqual([name, 'true'])
      await page.keyboard.press('Tab')
      await menu(page).waitFor({ state: 'detached' })
      expect(await focused(page), key).toBe(next)
    }
    expect(page.problems).toEqual([])
  })

  // The other keys are in the unit tests of `menu-keys.ts`.
  test('is gone through by keys, also after a click between its entries', async () => {
    const page = await openArticle()
    await openMenu(page)
    const box = await menu(page).boundingBox()
    await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 3)
    for (const [key, name] of [
      ['ArrowDown', linkedIn],
      ['ArrowUp', copy],
      ['t', x],
      ['q', x],
      ['Escape', button],
    ] as const) {
      await page.keyboard.press(key)
      expect(await focused(page), key).toBe(name)
    }
    expect(await menu(page).count()).toBe(0)
  })

  test('chooses once while a key is held', async () => {
    const count = `window.copies = 0
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => { window.copies += 1 } } })`
    const page = await openArticle({}, count)
    await openMenu(page)
    await entry(page, copy).focus()
    for (let press = 0; press < 4; press += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await entry(page, isCopied).waitFor()
    expect(await page.evaluate(() => (window as unknown as { copies: number }).copies)).toBe(1)
  })

  test('closes by Shift+Tab, its button, a click outside, an anchor and another page', async () => {
    const page = await openArticle()
    const ways: Record<string, () => Promise<unknown>> = {
      'Shift+Tab': () => page.keyboard.press('Shift+Tab'),
      'a click on its button': () => trigger(page).click(),
      'a click outside': () => page.locator('h1').click(),
      'an anchor': () => page.locator('a[href^="#"]').last().dispatchEvent('click'),
      'another page': () => navigateTo(page, '/impressum'),
    }
    for (const [what, leave] of Object.entries(ways)) {
      await openMenu(page)
      await leave()
      await menu(page).waitFor({ state: 'detached' })
      const goesBack = what === 'Shift+Tab' || what === 'a click on its button'
      expect((await focused(page)) === button, what).toBe(goesBack)
    }
    expect(page.problems).toEqual([])
  })

  test('stays in small and large windows, and has no fault that axe finds', async () => {
    const page = await openArticle({ colorScheme: 'light', reducedMotion: 'reduce' })
    await openMenu(page)
    expect(await violationsOn(page), 'light').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violationsOn(page, 'colours'), 'dark').toEqual([])
    await page.keyboard.press('Escape')
    for (const [width, height] of [
      [320, 640],
      [320, 256],
      [1280, 800],
    ] as const) {
      const size = `${width} by ${height}`
      await page.setViewportSize({ width, height })
      // With the button at the lower edge of the window, most of the menu would be outside.
      await trigger(page).evaluate((button) => button.scrollIntoView({ block: 'end' }))
      await openMenu(page)
      const box = await menu(page).boundingBox()
      if (box === null) throw new Error('the menu has no box')
      expect(Math.min(box.x, box.y), size).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width, size).toBeLessThanOrEqual(width)
      expect(box.y + box.height, size).toBeLessThanOrEqual(height)
      for (const item of await page.getByRole('menuitem').all()) {
        expect((await item.boundingBox())?.height, size).toBeGreaterThanOrEqual(44)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), size).toBeLessThanOrEqual(width)
      await page.keyboard.press('Escape')
    }
  })

  test('shares the article that it is on, and is not there without JavaScript', async () => {
    const still = await openPage({ javaScriptEnabled: false })
    await still.goto(path)
    expect(await still.getByText(button, { exact: true }).isVisible()).toBe(false)
    const page = await openPage()
    for (const slug of publishedSlugs.slice(0, 2)) {
      await visit(page, articlePath(slug))
      await openMenu(page)
      const href = await entry(page, linkedIn).getAttribute('href')
      expect(new URL(href ?? '').searchParams.get('url')).toBe(company.siteUrl + articlePath(slug))
    }
  })
})

describe.concurrent('sharing on another site', () => {
  const targets = [
    [linkedIn, 'https://www.linkedin.com/sharing/share-offsite/?url='],
    [facebook, 'https://www.facebook.com/sharer/sharer.php?u='],
    [x, 'https://twitter.com/intent/tweet?url='],
  ] as const

  test('opens a small window that cannot reach this one', async () => {
    const recordOpen = `window.opened = []; const open = window.open
      window.open = (...args) => { window.opened.push(args.slice(1)); return open(...args) }`
    const page = await openArticle({}, recordOpen)
    // The header alone would separate the windows, and not every host sends it.
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch()
      const { 'cross-origin-opener-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await visit(page, path)
    for (const [index, [name, start]] of targets.entries()) {
      const before = page.context().pages().length
      await openMenu(page)
      const [popUp] = await Promise.all([page.waitForEvent('popup'), entry(page, name).click()])
      await popUp.waitForLoadState()
      expect(popUp.url().startsWith(start + encodeURIComponent(address)), name).toBe(true)
      expect(await popUp.evaluate(() => window.opener), name).toBeNull()
      expect(await page.evaluate(() => (window as unknown as { opened: string[][] }).opened)).toEqual(
        Array(index + 1).fill(['_blank', 'popup,width=600,height=400']),
      )
      await menu(page).waitFor({ state: 'detached' })
      expect(await focused(page), name).toBe(button)
      expect(page.url()).toContain(path)
      expect(page.context().pages().length, name).toBe(before + 1)
    }
    expect(page.problems).toEqual([])
  })

  test('opens a tab where small windows are blocked', async () => {
    const page = await openArticle({}, 'window.open = () => null')
    for (const choose of [() => entry(page, facebook).click(), () => entry(page, facebook).press('Enter')]) {
      await openMenu(page)
      const [tab] = await Promise.all([page.context().waitForEvent('page'), choose()])
      await tab.waitForURL('https://www.facebook.com/**')
      expect(await tab.evaluate(() => window.opener)).toBeNull()
      await menu(page).waitFor({ state: 'detached' })
      await page.bringToFront()
    }
  })

  test('leaves a click with Control to the browser', async () => {
    const page = await openArticle({}, 'window.open = () => { throw new Error("not to be called") }')
    await openMenu(page)
    // What the browser then does is its own: a background tab is not always reported.
    await page.evaluate(() =>
      window.addEventListener('click', (event) => {
        Object.assign(window, { isLeft: !event.defaultPrevented })
        event.preventDefault()
      }),
    )
    await entry(page, linkedIn).click({ modifiers: ['Control'] })
    expect(await page.evaluate('isLeft')).toBe(true)
    expect(page.problems).toEqual([])
  })
})

describe.concurrent('copying the link', () => {
  test('puts the whole address into the clipboard and says so for two seconds', async () => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const page = await openArticle({ permissions }, '', openFirstVisit)
    await openMenu(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await entry(page, copy).click()
    await entry(page, isCopied).waitFor()
    expect(await readClipboard(page)).toBe(address)
    const toast = page.getByRole('status').filter({ hasText: copied.title })
    expect(await toast.textContent()).toContain(copied.description)
    expect(await focused(page)).toBe(isCopied)
    await page.clock.runFor(1900)
    expect(await entry(page, isCopied).count()).toBe(1)
    await page.clock.runFor(100)
    await entry(page, copy).waitFor()
    expect(page.problems).toEqual([])
  })

  // What else one may do is in the unit tests of `copy-text.ts`.
  const clipboardOf = (writeText: string) =>
    `Object.defineProperty(navigator, 'clipboard', { value: { writeText: ${writeText} } })`
  test('reports a clipboard that is out of reach', async () => {
    const script = `Object.defineProperty(navigator, 'clipboard', { get() { throw new Error() } })`
    const page = await openArticle({}, script)
    await openMenu(page)
    await entry(page, copy).click()
    const toast = page.getByRole('alert').filter({ hasText: notCopied.title })
    await toast.waitFor()
    expect(await toast.textContent()).toContain(notCopied.description)
    expect(await entry(page, copy).count()).toBe(1)
    expect(page.problems).toEqual([])
  })

  test('is reported in German to an English visitor too, and marked as such', async () => {
    const page = await openArticle({ locale: 'en-GB' }, clipboardOf('async () => {}'))
    await openMenu(page)
    await entry(page, copy).click()
    await page.locator('[role=status] [lang=de]').filter({ hasText: copied.title }).waitFor()
  })
})

describe.concurrent('the share sheet of the device', () => {
  const deviceThat = (answer: string) =>
    `Navigator.prototype.share = async (data) => { window.shared = data; ${answer} }`

  test('gets address, title and excerpt', async () => {
    const page = await openArticle({}, deviceThat(''))
    await openMenu(page)
    expect(await page.getByRole('menuitem').count()).toBe(5)
    await entry(page, blogCopy.article.share.more).click()
    const excerpt = await page.locator('article header h1 + p').textContent()
    expect(await page.evaluate(() => (window as unknown as { shared: unknown }).shared)).toEqual({
      title: await page.locator('h1').textContent(),
      text: excerpt,
      url: address,
    })
    expect(await menu(page).count()).toBe(0)
  })

  test.each([
    ['AbortError', 0],
    ['NotAllowedError', 1],
  ])('may end with %s: errors shown: %i', async (name, errors) => {
    const page = await openArticle({}, deviceThat(`throw new DOMException('', '${name}')`))
    await openMenu(page)
    await entry(page, blogCopy.article.share.more).click()
    await menu(page).waitFor({ state: 'detached' })
    const alert = page.getByText(blogCopy.article.share.notShared.description)
    if (errors > 0) await alert.waitFor()
    expect(await alert.count()).toBe(errors)
    expect(page.problems).toEqual([])
  })
})
