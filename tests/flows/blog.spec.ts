import { hold, pathIn, phone, recordRequests, started, visit } from './support/page.ts'
import { expect, type Page, test } from './support/test.ts'

const titles = (page: Page) => page.locator('main article h2').allInnerTexts()
const search = (page: Page) => page.getByRole('searchbox')
const find = async (page: Page, text: string) => {
  await search(page).fill(text)
  await search(page).press('Enter')
}
const report = (page: Page, text: string | RegExp) =>
  expect(page.locator('main p[role=status]').filter({ hasText: text })).toBeVisible()
const result = (page: Page, path: string) => page.locator(`main h2 a[href="${path}"]`)

test('the list goes over several pages, each article once, takes one small file for each, and leads back', async ({
  page,
}) => {
  await visit(page, '/blog')
  const first = await titles(page)
  const requests = recordRequests(page)
  await page.getByRole('link', { name: 'Ältere Artikel' }).click()
  await page.waitForURL('**/blog/seite/2')
  await expect(page.getByText('Seite 2 von 3', { exact: true })).toBeVisible()
  expect(requests.filter((request) => request.includes('/content/')).length).toBe(1)
  await expect(page.locator('h1')).toBeFocused()
  const second = await titles(page)
  expect(new Set([...first, ...second]).size).toBe(18)
  await page.reload()
  await started(page)
  expect(await titles(page)).toEqual(second)
  await page.getByRole('link', { name: 'Neuere Artikel' }).click()
  await expect.poll(() => pathIn(page)).toBe('/blog')
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(second)
})

test.describe('the search', () => {
  test('finds words and pages, says when there is nothing, and is there after a reload and when one comes back', async ({
    page,
  }) => {
    await visit(page, '/blog')
    for (const [text, expected] of [
      ['fuchse mussig', ['Füchse hüten Müßiggänger']],
      ['quanten', ['Ein Text', 'Noch ein Text']],
      ['kuddelmuddel', []],
      ['postquanten noch', ['Noch ein Text']],
    ] as const) {
      await find(page, text)
      await report(page, `„${text}“`)
      await expect.poll(() => titles(page), text).toEqual(expected)
    }
    await page.reload()
    await expect(search(page)).toHaveValue('postquanten noch')
    await expect.poll(() => titles(page)).toEqual(['Noch ein Text'])
    await find(page, 'Impressum')
    await result(page, '/impressum').click()
    await page.waitForURL('**/impressum')
    await page.goBack()
    await expect(result(page, '/impressum')).toBeVisible()
    await expect(search(page)).toHaveValue('Impressum')
  })

  test('shows the best of many, keeps its place and its focus, and leads back to where it began', async ({
    page,
  }) => {
    await visit(page, '/blog/seite/2')
    await find(page, 'titel')
    await report(page, 'Die 18 passendsten')
    await expect(page.locator('main article')).toHaveCount(18)
    await page.goBack()
    await page.evaluate(() => window.scrollTo(0, 120))
    // In the window: what is above the field may change its height.
    const place = await search(page).boundingBox()
    await find(page, 'quanten')
    await report(page, '„quanten“')
    await expect(search(page)).toBeFocused()
    expect((await search(page).boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0)
    await page.goBack()
    await expect(page).toHaveURL(/seite\/2$/)
    await expect(search(page)).toHaveValue('')
    await page.goForward()
    await report(page, '„quanten“')
  })

  test('reports when it cannot be loaded, and tries again', async ({ page, expected }) => {
    expected.push(/ERR_FAILED/)
    await visit(page, '/blog')
    await page.route('**/content/**', (route) => route.abort())
    await find(page, 'quanten')
    await expect(page.locator('main').getByRole('alert')).toBeVisible()
    await page.unroute('**/content/**')
    await search(page).press('Enter')
    await expect.poll(() => titles(page)).toEqual(['Ein Text', 'Noch ein Text'])
  })

  test('leaves out an answer that comes after the next question', async ({ page }) => {
    await visit(page, '/blog')
    const release = await hold(page, '**/content/search/**', 1)
    const held = page.waitForRequest('**/content/search/**')
    await find(page, 'quanten')
    const request = await held
    await find(page, 'constructor')
    release()
    await (await request.response())?.finished()
    await expect.poll(() => titles(page)).toEqual(['Füchse hüten Müßiggänger'])
  })

  test('leads on where it finds nothing', async ({ page }) => {
    await visit(page, '/blog?suche=Ransomware')
    await expect(search(page)).toHaveValue('Ransomware')
    await find(page, 'xqzvw')
    await report(page, '„xqzvw“')
    await expect(page.locator('main a[href="/kontakt"]').first()).toBeVisible()
  })
})

test.describe('an article', () => {
  const body = (page: Page) => page.locator('#article-body')

  test('has code that can be scrolled with the keyboard', async ({ page }) => {
    await page.setViewportSize(phone)
    await visit(page, '/blog/code')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    const wide = body(page).locator('pre').nth(1)
    await wide.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => wide.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0)
  })

  test('has notes, tables and headings with names, and footnotes that lead there and back', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 560, height: 640 })
    await visit(page, '/blog/satz')
    const table = body(page).getByRole('region', { name: 'Tabelle', exact: true }).first()
    await table.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    await expect(body(page).getByRole('note')).toHaveCount(5)
    const heading = body(page).getByRole('heading', { name: 'Tabellen', exact: true })
    await expect(heading.getByRole('link')).toHaveAttribute('href', /^#.*tabellen$/)
    await expect(
      page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link', { name: 'Tabellen' }),
    ).toHaveCount(1)
    await expect(body(page).locator('figcaption')).toContainText('„Titel“ <b>')
    const header = async () => {
      const box = await page.locator('header').first().boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    for (const name of ['1', 'Zurück zum Text, Verweis 1']) {
      await body(page).getByRole('link', { name, exact: true }).first().focus()
      await page.keyboard.press('Enter')
      const id = decodeURIComponent(new URL(page.url()).hash.slice(1))
      const place = page.locator(`[id="${id}"]`)
      await expect(place).toBeInViewport()
      expect((await place.boundingBox())?.y).toBeGreaterThanOrEqual(await header())
    }
  })
})
