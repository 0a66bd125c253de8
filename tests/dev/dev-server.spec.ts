import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { writeFileAtomic } from '../../scripts/io/atomic-write.ts'
import { startDevServer } from '../support/dev-server.ts'
import { postSource } from '../support/post-source.ts'
import { copyProject, type ProjectCopy } from '../support/project-copy.ts'

// One server for all, whose files the tests change.
test.describe.configure({ mode: 'serial' })

let copy: ProjectCopy
let server: Awaited<ReturnType<typeof startDevServer>>

const post = (slug: string) => join(copy.folder, `posts/${slug}.md`)

test.beforeAll(async () => {
  copy = copyProject()
  for (const slug of ['erster', 'zweiter']) writeFileSync(post(slug), postSource(slug))
  server = await startDevServer(copy.folder)
})

test.afterAll(async () => {
  await server?.stop()
  copy?.remove()
})

/** A page of the server, scrolled down, with a mark that a reload would remove. */
async function open(page: Page, path: string): Promise<void> {
  // Changes before it do not reach the page.
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
  await page.goto(server.url + path)
  await expect(page.locator('h1')).toBeVisible()
  await connected
  await page.evaluate(() => {
    window.scrollTo(0, 600)
    document.documentElement.dataset.stays = ''
  })
}

/** The page is the same, at its place. The browser adds the height of a ribbon, so that the text stays where it is. */
async function expectSame(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(() => [window.scrollY - 600, 'stays' in document.documentElement.dataset] as const)
  await expect.poll(async () => (await state())[1]).toBe(true)
  expect((await state())[0]).toBeGreaterThanOrEqual(0)
  expect((await state())[0]).toBeLessThan(60)
}

// The first to ask for the pages' code, which is made then.
test('every kind of page is shown, with its data, and the functions answer', async ({ page, request }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  for (const path of ['/', '/leistungen/managed-services', '/blog', '/blog/erster']) {
    await page.goto(server.url + path)
    await expect(page.locator('h1')).toBeVisible({ timeout: 60_000 })
  }
  const data = { email: 'a@example.com', firstName: '' }
  const answer = await request.post(`${server.url}/functions/send-newsletter-email`, { data })
  expect(await answer.json()).toEqual({ success: true })
  expect(problems).toEqual([])
})

test('a changed post shows by itself, at the same place of the page, and a draft with a ribbon', async ({
  page,
}) => {
  const body = (state: string) => `${state}\n\n${'Ein Absatz.\n\n'.repeat(60)}`
  writeFileSync(post('zweiter'), postSource('zweiter', { title: 'Anfang' }, body('Anfang')))
  await expect(async () => {
    await page.goto(`${server.url}/blog/zweiter`)
    await expect(page.locator('h1')).toHaveText('Anfang', { timeout: 2000 })
  }).toPass()
  await open(page, '/blog/zweiter')
  for (const state of ['Mitte', 'Ende']) {
    const fields = { title: state, published: state === 'Ende' ? 'false' : 'true' }
    writeFileSync(post('zweiter'), postSource('zweiter', fields, body(state)))
    await expect(page.locator('h1')).toHaveText(state)
    await expectSame(page)
  }
  await expect(page.locator('article').getByText('Entwurf').first()).toBeVisible()
})

test('what is wrong with a post covers the page until it is fixed', async ({ page }) => {
  const source = readFileSync(post('erster'), 'utf8')
  await open(page, '/blog')
  writeFileSync(post('erster'), source.replace(/date: .*/, 'date: 15.1.2025'))
  const panel = page.locator('vite-error-overlay')
  await expect(panel).toContainText('posts/erster.md:8:7')
  writeFileSync(post('erster'), source)
  await expect(panel).toHaveCount(0)
})

test('a text shows at once', async ({ page }) => {
  await open(page, '/')
  const file = join(copy.folder, 'src/content/de/shell.ts')
  // As editors do: Vite's watcher drops the second of two changes, and an emptied file would be the first.
  writeFileAtomic(file, readFileSync(file, 'utf8').replace("skipToContent: '", "skipToContent: 'Neu: "))
  await expect(page.locator('a').first()).toHaveText(/^Neu: /)
  await expectSame(page)
})
