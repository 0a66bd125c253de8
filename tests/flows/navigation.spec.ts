import { desk, follow, recordLoads, recordRequests, started, visit } from './support/page.ts'
import { expect, type Page, test } from './support/test.ts'

const german = '/leistungen/managed-services'
const article = '/blog/nis2-richtlinie-umsetzung'

const scrollDown = async (page: Page) => {
  await page.mouse.wheel(0, 1500)
  await page.waitForFunction(() => window.scrollY > 1000)
}
const isAtTop = (page: Page) => page.waitForFunction(() => window.scrollY === 0)

test('a page starts at the top, also when going back and forward', async ({ page }) => {
  await visit(page, '/')
  await scrollDown(page)
  await page.locator(`footer a[href="${german}"]`).click()
  await page.waitForURL(`**${german}`)
  await expect(page.locator('h1')).toBeFocused()
  await isAtTop(page)
  await scrollDown(page)
  await page.goBack()
  await page.waitForURL('**/')
  await isAtTop(page)
  await page.goForward()
  await page.waitForURL(`**${german}`)
  await isAtTop(page)
})

test('a page is announced, marks its link, and has nothing of the metadata of the first one', async ({
  page,
}) => {
  await visit(page, '/impressum')
  const metadata = page.locator('[rel=canonical], [hreflang], meta[property], [type="application/ld+json"]')
  expect(await metadata.count()).toBeGreaterThan(10)
  await follow(page, '/kontakt')
  await expect(page.locator('p[role=status]').first()).toHaveText(await page.title())
  await expect(page.locator('header nav [aria-current=page]')).toHaveText('Kontakt')
  await expect(metadata).toHaveCount(0)
})

test('a link to where one already is leads to the top or to its anchor, with the focus', async ({ page }) => {
  await visit(page, '/kontakt')
  await page.mouse.wheel(0, 5000)
  await page.waitForFunction(() => window.scrollY > 200)
  await page.locator('footer a[href="/kontakt"]').first().click()
  await isAtTop(page)
  await expect(page.locator('h1')).toBeFocused()
  // The first time it is on another page.
  for (let times = 0; times < 2; times++) {
    await page.locator('footer a[href="/#services"]').click()
    await page.waitForURL('**/#services')
    await expect(page.locator('#services')).toBeFocused()
    await expect(page.locator('#services')).toBeInViewport()
  }
})

test('every page of the footer is reached without a load', async ({ page }) => {
  await page.setViewportSize(desk)
  await visit(page, '/')
  const loads = recordLoads(page)
  const links = await page
    .locator('footer a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const pages = new Set(links.filter((path) => !/#|\.|^\/$|backup-services/.test(path)))
  expect(pages.size).toBeGreaterThan(20)
  const click = (path: string) =>
    page.evaluate((path) => {
      const link = document.querySelector<HTMLElement>(`a[href="${path}"]`)
      link?.click()
      return link !== null
    }, path)
  for (const path of pages) {
    // The footer of legal pages is short.
    if (!(await click(path))) {
      await follow(page, '/')
      await click(path)
    }
    await page.waitForURL(`**${path}`)
    await expect(page.locator('h1')).toBeFocused()
  }
  expect(loads).toEqual([])
})

test.describe('a page that fails', () => {
  test('says so, and does not go round in circles, when the first page has no data', async ({
    page,
    expected,
  }) => {
    expected.push(/status of (404|500)/)
    const loads = recordLoads(page)
    await page.route('**/content/posts/*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/blog/gibt-es-nicht')
    await expect(page.locator('main').getByRole('link', { name: 'Neu laden' })).toBeVisible()
    expect(loads.length).toBeLessThanOrEqual(3)
  })

  test('keeps the header, and the other pages work', async ({ page, expected }) => {
    expected.push(/./)
    await visit(page, '/blog')
    await page.route('**/content/posts/*', async (route) => {
      await route.fulfill({ json: { ...(await (await route.fetch()).json()), tags: null } })
    })
    await page.locator('main h2 a').first().click()
    await expect(page.locator('h1')).toHaveText(/Fehler/)
    await page.locator('header nav a[href="/kontakt"]').click()
    await expect(page.locator('[name=message]')).toBeVisible()
  })
})

/** What a tab meets that is older than the site: its link, the files that are gone, and how. */
const page404 = { status: 404, contentType: 'text/html', body: '<!doctype html>' }
const gone = [
  ['code', '/', '/kontakt', '**/assets/**/*.js', page404],
  [
    'article',
    '/blog',
    article,
    '**/content/posts/*',
    { contentType: 'application/json', body: '{"format":0}' },
  ],
] as const

for (const [what, from, path, files, response] of gone) {
  test(`a tab whose ${what} is gone loads the page, after each deploy, and shows no error`, async ({
    page,
    expected,
  }) => {
    expected.push(/Failed to load resource|dynamically imported|MIME type/)
    const loads = recordLoads(page)
    for (let deploy = 0; deploy < 2; deploy++) {
      await visit(page, from)
      loads.length = 0
      // Until the page is loaded again, the tab has the code of the deploy before.
      await page.route(files, (route) => (loads.length > 0 ? route.continue() : route.fulfill(response)))
      await page.locator(`a[href="${path}"]:visible`).first().click()
      await expect.poll(() => loads).toEqual([path])
      await started(page)
      await expect(page.getByRole('link', { name: 'Neu laden' })).toHaveCount(0)
      await page.unroute(files)
    }
    expect(loads).toEqual([path])
  })
}

test('an application whose code is gone loads the page again, once, and leaves it readable', async ({
  page,
  expected,
}) => {
  expected.push(/status of 500/)
  const loads = recordLoads(page)
  await page.route('**/assets/contact-*.js', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/kontakt')
  await expect.poll(() => loads.length).toBe(2)
  await expect(page.locator('h1')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loads.length).toBe(2)
  await page.unroute('**/assets/contact-*.js')
  await page.locator('header nav a[href="/"]').click()
  await page.waitForURL((url) => url.pathname === '/')
  await started(page)
})

test('the data of a link that is pointed at is fetched, once', async ({ page }) => {
  await visit(page, '/blog')
  const requests = recordRequests(page)
  const asked = () => requests.filter((request) => request.includes('/content/posts/nis2-richtlinie')).length
  const link = page.locator(`main a[href="${article}"]`).first()
  await link.hover()
  await expect.poll(asked).toBe(1)
  await link.click()
  await expect(page.locator('#article-body')).toBeVisible()
  expect(asked()).toBe(1)
})
