import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import type { Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Functions, openFunctions } from '../functions/node.ts'
import { sealToken } from '../functions/tokens.ts'
import { createStaticHost } from '../scripts/dev/static-host.ts'
import { functionTexts as texts } from '../src/content/functions.ts'
import { de } from '../src/language/de.ts'
import { openPage, until, visit, type WatchedPage } from './support/browser.ts'
import { buttonOf, complete, field, fill, successesOf } from './support/contact-form.ts'
import { addressOf } from './support/form-server.ts'
import { buildProject, copyProject, type ProjectCopy } from './support/project-copy.ts'

/** The whole way, as in `npm start`: the built site and the functions at one address, mails as files. */
let copy: ProjectCopy
let server: Server
let functions: Functions
let dataFolder: string
let baseURL: string

beforeAll(async () => {
  copy = copyProject()
  const { status, output } = buildProject(copy.folder, { VITE_CONTACT: '' }, ['--functions=/functions'])
  expect(status, output).toBe(0)
  const staticHost = createStaticHost(join(copy.folder, 'dist'))
  server = createServer((request, response) => {
    functions.middleware(request, response, () => staticHost(request, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  dataFolder = mkdtempSync(join(tmpdir(), 'functions-'))
  functions = openFunctions({ dataFolder, siteUrl: baseURL, env: {}, log: () => {} })
})
afterAll(async () => {
  server?.closeAllConnections()
  server?.close()
  await functions?.close()
  copy?.remove()
  if (dataFolder) rmSync(dataFolder, { recursive: true })
})

/** Opens a page; with scripts it waits as long as nobody fills in a form faster. */
async function open(path: string, javaScriptEnabled = true): Promise<WatchedPage> {
  const page = await openPage({ baseURL, reducedMotion: 'reduce', javaScriptEnabled })
  if (javaScriptEnabled) {
    await visit(page, path)
    await page.waitForFunction(() => performance.now() > 2000)
  } else {
    await page.goto(path)
  }
  return page
}

/** The mail in the outbox that has `text`. */
async function mailWith(text: string) {
  let found: string | undefined
  const folder = join(dataFolder, 'outbox')
  await until(() => {
    const mails = readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
    found = mails.find((mail) => mail.includes(text))
    expect(found).toBeDefined()
  })
  return PostalMime.parse(found ?? '')
}

/** What is stored about an address. */
async function subscriber(email: string) {
  const database = createClient({ url: pathToFileURL(join(dataFolder, 'site.db')).href })
  try {
    const { rows } = await database.execute({
      sql: 'select * from subscribers where email = ?',
      args: [email],
    })
    return rows[0]
  } finally {
    database.close()
  }
}

const heading = (page: Page) => page.locator('h1').textContent()

test('who signs up is a subscriber after the button behind the link, until they unsubscribe', async () => {
  const email = addressOf('subscriber')
  const page = await open('/kontakt')
  const form = page.locator('form:has([name=consent])')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=firstName]').fill('Zoë')
  await form.getByRole('checkbox').check()
  await form.locator('button').click()
  await successesOf(page).waitFor()
  expect(await successesOf(page).locator('p').first().textContent()).toBe(de.newsletter.done.title)
  expect(page.problems).toEqual([])

  const mail = await mailWith(email)
  expect(mail.to?.map(({ address }) => address)).toEqual([email])
  const link = /https?:\S+\/newsletter\/confirm\?token=[\w.-]+/.exec(mail.text ?? '')?.[0] ?? ''
  await page.goto(link)
  expect(await heading(page)).toBe(texts.de.pages.confirm.heading)
  expect(await subscriber(email)).toBeUndefined()
  await page.getByRole('button').click()
  await until(async () => expect(await heading(page)).toBe(texts.de.pages.confirmed.heading))
  const stored = await subscriber(email)
  expect(stored).toMatchObject({ first_name: 'Zoë', language: 'de', signed_up: expect.any(Number) })
  expect([stored?.signed_up_ip, stored?.confirmed_ip]).toEqual(['127.0.0.1', '127.0.0.1'])

  const secret = readFileSync(join(dataFolder, 'secret'), 'utf8')
  const content = { subscriber: String(stored?.id), language: 'de' } as const
  await page.goto(
    `/functions/newsletter/unsubscribe?token=${await sealToken(secret, 'unsubscribe', content)}`,
  )
  expect(await subscriber(email)).toBeDefined()
  await page.getByRole('button').click()
  await until(async () => expect(await heading(page)).toBe(texts.de.pages.unsubscribed.heading))
  expect(await subscriber(email)).toBeUndefined()
})

test.each([
  ['/kontakt', true],
  ['/kontakt', false],
  ['/', true],
  ['/', false],
])('a message from %s arrives as a mail; with scripts: %s', async (path, javaScriptEnabled) => {
  const email = addressOf(`${path === '/' ? 'simple' : 'full'}-${javaScriptEnabled}`)
  const page = await open(path, javaScriptEnabled)
  if (path === '/') {
    await field(page, 'name').fill('Zoë Muster')
    await fill(page, { email, message: complete.message })
  } else {
    await fill(page, { ...complete, email })
  }
  await buttonOf(page).click()
  if (javaScriptEnabled) {
    await successesOf(page).waitFor()
    expect(page.problems).toEqual([])
  } else {
    await until(async () => expect(await heading(page)).toBe(texts.de.pages.sent.heading))
  }
  const mail = await mailWith(email)
  expect(mail.replyTo?.map(({ address, name }) => [address, name])).toEqual([[email, 'Zoë Muster']])
  expect(mail.from?.address).not.toBe(email)
  expect(mail.text).toContain(complete.message)
})
