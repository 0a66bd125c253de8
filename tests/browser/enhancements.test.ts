import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { company } from '../../src/company/company.ts'
import { weekOf } from '../../src/company/week.ts'
import { shell as de } from '../../src/content/de/shell.ts'
import { fill } from '../../src/i18n/fill.ts'
import { longDay } from '../../src/i18n/format.ts'
import { articlePath, pathOf } from '../../src/pages.ts'
import { frames, navigateTo, openFirstVisit, openPage, visit } from '../support/browser.ts'
import { field } from '../support/contact-form.ts'
import { contact, messages } from '../support/copies.ts'
import { documentAt, sourceAt } from '../support/documents.ts'
import { everyPage, germanPage, publishedSlugs } from '../support/every-page.ts'

const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)

test.each([
  ['/', 1280],
  ['/', 390],
  ['/lageplan', 390],
  ['/kontakt', 390],
  ['/leistungen/backup', 1280],
  ['/agb', 768],
])('the button back to the top appears at %s above 300 px, %i wide', async (path, width) => {
  const page = await openPage({ viewport: { width, height: 800 } })
  const topButton = page.getByRole('button', { name: de.backToTop })
  await visit(page, path)
  await scrollTo(page, 300)
  await frames(page)
  expect(await topButton.count()).toBe(0)
  await scrollTo(page, 301)
  await topButton.waitFor()
})

test('the button back to the top scrolls as the visitor wants, and leads to the heading', async () => {
  const page = await openPage()
  const topButton = page.getByRole('button', { name: de.backToTop })
  await page.addInitScript(`const scrollTo = window.scrollTo
    window.scrolls = []
    window.scrollTo = (options) => { window.scrolls.push(options); return scrollTo.call(window, options) }`)
  await visit(page, germanPage)
  await scrollTo(page, 301)
  await topButton.waitFor()
  const box = await topButton.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await scrollTo(page, 300)
  await topButton.waitFor({ state: 'detached' })
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await scrollTo(page, 1500)
    await topButton.press('Enter')
    await page.waitForFunction(() => window.scrollY === 0)
    expect(await page.evaluate('window.scrolls.at(-1)')).toEqual({ top: 0, behavior })
    await topButton.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  }
  expect(page.problems).toEqual([])
})

// Every day and clock is in the unit tests of `opening-hours.ts`, and each sentence in `reach-sentence.test.ts`.
test('what is open is said to the minute, in the language and the time zone of a visitor', async () => {
  const [, closes = ''] = weekOf(company.hours.phone)[1]?.[0] ?? []
  const closing = Date.parse(`2026-11-16T${closes}:00+01:00`)
  const page = await openFirstVisit({ locale: 'en-GB', timezoneId: 'Asia/Tokyo' })
  const sentence = page.locator('[data-open]')
  await page.clock.install({ time: closing - 3_600_000 })
  await visit(page, '/kontakt')
  await page.clock.pauseAt(closing - 80_000)
  const isOpen = () => sentence.getAttribute('data-open')
  await sentence.filter({ hasText: 'Monday' }).waitFor()
  await page.clock.runFor(78_000)
  expect(await isOpen()).toBe('true')
  await page.clock.runFor(2000)
  await sentence.filter({ hasText: 'Tuesday' }).waitFor()
  expect(await isOpen()).toBe('false')
  expect(page.problems).toEqual([])
})

test('a callback leaves out the night and the weekend, needs a number, and stays in another language and after a reload', async () => {
  const page = await openFirstVisit({ timezoneId: 'America/New_York' })
  // A Friday night in Luxembourg; the holidays are in the unit test of `callback-times.ts`.
  await page.clock.setFixedTime('2026-11-27T22:30:00Z')
  await visit(page, '/kontakt')
  const choice = field(page, 'callback')
  const monday = (language: 'de' | 'en') => {
    const { reach, callback } = contact[language].office
    const values = { weekday: reach.weekdays[1] ?? '', day: longDay('2026-11-30', language) }
    return fill(callback.times.morning, values)
  }
  await choice.locator('option', { hasText: monday('de') }).waitFor({ state: 'attached' })
  expect(await choice.locator('option').nth(1).textContent()).toBe(monday('de'))
  await choice.selectOption(monday('de'))
  const state = async () => [
    await choice.inputValue(),
    // Nobody can call without a number.
    await field(page, 'phone').evaluate((phone: HTMLInputElement) => phone.required),
  ]
  expect(await state()).toEqual([monday('de'), true])
  await page.reload()
  await expect.poll(state).toEqual([monday('de'), true])
  await page.getByRole('group', { name: de.language }).getByRole('button').last().click()
  await expect.poll(state).toEqual([monday('en'), true])
  await page.reload()
  await expect.poll(state).toEqual([monday('en'), true])
  await choice.selectOption('')
  expect(await state()).toEqual(['', false])
  expect(page.problems).toEqual([])
})

