import { desk, follow, recordLoads, saveData, started, visit } from './support/page.ts'
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

test('each page marks its link in the header, or the one above it', async ({ page }) => {
  for (const [path, current] of [
    ['/', '/'],
    ['/kontakt', '/kontakt'],
    ['/leistungen', '/leistungen'],
    ['/services', '/leistungen'],
    ['/leistungen/cloud', '/leistungen'],
    ['/security-services', '/leistungen'],
    ['/unternehmen/vision-mission', '/unternehmen'],
    ['/partner', '/unternehmen'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('header nav [aria-current]'), path).toHaveCount(1)
    await expect(page.locator('header nav [aria-current]'), path).toHaveAttribute('href', current)
    const kind = path === current || path === '/services' ? 'page' : 'true'
    await expect(page.locator('header nav [aria-current]'), path).toHaveAttribute('aria-current', kind)
  }
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

test('a change that starts during another one rejects nothing', async ({ page }) => {
  await visit(page, '/impressum')
  for (const path of ['/kontakt', '/', '/unternehmen']) await follow(page, path)
  await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLElement>('header nav a')
    for (const link of links) link.click()
    requestAnimationFrame(() => links[0]?.click())
  })
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.locator('h1')).toBeFocused()
})

test('an article is the same after another one and back', async ({ page }) => {
  await visit(page, article)
  const title = await page.locator('h1').innerText()
  const body = page.locator('#article-body')
  const text = await body.innerText()
  await body.locator('a[href^="/blog/"]').first().click()
  await expect(page.locator('h1')).not.toHaveText(title)
  await page.goBack()
  await expect(page.locator('h1')).toHaveText(title)
  expect(await body.innerText()).toBe(text)
})

for (const locale of ['de-DE', 'en-GB']) {
  test.describe(`in a browser that speaks ${locale}`, () => {
    test.use({ locale, viewport: desk })

    test('every page of the footer is reached without a load', async ({ page }) => {
      await visit(page, '/impressum')
      await visit(page, '/')
      await page.evaluate(() => Object.assign(window, { isSame: true }))
      const links = await page
        .locator('footer a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      const pages = new Set(links.filter((path) => !/#|\.|^\/$|backup-services/.test(path)))
      expect(pages.size).toBeGreaterThan(20)
      for (const path of pages) {
        // The footer of legal pages is short.
        if ((await page.locator(`a[href="${path}"]:visible`).count()) === 0) await follow(page, '/')
        await follow(page, path)
        await expect(page.locator('h1'), path).toHaveCount(1)
      }
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    })
  })
}

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
      await route.fulfill({ json: { ...(await (await route.fetch()).json()), tags: 0 } })
    })
    await page.locator('main h2 a').first().click()
    await expect(page.locator('h1')).toHaveText(/Fehler/)
    await page.locator('header nav a[href="/kontakt"]').click()
    await expect(page.locator('[name=message]')).toBeVisible()
  })
})

/** What a tab meets that is older than the site: its link, the files that are gone, and how. */
const gone = [
  [
    'code',
    '/kontakt',
    '**/assets/**/*.js',
    { status: 404, contentType: 'text/html', body: '<!doctype html>' },
  ],
  ['list', '/blog', '**/content/pages/*', { status: 404, contentType: 'text/html', body: '<!doctype html>' }],
  ['article', article, '**/content/posts/*', { contentType: 'application/json', body: '{"format":0}' }],
] as const

for (const [what, path, files, response] of gone) {
  test(`a tab whose ${what} is gone loads the page, after each deploy, and shows no error`, async ({
    page,
    expected,
  }) => {
    expected.push(/Failed to load resource|dynamically imported|MIME type/)
    const loads = recordLoads(page)
    const start = path === article ? '/blog' : '/'
    for (const from of [start, '/branchen/kmu', start]) {
      await visit(page, from)
      if (path !== '/kontakt' && from !== start) continue
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
  await page.waitForLoadState('networkidle')
  expect(loads.length).toBe(2)
  await expect(page.locator('h1')).toBeVisible()
  await page.unroute('**/assets/contact-*.js')
  await page.locator('header nav a[href="/"]').click()
  await page.waitForURL((url) => url.pathname === '/')
  await started(page)
})

test('the page of a link that is pointed at is fetched, once, and nothing for who saves data', async ({
  page,
  visitor,
}) => {
  const data = '/content/posts/nis2-richtlinie-umsetzung.json'
  const link = (page: Page) => page.locator(`main a[href="${article}"]`).first()
  const saving = await (await visitor()).newPage()
  await saveData(saving)
  const asked: string[] = []
  for (const tab of [saving, page]) {
    tab.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visit(tab, '/blog')
    asked.length = 0
    await link(tab).hover()
    if (tab === page) await expect.poll(() => asked).toContain(data)
    else await tab.waitForTimeout(1000)
    expect(asked.filter((path) => path === data).length).toBe(tab === page ? 1 : 0)
    await link(tab).click()
    await expect(tab.locator('#article-body')).toBeVisible()
    expect(asked.filter((path) => path === data).length).toBe(1)
  }
})
