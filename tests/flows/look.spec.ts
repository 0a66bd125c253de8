import { field, send } from './support/contact.ts'
import { desk, follow, phone, recordShifts, shiftsIn, visit } from './support/page.ts'
import { expect, type Page, test } from './support/test.ts'

const article = '/blog/nis2-richtlinie-umsetzung'

const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)

const brightness = (page: Page) =>
  page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0]))

test('a page is dark where the system is dark, and on paper always light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, '/')
  expect(await brightness(page)).toBeLessThan(80)
  await page.emulateMedia({ media: 'print' })
  expect(await brightness(page)).toBeGreaterThan(200)
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  expect(await brightness(page)).toBeGreaterThan(200)
})

for (const [path, size] of [
  ['/', phone],
  ['/', desk],
  ['/kontakt?thema=backup', phone],
  [article, desk],
] as const)
  test(`nothing moves after the first paint of ${path} at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await recordShifts(page)
    await visit(page, path)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    expect(await shiftsIn(page)).toEqual([])
  })

test('the first answer fits in one round trip, and the application comes after the first paint', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/kontakt', '/leistungen', '/leistungen/backup', '/services']) {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'br' } })
    expect(Number(response.headers()['content-length']), path).toBeLessThanOrEqual(14_600)
  }
  await visit(page, '/')
  const [paint = 0, script = 0] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance.getEntriesByType('resource').find(({ name }) => /assets\/react.*\.js/.test(name))?.startTime,
  ])
  expect(script).toBeGreaterThanOrEqual(paint)
})

test('on paper each sheet says whose it is, without what is for the screen', async ({ page }) => {
  await visit(page, '/')
  const number = await page.locator('a[href^="tel:"]').first().getAttribute('href')
  for (const path of ['/', article]) {
    await visit(page, path)
    // The styles for paper come after the first paint.
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation').first()).toBeHidden()
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    const sheets = pdf.match(/\/Type \/Page\b/g)?.length ?? 0
    expect(sheets).toBeGreaterThan(1)
    // The telephone number beside the address is a link, which a PDF lists as text.
    expect(pdf.split(`(${number})`).length - 1, path).toBeGreaterThanOrEqual(sheets)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('the button back to the top appears above 300 px', async ({ page }) => {
  await page.setViewportSize(phone)
  await visit(page, '/kontakt')
  const button = page.getByRole('button', { name: 'Nach oben' })
  await scrollTo(page, 300)
  await page.waitForTimeout(200)
  await expect(button).toHaveCount(0)
  await scrollTo(page, 301)
  await expect(button).toBeVisible()
  const box = await button.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await scrollTo(page, 1000)
    await button.press('Enter')
    if (reducedMotion === 'no-preference') expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await page.waitForFunction(() => scrollY === 0)
    await expect(button).toHaveCount(0)
    await expect(page.locator('h1')).toBeFocused()
  }
})

test('in forced colours one sees fields and the focus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await visit(page, '/kontakt')
  await send(page).click()
  await expect(field(page, 'firstName')).toBeFocused()
  const style = await field(page, 'firstName').evaluate((it) => {
    const { outlineStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(it)
    return { outlineStyle, hasBorder: borderTopWidth !== '0px' && borderTopColor !== backgroundColor }
  })
  expect(style).toEqual({ outlineStyle: 'solid', hasBorder: true })
})

test.describe('opening hours', () => {
  test.use({ moment: '', locale: 'en-GB', timezoneId: 'Asia/Tokyo' })

  test('are said to the minute, in the language and the time zone of a visitor', async ({ page }) => {
    // The telephone closes at 18:00 in Luxembourg, on a Monday (spec §1).
    const closing = Date.parse('2026-11-16T18:00:00+01:00')
    await page.clock.install({ time: closing - 3_600_000 })
    await visit(page, '/kontakt')
    await page.clock.pauseAt(closing - 80_000)
    const sentence = page.locator('main p:has(> a[href="/emergency"]) > span')
    await page.clock.runFor(78_000)
    await expect(sentence).toContainText('18:00')
    await page.clock.runFor(2000)
    await expect(sentence).toContainText('Tu')
  })
})

test.describe('at odd times', () => {
  test.use({ moment: '', timezoneId: 'America/Los_Angeles' })

  for (const [moment, year, day] of [
    ['2026-12-24T23:58:00+01:00', 2026, '2026-12-24'],
    ['2028-02-29T12:00:00+01:00', 2028, '2028-02-29'],
  ] as const)
    test(`the year of the footer and the day of legal pages are those of Luxembourg (${moment})`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(moment)
      await visit(page, '/')
      await expect(page.locator('footer')).toContainText(`© ${year}`)
      await follow(page, '/impressum')
      await expect(page.locator('main time')).toHaveAttribute('datetime', day)
      await expect(page.locator('footer')).toContainText('© 2025')
    })
})
