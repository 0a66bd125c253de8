import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import { toNodeHandler } from 'srvx/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealToken } from '../../functions/tokens.ts'
import { violationsOn } from '../support/axe.ts'
import { openPage } from '../support/browser.ts'
import { closeServer, listen } from '../support/listen.ts'
import { openTestFunctions, type TestFunctions, testSecret } from '../support/test-functions.ts'
import { readers } from '../support/this-site.ts'

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
  return `${url}/${site.lastLink()}`
}

const confirmedRows = () => site.rows('select email from subscribers where withdrawn is null')

test.each(readers)(
  'in %s (%s): a visitor confirms and unsubscribes with one button each',
  async (_, language) => {
    const email = `${language}@example.com`
    const requests: string[] = []
    const page = await openPage()
    page.on('request', (request) => requests.push(request.url()))
    const button = page.getByRole('button')
    const heading = () => page.getByRole('heading', { level: 1 }).textContent()

    await page.goto(await linkFor(email, language))
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    const asked = await heading()
    await button.click()
    await button.waitFor({ state: 'detached' })
    expect(await heading()).not.toBe(asked)
    expect(await confirmedRows()).toContainEqual({ email })

    const [row] = await site.rows(`select id from subscribers where email = '${email}'`)
    const token = await sealToken(testSecret, 'unsubscribe', { subscriber: String(row?.id), language })
    await page.goto(`${url}/newsletter/unsubscribe?token=${token}`)
    await button.click()
    await button.waitFor({ state: 'detached' })
    expect(await confirmedRows()).not.toContainEqual({ email })
    expect(requests.filter((address) => !address.startsWith(url))).toEqual([])
    expect(page.problems).toEqual([])
  },
)

test('a browser that opens every link of a mail, with scripts, confirms nobody', async () => {
  await linkFor('scanned@example.com', 'de')
  const links = site.mails.at(-1)?.html.match(/(?<=href=")[^"]+/g) ?? []
  const addresses = links.map((link) => link.replace(/^https?:\/\/[^/]+\/functions/, url))
  const own = addresses.filter((address) => address.startsWith(url))
  expect(own).not.toEqual([])
  const page = await openPage()
  for (const address of own) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
  }
  expect(await site.rows(`select * from subscribers where email like 'scanned%'`)).toEqual([])
})

test.each(['light', 'dark'] as const)('no page has a fault that axe finds (%s)', async (colorScheme) => {
  const page = await openPage({ colorScheme, viewport: { width: 320, height: 640 } })
  const link = await linkFor(`${colorScheme}@example.com`, 'en')
  for (const address of [link, `${url}/newsletter/confirm?token=x`, `${url}/newsletter/unsubscribe`]) {
    await page.goto(address)
    expect(await violationsOn(page), address).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).margin)).toBe('0px')
  }
  await page.goto(link)
  const { height = 0, width = 0 } = (await page.getByRole('button').boundingBox()) ?? {}
  expect(Math.min(height, width)).toBeGreaterThan(44)
})
