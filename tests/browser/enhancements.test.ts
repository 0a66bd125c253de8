import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { company } from '../../src/company/company.ts'
import { shell as de } from '../../src/content/de/shell.ts'
import { articlePath, pathOf, screens } from '../../src/pages.ts'
import { frames, navigateTo, openFirstVisit, openPage, visit, type WatchedPage } from '../support/browser.ts'
import { contact } from '../support/copies.ts'
import { documentAt, sourceAt } from '../support/documents.ts'
import { everyPage, publishedSlugs } from '../support/every-page.ts'
import { english, existing, germanPage, isBilingual } from '../support/this-site.ts'

const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

describe.concurrent('the button back to the top', () => {
  const topButton = (page: Page) => page.getByRole('button', { name: de.backToTop })

  /** Records how far a button was asked to scroll, and whether it goes there smoothly. */
  const recordScroll = `const scrollTo = window.scrollTo
    window.scrolls = []
    window.scrollTo = (options) => { window.scrolls.push(options); return scrollTo.call(window, options) }`
  const scrolls = (page: Page) =>
    page.evaluate(() => (window as unknown as { scrolls: ScrollToOptions[] }).scrolls)

  test('appears once more than 300 px are scrolled, and goes again', async () => {
    const page = await openPage()
    await visit(page, germanPage)
    await scrollTo(page, 300)
    await frames(page)
    expect(await topButton(page).count()).toBe(0)
    await scrollTo(page, 301)
    await topButton(page).waitFor()
    const box = await topButton(page).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await scrollTo(page, 300)
    await topButton(page).waitFor({ state: 'detached' })
    expect(page.problems).toEqual([])
  })

  test.each([
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const)(
    'with motion: %s it scrolls %s, and the focus is on the heading',
    async (reducedMotion, behavior) => {
      const page = await openPage({ reducedMotion })
      await page.addInitScript(recordScroll)
      await visit(page, germanPage)
      await scrollTo(page, 1500)
      await topButton(page).press('Enter')
      await page.waitForFunction(() => window.scrollY === 0)
      expect((await scrolls(page)).at(-1)).toEqual({ top: 0, behavior })
      await topButton(page).waitFor({ state: 'detached' })
      expect(await focusedTag(page)).toBe('H1')
      expect(page.problems).toEqual([])
    },
  )
})

describe.concurrent('the badge beside the opening hours', () => {
  const badge = (page: Page) => page.locator('dd [data-open]')
  const { opens, closes } = company.hours.contactPage

  /** So many minutes after a time on the company's clock; none of these days is a holiday anywhere. */
  function at(day: string, clock: string, minutes = 0): string {
    const offset = day < '2026-10-25' ? '+02:00' : '+01:00'
    return new Date(Date.parse(`${day}T${clock}:00${offset}`) + minutes * 60_000).toISOString()
  }

  const tuesday = isBilingual ? 'Tuesday' : 'Dienstag'

  async function openContact(time: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
    const page = await openFirstVisit(options)
    await page.clock.setFixedTime(time)
    await visit(page, '/kontakt')
    return page
  }

  // Every day and clock is in the unit tests of `opening-hours.ts`.
  test.each([
    [at('2026-11-16', opens, -1), 'de-DE', contact.de.office.closed(contact.de.office.today, opens)],
    [at('2026-07-06', closes), 'en-GB', contact[english].office.closed(tuesday, opens)],
  ])('says at %s in %s: %s', async (time, locale, text) => {
    const page = await openContact(time, { locale, timezoneId: 'Asia/Tokyo' })
    await badge(page).filter({ hasText: text }).waitFor()
    expect(page.problems).toEqual([])
  })

  test('changes at the minute', async () => {
    const page = await openFirstVisit()
    await page.clock.install({ time: at('2026-11-16', closes, -60) })
    await visit(page, '/kontakt')
    await page.clock.pauseAt(at('2026-11-16', closes, -4 / 3))
    await badge(page).filter({ hasText: contact.de.office.open }).waitFor()
    await page.clock.runFor(78_000)
    expect(await badge(page).textContent()).toBe(contact.de.office.open)
    await page.clock.runFor(2000)
    await badge(page)
      .filter({ hasText: contact.de.office.closed('Dienstag', opens) })
      .waitFor()
  })
})

test('what is for scripts alone is not in the HTML', async () => {
  const html = sourceAt('/kontakt') + sourceAt(germanPage)
  for (const text of [contact.de.office.open, ' data-open=', de.backToTop]) expect(html).not.toContain(text)
})

const path = everyPage.find((path) => documentAt(path).querySelectorAll('main details').length > 2)

describe.skipIf(path === undefined).concurrent('questions and answers', () => {
  const open = (page: Page) =>
    page
      .locator('main details')
      .evaluateAll((all) => all.flatMap((one, index) => ((one as HTMLDetailsElement).open ? [index] : [])))
  const answers = (page: Page) => page.locator('main details > p')

  test.each([[true], [false]])('one is open at a time, and can be closed (scripts: %s)', async (scripts) => {
    const page = await openPage({ javaScriptEnabled: scripts })
    await page.goto(path ?? '')
    const questions = page.locator('main summary')
    await questions.nth(2).waitFor()
    for (const [index, expected] of [
      [0, [0]],
      [2, [2]],
      [1, [1]],
      [1, []],
    ] as const) {
      await questions.nth(index).click()
      expect(await open(page)).toEqual(expected)
    }
  })

  test('are in the page while they are closed, where a search finds and opens them', async () => {
    const page = await openPage()
    await visit(page, path ?? '')
    const hidden = await page
      .locator('main details')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::details-content').contentVisibility))
    expect([...new Set(hidden)]).toEqual(['hidden'])
    const words = ((await answers(page).nth(2).textContent()) ?? '').split(' ').slice(0, 6).join(' ')
    // A text fragment searches the page as a visitor does.
    await page.goto('about:blank')
    await page.goto(`${inject('siteUrl')}${path}#:~:text=${encodeURIComponent(words)}`)
    await page.waitForFunction(() => document.querySelectorAll('main details[open]').length === 1)
    expect(await open(page)).toEqual([2])
  })

  test('are all answered on paper', async () => {
    const page = await openPage()
    await visit(page, path ?? '')
    expect(await answers(page).first().isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    for (const answer of await answers(page).all()) {
      expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
      expect(await answer.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
    }
  })
})

/** Scripts that take something from the browser, or let it throw. */
const noTimeZones = `const Format = Intl.DateTimeFormat
  Intl.DateTimeFormat = function (locale, options) {
    if (options?.timeZone || locale === 'de-LU') throw new RangeError('not known')
    return new Format(locale, options)
  }`
const missing = `Object.defineProperty(window, 'sessionStorage', { value: undefined });
  Object.defineProperty(navigator, 'clipboard', { value: undefined })`
const throwing = (name: string) =>
  `Object.defineProperty(window, '${name}', { get() { throw new DOMException('', 'SecurityError') } });`

describe.concurrent('the site works in a browser', () => {
  test.each([
    ['without matchMedia, sessionStorage and a clipboard', `delete window.matchMedia;${missing}`],
    [
      'whose matchMedia and storages throw',
      `window.matchMedia = () => { throw new Error() };${throwing('sessionStorage')}${throwing('localStorage')}`,
    ],
    [
      'without time zones, de-LU and view transitions',
      `${noTimeZones};delete Document.prototype.startViewTransition`,
    ],
    [
      'without Intl and a language',
      "delete window.Intl; Object.defineProperty(navigator, 'language', { value: undefined })",
    ],
  ])('%s', async (_, script) => {
    const page = await openPage()
    await page.addInitScript(script)
    // By load, each; then by navigation, which asks the browser for what the build knew before.
    for (const path of ['/', '/kontakt', '/impressum']) await visit(page, path)
    const articles = publishedSlugs.slice(0, 1).map(articlePath)
    for (const path of ['/datenschutz', '/kontakt', ...existing('/blog'), ...articles, '/404']) {
      await navigateTo(page, path)
    }
    await navigateTo(page, germanPage)
    await scrollTo(page, 1500)
    await page.locator('main > button').click()
    await page.waitForFunction(() => window.scrollY === 0)
    if (isBilingual) {
      await page.getByRole('button', { name: 'English' }).click()
      await page.waitForFunction(() => document.documentElement.lang === 'en')
    }
    await page.locator('header nav').getByRole('link', { name: screens.contact.label[english] }).click()
    await page.waitForURL(`**${pathOf('contact', english)}`)
    await page.locator('h1:focus').waitFor()
    // An unknown address is drawn in the browser alone.
    await visit(page, '/gibt-es-nicht')
    await page.locator('h1', { hasText: de.notFound.heading }).waitFor()
    const problems = page.problems.filter((problem) => !/error: 404: |status of 404/.test(problem))
    expect(problems).toEqual([])
  })
})
