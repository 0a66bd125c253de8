import { started, visit } from './support/page.ts'
import { expect, type Page, test } from './support/test.ts'

const article = '/blog/nis2-richtlinie-umsetzung'

/** Follows a link to an address in the application. */
const followIn = (page: Page, address: string) =>
  page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    document.getElementById('article-body')?.append(link)
    link.click()
  }, address)

test('an unknown address is 404, says so in words of the specification, and is logged', async ({
  page,
  expected,
}) => {
  expected.push(/404/)
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  for (const path of ['/gibt-es-nicht', '/leistungen/%22%3E%3Cscript%3E', '/kontakt/mehr']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.locator('h1')).toHaveText('404')
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await expect.poll(() => logged.some((text) => text.startsWith('404') && text.includes(path))).toBe(true)
  }
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await visit(page, '/kontact')
  await page.getByRole('searchbox').fill('Impressum')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.locator('main h2 a[href="/impressum"]')).toBeVisible()
})

test('an unknown article and a draft lead to the blog, in place of their entry in the history', async ({
  page,
  expected,
}) => {
  expected.push(/status of 404/)
  await visit(page, article)
  for (const open of [() => followIn(page, '/blog/__proto__'), () => page.goto('/blog/entwurf')]) {
    await open()
    await page.waitForURL('**/blog')
    await expect(page.locator('main article').first()).toBeVisible()
    await page.goBack()
    await page.waitForURL(`**${article}`)
    await expect(page.locator('#article-body')).toBeVisible()
  }
})

test('an address that is written otherwise than a page becomes that of the page, loaded or linked', async ({
  page,
}) => {
  const [written, right] = ['/Kontakt/?thema=backup#main', '/kontakt?thema=backup#main']
  for (const open of [() => page.goto(written), () => followIn(page, written)]) {
    await visit(page, article)
    await open()
    await page.waitForURL((url) => url.href === url.origin + right)
    await expect(page.locator('h1')).not.toHaveText('404')
  }
})

test('a link to an old address leads to where the host redirects it, in one entry of the history', async ({
  page,
}) => {
  await visit(page, article)
  await page.route('**/alt/x?a=b', (route) =>
    route.fulfill({ status: 301, headers: { location: '/kontakt' } }),
  )
  await followIn(page, '/alt/x?a=b#c')
  await page.waitForURL((url) => url.pathname === '/kontakt')
  await started(page)
  await page.goBack()
  await page.waitForURL(`**${article}`)
  await page.goto('/backup-services')
  await page.waitForURL('**/leistungen/backup')
})

test('the crumbs lead to the pages above', async ({ page }) => {
  const crumbs = page.getByRole('navigation', { name: 'Navigationspfad' })
  await visit(page, '/leistungen/it-sicherheit')
  await expect(crumbs.getByRole('listitem')).toHaveText([/Startseite/, /Leistungen/, /IT-Sicherheit/])
  await expect(crumbs.locator('[aria-current=page]')).toHaveText('IT-Sicherheit')
  await crumbs.getByRole('link').last().click()
  await page.waitForURL('**/leistungen')
  await page.goto('/')
  await expect(crumbs).toHaveCount(0)
})
