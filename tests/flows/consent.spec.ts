import { follow, started, visit } from './support/page.ts'
import { expect, type Page, test } from './support/test.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
const box = (page: Page, name: string) => settings(page).getByLabel(name)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const openSettings = (page: Page) =>
  page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' }).click()

const answer = (analytics: boolean, marketing = analytics) => ({ necessary: true, analytics, marketing })

/** The stored answer with its attributes. The browser writes it a moment after the page has set it. */
async function stored(page: Page) {
  const cookies = (await page.context().cookies()).filter(({ name }) => name === 'cookie-consent')
  return cookies.map(({ value, path, sameSite, expires }) => ({
    answer: JSON.parse(decodeURIComponent(value)),
    ...{ path, sameSite, days: Math.round((expires - Date.now() / 1000) / 86_400) },
  }))
}

const storedAs = (answer: object) => [{ answer, path: '/', sameSite: 'Lax', days: 365 }]

/** The names of everything that the browser has stored of the site. */
async function traces(page: Page): Promise<string[]> {
  const inPage = await page.evaluate(async () => [
    ...Object.keys(sessionStorage),
    ...Object.keys(localStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ])
  return [...(await page.context().cookies()).map(({ name }) => name), ...inPage]
}

const restore = (page: Page, baseURL: string | undefined, value: string) =>
  page.context().addCookies([{ url: baseURL ?? '', name: 'cookie-consent', value }])

test('who has not answered leaves no trace but what was chosen and typed', async ({ page }) => {
  for (const path of ['/', '/lageplan', '/notfall', '/kontakt']) await visit(page, path)
  await follow(page, '/leistungen')
  await page.goBack()
  await page.reload()
  await started(page)
  expect(await traces(page)).toEqual([])
  const message = page.locator('[name=message]')
  await message.fill('Hallo')
  await expect.poll(async () => (await traces(page)).length).toBe(1)
  await message.fill('')
  await expect.poll(() => traces(page)).toEqual([])
})

for (const [what, name, expected, before] of [
  ['accepts all', 'Alle akzeptieren', storedAs(answer(true)), ''],
  ['whose answer cannot be read declines', 'Ablehnen', storedAs(answer(false)), '%'],
  ['closes the question, which stores nothing', 'Hinweis schließen', [], ''],
] as const) {
  test(`a visitor ${what}`, async ({ page, baseURL }) => {
    if (before) await restore(page, baseURL, before)
    await visit(page, '/')
    await press(page, name)
    await expect(banner(page)).toHaveCount(0)
    await follow(page, '/kontakt')
    await expect(banner(page)).toHaveCount(0)
    await expect.poll(() => stored(page)).toEqual(expected)
    await visit(page, '/')
    await expect(banner(page)).toHaveCount(expected.length === 0 ? 1 : 0)
  })
}

test('who leaves the settings is still asked, and can choose by category, on a small phone too', async ({
  page,
}) => {
  await visit(page, '/')
  const button = banner(page).getByRole('button', { name: 'Einstellungen' })
  await button.click()
  await expect(settings(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings(page)).toHaveCount(0)
  await expect(banner(page)).toBeVisible()
  await expect(button).toBeFocused()
  expect(await stored(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 600 })
  await button.click()
  await expect(box(page, 'Notwendig')).toBeChecked()
  await expect(box(page, 'Notwendig')).toBeDisabled()
  await expect(box(page, 'Statistik')).not.toBeChecked()
  await expect(settings(page).getByRole('button', { name: 'Auswahl speichern' })).toBeInViewport()
  await box(page, 'Marketing').check()
  await press(page, 'Auswahl speichern')
  await expect(settings(page)).toHaveCount(0)
  await expect(banner(page)).toHaveCount(0)
  await expect.poll(() => stored(page)).toEqual(storedAs(answer(false, true)))
})

test('who has answered never sees the question, and changes the answer from each footer', async ({
  page,
  baseURL,
}) => {
  await restore(page, baseURL, encodeURIComponent(JSON.stringify(answer(false, true))))
  await page.addInitScript(() => {
    const seen = { banner: false }
    Object.assign(window, { seen })
    const look = () => {
      seen.banner ||= document.querySelector('[aria-label=Cookies]')?.checkVisibility() === true
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  for (const [path, isAllowed] of [
    ['/', true],
    ['/impressum', false],
  ] as const) {
    await visit(page, path)
    expect(await page.evaluate('seen.banner')).toBe(false)
    await openSettings(page)
    await expect(box(page, 'Marketing')).toBeChecked({ checked: isAllowed })
    await box(page, 'Marketing').setChecked(!isAllowed)
    await press(page, 'Auswahl speichern')
    await expect.poll(() => stored(page)).toEqual(storedAs(answer(false, !isAllowed)))
  }
})

test('settings that cannot be loaded without a connection say so, and open once there is one', async ({
  page,
  expected,
}) => {
  expected.push(/Failed to load resource/)
  await visit(page, '/impressum')
  await page.context().setOffline(true)
  await openSettings(page)
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await page.context().setOffline(false)
  await openSettings(page)
  await expect(settings(page)).toBeVisible()
})

test('the question comes with the application, and leaves the buttons of the home page free', async ({
  page,
  expected,
}) => {
  expected.push(/Failed to load resource/)
  for (const [width, height] of [
    [1366, 768],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await visit(page, '/')
    const top = (await banner(page).boundingBox())?.y ?? 0
    expect(top).toBeGreaterThan(height * 0.85)
    for (const path of ['/kontakt', '/leistungen']) {
      const link = await page.locator(`main a[href="${path}"]`).first().boundingBox()
      if (link && link.y < height)
        expect(link.y + link.height, `${path} at ${width}`).toBeLessThanOrEqual(top)
    }
  }
  // With letters twice as large, too, one answers as easily with no as with yes.
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  for (const button of await banner(page).getByRole('button').all())
    await expect(button).toBeInViewport({ ratio: 1 })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/impressum')
  await expect(page.locator('footer')).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})
