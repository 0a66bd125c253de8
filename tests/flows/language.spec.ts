import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { started, switchTo, visit } from './support/page.ts'
import { expect, type Page, test } from './support/test.ts'

const german = '/leistungen/managed-services'
const skipLink = (page: Page) => page.locator('a').first()
const english = 'Skip to content'

/** Lets nothing of the application through: what is seen is the HTML and its inline scripts alone. */
const keepStill = (page: Page) => page.route('**/assets/*.js', (route) => route.abort())

for (const [locale, language] of [
  ['fr-FR', 'de'],
  ['en-GB', 'en'],
] as const) {
  test.describe(`in a browser that speaks ${locale}`, () => {
    test.use({ locale })

    test(`every page is in ${language} before the application starts`, async ({ page, expected }) => {
      expected.push(/Failed to load resource/, /404/)
      await keepStill(page)
      for (const path of ['/', german, '/contact', '/gibt-es-nicht']) {
        await page.goto(path)
        await expect(page.locator('html'), path).toHaveAttribute('lang', language)
        await expect(skipLink(page), path).toHaveText(language === 'en' ? english : 'Zum Inhalt springen')
        await expect(page.locator('h1'), path).toHaveCount(1)
        await expect(page.locator('h1'), path).toBeVisible()
        await expect(page.locator('title'), path).toHaveCount(1)
        await expect(page.locator('meta[name=description]'), path).toHaveCount(1)
      }
    })
  })
}

test.describe('to an English visitor', () => {
  test.use({ locale: 'en-GB' })

  test('only English is painted, also while half of the page has come', async ({
    page,
    baseURL,
    expected,
  }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const server = createServer(async (request, response) => {
      const answer = await fetch(`${baseURL}${request.url}`)
      const body = Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' })
      const half = body.indexOf(english)
      if (half < 0) return response.end(body)
      response.write(body.subarray(0, half))
      await released
      response.end(body.subarray(half))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    expected.push(RegExp(`request: ${url}`))
    await page.addInitScript(() => {
      const painted: string[] = []
      const frames = { count: 0 }
      Object.assign(window, { painted, frames })
      const look = () => {
        const link = document.querySelector('a')
        if (link) frames.count++
        if (link?.checkVisibility()) painted.push(link.textContent ?? '')
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto(`${url}/kontakt`, { waitUntil: 'commit' })
    await expect.poll(() => page.evaluate('frames.count')).toBeGreaterThan(10)
    release()
    await expect(skipLink(page)).toHaveText(english)
    await started(page)
    expect(await page.evaluate('[...new Set(painted)]')).toEqual([english])
    server.closeAllConnections()
    server.close()
  })

  test('a page that ends in the middle of its English shows its German', async ({ page, expected }) => {
    expected.push(/./)
    await page.route('**/', async (route) => {
      const html = await (await route.fetch()).text()
      await route.fulfill({ contentType: 'text/html', body: html.slice(0, html.indexOf(english) + 3000) })
    })
    await page.goto('/')
    await expect(skipLink(page)).toHaveText('Zum Inhalt springen')
    await expect(page.locator('h1')).toBeVisible()
  })

  test('a page in German stays German, says so in English, and leads on in English', async ({ page }) => {
    for (const path of [german, '/impressum']) {
      await visit(page, path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.locator('main')).toHaveAttribute('lang', 'de')
      await expect(page.locator('a[href="/services"]:visible').first()).toBeVisible()
    }
    await expect(page.getByText(/available in German only/)).toBeVisible()
  })
})

test('a choice changes all texts and the address at once, and holds after a reload and on other pages', async ({
  page,
  expected,
}) => {
  expected.push(/Failed to load resource/)
  await visit(page, '/')
  await page.locator('header nav a[href="/kontakt"]').click()
  await expect(page.locator('h1')).toBeFocused()
  const wordsIn = async () =>
    (await page.locator('main').innerText()).split('\n').filter((line) => /\p{L}{4}.* /u.test(line))
  const [before, title] = [await wordsIn(), await page.title()]
  expect(before.length).toBeGreaterThan(5)
  await page.locator('[name=message]').fill('Guten Tag')
  const button = page.locator('header').getByRole('button', { name: 'English' })
  await button.click()
  await page.waitForURL('**/contact')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).not.toHaveTitle(title)
  await expect.poll(async () => (await wordsIn()).filter((line) => before.includes(line))).toEqual([])
  await expect(button).toBeFocused()
  await expect(page.locator('header [aria-pressed=true]')).toHaveText('English')
  await expect(page.locator('[name=message]')).toHaveValue('Guten Tag')
  await page.reload()
  await started(page)
  await expect(skipLink(page)).toHaveText(english)
  await keepStill(page)
  await page.goto('/impressum')
  await expect(skipLink(page)).toHaveText(english)
})

test('the language stays when the other one cannot be loaded, with what was typed', async ({
  page,
  expected,
}) => {
  expected.push(/Failed to load resource|net::ERR_FAILED|dynamically imported/)
  await visit(page, '/kontakt')
  await page.locator('[name=message]').fill('Guten Tag')
  const failed = page.waitForEvent('requestfailed')
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.locator('header').getByRole('button', { name: 'English' }).click()
  await failed
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('[name=message]')).toHaveValue('Guten Tag')
  await page.unroute('**/assets/**/*.js')
  await switchTo(page, 'English')
  await page.waitForURL('**/contact')
})