test('what is for scripts alone is not in the HTML', async () => {
  const html = sourceAt('/kontakt') + sourceAt(germanPage)
  expect(html).not.toContain(' data-open=')
})

const path = everyPage.find((path) => documentAt(path).querySelectorAll('main details[name]').length > 2)

test.skipIf(path === undefined)(
  'of questions one is open at a time, a search finds closed answers, and paper has all',
  async () => {
    const page = await openPage()
    const open = () =>
      page
        .locator('main details[name]')
        .evaluateAll((all) => all.flatMap((one, index) => ((one as HTMLDetailsElement).open ? [index] : [])))
    const answers = page.locator('main details[name] > p')
    await visit(page, path ?? '')
    const hidden = await page
      .locator('main details[name]')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::details-content').contentVisibility))
    expect([...new Set(hidden)]).toEqual(['hidden'])
    for (const [index, expected] of [
      [0, [0]],
      [2, [2]],
      [1, [1]],
      [1, []],
    ] as const) {
      await page.locator('main details[name] > summary').nth(index).click()
      expect(await open()).toEqual(expected)
    }
    expect(await answers.first().isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    for (const answer of await answers.all()) {
      expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
      expect(await answer.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
    }
    await page.emulateMedia({ media: 'screen' })
    const words = ((await answers.nth(2).textContent()) ?? '').split(' ').slice(0, 6).join(' ')
    // A text fragment searches the page as a visitor does.
    await page.goto('about:blank')
    await page.goto(`${inject('siteUrl')}${path}#:~:text=${encodeURIComponent(words)}`)
    await page.waitForFunction(() => document.querySelectorAll('main details[open]').length === 1)
    expect(await open()).toEqual([2])
  },
)

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
    [
      'without matchMedia, sessionStorage, a clipboard, Intl and a language',
      `delete window.matchMedia;${missing};delete window.Intl
      Object.defineProperty(navigator, 'language', { value: undefined })`,
    ],
    [
      'whose matchMedia and storages throw, without time zones, de-LU and view transitions, with an odd clock',
      `window.matchMedia = () => { throw new Error() };${throwing('sessionStorage')}${throwing('localStorage')}
      ${noTimeZones};delete Document.prototype.startViewTransition
      const shift = Date.now() - new Date(2000, 1, 29, 12)
      Date = class extends Date { constructor(...args) { super(...(args.length ? args : [Date.now()])) }
        static now() { return super.now() - shift } }`,
    ],
  ])('%s', async (_, script) => {
    const page = await openPage()
    await page.addInitScript(script)
    // By load, each; then by navigation, which asks the browser for what the build knew before.
    for (const path of ['/', '/kontakt', '/impressum']) await visit(page, path)
    const articles = publishedSlugs.slice(0, 1).map(articlePath)
    for (const path of ['/datenschutz', '/kontakt', '/blog', ...articles, '/404']) {
      await navigateTo(page, path)
    }
    await navigateTo(page, germanPage)
    await scrollTo(page, 1500)
    await page.getByRole('button', { name: de.backToTop }).click()
    await page.waitForFunction(() => window.scrollY === 0)
    await page.getByRole('button', { name: de.consent.acceptAll }).click()
    await page.getByRole('button', { name: 'English' }).click()
    await page.waitForFunction(() => document.documentElement.lang === 'en')
    await page.locator('header nav').getByRole('link', { name: messages.en.labels.contact }).click()
    await page.waitForURL(`**${pathOf('contact', 'en')}`)
    await page.locator('h1:focus').waitFor()
    // An unknown address is drawn in the browser alone.
    await visit(page, '/gibt-es-nicht')
    await page.locator('h1', { hasText: de.notFound.heading }).waitFor()
    const problems = page.problems.filter((problem) => !/error: 404: |status of 404/.test(problem))
    expect(problems).toEqual([])
  })
})
