import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { toNodeHandler } from 'srvx/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsInBothThemes } from '../support/axe.ts'
import { openPage, recordRequests } from '../support/browser.ts'
import { closeServer, listen } from '../support/listen.ts'
import { readers } from '../support/scope.ts'
import { openTestFunctions, type TestFunctions } from '../support/test-functions.ts'

let site: TestFunctions
let url: string
const server = createServer()
beforeAll(async () => {
  site = await openTestFunctions({
    style: ['tokens', 'function-page'].map((name) => readFileSync(`src/style/${name}.css`, 'utf8')).join(''),
  })
  server.on('request', toNodeHandler(site.handle) as RequestListener)
  url = `${await listen(server)}/functions`
})
afterAll(() => closeServer(server))

async function linkFor(email: string, language: 'de' | 'en'): Promise<string> {
  site.state.ip = `192.0.2.${site.mails.length + 1}`
  await site.signUp({ email, language })
  await site.settle()
  return `${url}/${site.lastLink()}`
}

const confirmedRows = () => site.rows('select email from subscribers where withdrawn is null')

/** What axe finds, what is wider than a small window, and a page without its style. */
async function faultsOf(page: Page): Promise<unknown[]> {
  const [width, margin] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    getComputedStyle(document.body).margin,
  ])
  return [...(await violationsInBothThemes(page)), width, margin]
}

test.each(readers)(
  'in %s (%s): a visitor confirms and unsubscribes with one button each, and no script does',
  async (_, language) => {
    const email = `${language}@example.com`
    const page = await openPage({ viewport: { width: 320, height: 640 } })
    const requests = recordRequests(page)
    const button = page.getByRole('button')
    const heading = () => page.getByRole('heading', { level: 1 }).textContent()

    await page.goto(await linkFor(email, language))
    await page.waitForLoadState('networkidle')
    expect(await confirmedRows()).not.toContainEqual({ email })
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await faultsOf(page)).toEqual([320, '0px'])
    const { height = 0, width = 0 } = (await button.boundingBox()) ?? {}
    expect(Math.min(height, width)).toBeGreaterThan(44)
    const asked = await heading()
    await button.click()
    await button.waitFor({ state: 'detached' })
    expect(await heading()).not.toBe(asked)
    expect(await confirmedRows()).toContainEqual({ email })

    const [row] = await site.rows(`select token from subscribers where email = '${email}'`)
    await page.goto(`${url}/newsletter/unsubscribe?token=${row?.token}`)
    await page.waitForLoadState('networkidle')
    expect(await confirmedRows()).toContainEqual({ email })
    await button.click()
    await button.waitFor({ state: 'detached' })
    expect(await confirmedRows()).not.toContainEqual({ email })
    expect(requests.filter((address) => !address.startsWith(url))).toEqual([])
    expect(page.problems).toEqual([])
  },
)

test('a page for a link that is not valid has no fault that axe finds', async () => {
  const page = await openPage({ viewport: { width: 320, height: 640 } })
  for (const path of ['confirm?token=x', 'unsubscribe']) {
    await page.goto(`${url}/newsletter/${path}`)
    expect(await faultsOf(page), path).toEqual([320, '0px'])
  }
})
