import { readdirSync, readFileSync } from 'node:fs'
import PostalMime from 'postal-mime'
import { testSite } from '../support/test-site.ts'
import {
  answerForms,
  complete,
  errors,
  expectEmpty,
  expectValues,
  field,
  fill,
  form,
  send,
  successes,
} from './support/contact.ts'
import { violations } from './support/faults.ts'
import { desk, follow, hold, recordRequests, started, switchTo, visit } from './support/page.ts'
import { expect, type Page, test } from './support/test.ts'

/** The error beside a field, as assistive technology finds it. */
const errorOf = (page: Page, name: string) =>
  field(page, name).evaluate(
    (it) => document.getElementById(it.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  )

test.describe('the contact form', () => {
  test('names what is wrong beside each field, the first in view and with the focus, and sends nothing', async ({
    page,
  }) => {
    const received = await answerForms(page)
    await page.setViewportSize(desk)
    await visit(page, '/kontakt')
    await fill(page, { firstName: 'Zoë', email: 'zoe', company: ' \t ' })
    await send(page).click()
    const wrong = async () => {
      const all = await form(page).locator('[aria-invalid=true]').all()
      return Promise.all(all.map((it) => it.getAttribute('name')))
    }
    expect(await wrong()).toEqual(['lastName', 'company', 'email', 'message'])
    for (const name of await wrong()) expect(await errorOf(page, name ?? '')).toMatch(/\S/)
    await expect(field(page, 'lastName')).toBeFocused()
    const header = await page.locator('header').first().boundingBox()
    const top = (await page.locator('label:has(+ :focus)').boundingBox())?.y ?? 0
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))

    await field(page, 'lastName').press('M')
    await field(page, 'email').fill('zoe@')
    expect(await wrong()).toEqual(['company', 'email', 'message'])
    await field(page, 'email').fill('zoe@example.com')
    expect(await wrong()).toEqual(['company', 'message'])
    await field(page, 'phone').press('Enter')
    await expect(field(page, 'company')).toBeFocused()
    expect(received).toEqual([])
    // In the other language they are in that one.
    const german = await errorOf(page, 'company')
    await switchTo(page, 'English')
    await expect.poll(() => errorOf(page, 'company')).toMatch(/\S/)
    expect(await errorOf(page, 'company')).not.toBe(german)
    await expect(field(page, 'firstName')).toHaveValue('Zoë')
  })

  test('is sent once, however often, says so in words of the specification, and shows what was sent', async ({
    page,
  }) => {
    const received = await answerForms(page)
    const release = await hold(page, '**/functions/*')
    await visit(page, '/kontakt')
    await fill(page, { ...complete, firstName: ' Zoë ' })
    const button = send(page)
    await button.focus()
    await form(page).evaluate((form: HTMLFormElement) => {
      form.requestSubmit()
      form.requestSubmit()
      form.querySelector<HTMLElement>('[type=submit]')?.click()
    })
    await expect(button).toHaveText('Wird gesendet...')
    await expect(button).toBeDisabled()
    release()
    await expect(successes(page)).toHaveCount(1)
    await expect(successes(page).locator('p')).toHaveText([
      'Nachricht gesendet!',
      'Wir melden uns innerhalb von 24 Stunden bei Ihnen.',
    ])
    await expectEmpty(page)
    await expect(button).toBeEnabled()
    const receipt = form(page).getByText(/Zweite Zeile/)
    await expect(receipt).toBeVisible()
    expect(await receipt.evaluate((it) => it.closest(':focus') !== null)).toBe(true)
    expect(received.length).toBe(1)
    expect(received[0]?.body).toMatchObject({ ...complete, firstName: 'Zoë', language: 'de' })
  })

  test('says why a message was not sent, in the language of the visitor, and a second attempt has the same key', async ({
    page,
    expected,
  }) => {
    expected.push(/status of 429|The contact form was not sent/)
    const json = { success: false, error: 'Zu viele Nachrichten.' }
    const received = await answerForms(page, { status: 429, json })
    await visit(page, '/kontakt')
    await switchTo(page, 'English')
    await fill(page)
    await send(page).click()
    await expect(errors(page)).toContainText('Zu viele Nachrichten.')
    await expect(form(page).locator('a[href^="tel:"]')).toBeVisible()
    await expectValues(page)
    await expect(send(page)).toBeFocused()
    await page.setViewportSize({ width: 1280, height: 1000 })
    expect(await violations(page)).toEqual([])
    await page.unroute('**/functions/*')
    const later = await answerForms(page)
    await send(page).click()
    await expect(successes(page)).toHaveCount(1)
    await fill(page)
    await send(page).click()
    await expect.poll(() => later.length).toBe(2)
    const [first, second, third] = [...received, ...later].map(({ body }) => body.idempotencyKey)
    expect(String(first).length).toBeGreaterThan(20)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('has what failed again after the visitor has gone on', async ({ page, expected }) => {
    expected.push(/status of 502|The contact form was not sent/)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/functions/*', async (route) => {
      await released
      // As a proxy does it whose server is stopped.
      await route.fulfill({ status: 502, body: '<h1>502 Bad Gateway</h1>' })
    })
    await visit(page, '/kontakt')
    await fill(page)
    const sent = page.waitForRequest('**/functions/*')
    await send(page).click()
    await sent
    await follow(page, '/impressum')
    release()
    await expect(errors(page)).toHaveCount(1)
    await follow(page, '/kontakt')
    await expectValues(page)
  })
})

test.describe('the simple contact form', () => {
  test('asks for a message and a way to reply', async ({ page }) => {
    const received = await answerForms(page)
    await visit(page, '/')
    await send(page).click()
    await expect(field(page, 'email')).toBeFocused()
    for (const name of ['email', 'message']) expect(await errorOf(page, name)).toMatch(/\S/)
    await field(page, 'message').fill('Hallo')
    await field(page, 'phone').fill('+352 1')
    await send(page).click()
    await expect(successes(page)).toHaveCount(1)
    expect(received[0]?.body).toMatchObject({ email: '', phone: '+352 1', message: 'Hallo' })
  })
})

/** The mail in the outbox that has `text`. */
async function mailWith(text: string) {
  const folder = `${testSite}/.data/outbox`
  const find = () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
    return files.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).find((mail) => mail.includes(text))
  }
  await expect.poll(find).toBeDefined()
  return PostalMime.parse(find() ?? '')
}

for (const [javaScriptEnabled, path] of [
  [true, '/kontakt'],
  [false, '/'],
] as const) {
  test.describe(`a message, with scripts: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled })

    test(`from ${path} arrives as a mail`, async ({ page }) => {
      const email = `${crypto.randomUUID()}@example.com`
      await page.goto(path)
      if (javaScriptEnabled) await started(page)
      if (path === '/') await fill(page, { message: complete.message, email })
      else await fill(page, { ...complete, email })
      await send(page).click()
      if (javaScriptEnabled) await expect(successes(page)).toHaveCount(1)
      else await page.waitForURL('**/functions/**')
      const mail = await mailWith(email)
      expect(mail.replyTo?.[0]?.address).toBe(email)
      expect(mail.from?.address).not.toBe(email)
      expect(mail.text).toContain('Zweite Zeile')
    })
  })
}

test('a newsletter is confirmed and ended with one button each, and by nothing else', async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.com`
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/kontakt')
  const signUp = page.locator('form:has([name=consent])')
  await signUp.locator('[name=email]').fill(email)
  await signUp.locator('[name=consent]').check()
  await signUp.locator('[type=submit]').click()
  await expect(successes(page)).toHaveCount(1)
  const mail = await mailWith(email)
  const [link = ''] = /https?:\/\/\S*confirm\S*/.exec(mail.text ?? '') ?? []
  const { pathname, search } = new URL(link)
  const requests = recordRequests(page)
  await page.goto(pathname + search)
  await expect(page.getByRole('button')).toHaveCount(1)
  const heading = await page.locator('h1').innerText()
  await page.reload()
  await expect(page.locator('h1')).toHaveText(heading)
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByRole('button').click()
  await expect(page.locator('h1')).not.toHaveText(heading)
  await expect(page.getByRole('button')).toHaveCount(0)
  expect(requests.filter((request) => !request.includes('/functions/'))).toEqual([])
})
