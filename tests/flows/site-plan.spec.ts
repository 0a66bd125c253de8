import { answerForms, complete, field, fill, send, successes } from './support/contact.ts'
import { violations } from './support/faults.ts'
import { countSheets, desk, recordRequests, started, switchTo, visit } from './support/page.ts'
import { expect, type Page, test } from './support/test.ts'

const path = '/lageplan'
const names = ['mfa', 'restore', 'copy', 'updates', 'networks', 'leavers', 'reporting'] as const

type Answers = Partial<Record<(typeof names)[number], 'yes' | 'no' | 'unknown'>>

const mixed: Answers = {
  ...{ mfa: 'no', restore: 'no', copy: 'unknown', updates: 'no' },
  ...{ networks: 'yes', leavers: 'no', reporting: 'unknown' },
}

const choice = (page: Page, name: string, answer: string) =>
  page.locator(`input[name=${name}][value=${answer}]`)

async function answer(page: Page, given: Answers): Promise<void> {
  for (const [name, value] of Object.entries(given)) await choice(page, name, value).press('Space')
}

async function expectAnswers(page: Page, expected: Answers): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('form [type=radio]:checked')
        .evaluateAll((all) =>
          Object.fromEntries(all.map((it) => [it.getAttribute('name'), it.getAttribute('value')])),
        ),
    )
    .toEqual(expected)
}

/** What the drawing shows of a front. */
const drawn = (page: Page, name: string, state: string) =>
  page.locator(`form svg [data-front=${name}] [data-state=${state}]`).first()

const enquire = (page: Page) => page.getByRole('link', { name: /^Anfrage mit/ }).click()

test('answers draw the plan, stay over a reload and in another language, and nothing of them is sent', async ({
  page,
}) => {
  const requests = recordRequests(page)
  await visit(page, path)
  await answer(page, mixed)
  for (const [name, state] of Object.entries(mixed)) await expect(drawn(page, name, state)).toBeVisible()
  await expect(drawn(page, 'mfa', 'yes')).toBeHidden()
  expect(await violations(page)).toEqual([])
  await page.reload()
  await expectAnswers(page, mixed)
  await switchTo(page, 'English')
  await expectAnswers(page, mixed)
  await page.locator('form [type=reset]').click()
  await expectAnswers(page, {})
  await page.reload()
  await started(page)
  await expectAnswers(page, {})
  expect(requests.filter((request) => /^POST|mfa|unknown/.test(request))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('answers draw the plan, gaps lead to services, and no button does nothing', async ({ page }) => {
    await page.goto(path)
    await answer(page, mixed)
    for (const [name, state] of Object.entries(mixed)) await expect(drawn(page, name, state)).toBeVisible()
    for (const name of ['mfa', 'restore', 'updates'])
      await expect(page.locator(`li[data-front=${name}] a`)).toBeVisible()
    for (const name of ['networks', 'copy'])
      await expect(page.locator(`li[data-front=${name}] a`)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden()
    await choice(page, 'mfa', 'no').press('Enter')
    await expect(page).toHaveURL(RegExp(`${path}$`))
    await page.locator('form [type=reset]').click()
    await expectAnswers(page, {})
    await page.getByRole('link', { name: /^Anfrage mit/ }).click()
    await page.waitForURL('**/kontakt**')
  })
})

test('on paper the plan is one A4 sheet, without what is for the screen', async ({ page }) => {
  await visit(page, path)
  // Each gap takes the most room.
  await answer(page, Object.fromEntries(names.map((name) => [name, 'no'])))
  expect(await countSheets(page)).toBe(1)
  await switchTo(page, 'English')
  expect(await countSheets(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('header nav, footer, fieldset, nav, button').locator('visible=true')).toHaveCount(
    0,
  )
  await expect(page.locator('form svg').first()).toBeVisible()
})

test('an enquiry lands at the form with the answers, and the plan goes when it was sent', async ({
  page,
}) => {
  await answerForms(page)
  await page.setViewportSize(desk)
  await visit(page, path)
  await answer(page, mixed)
  const question = await page.locator('fieldset:has([name=mfa]) legend').innerText()
  await enquire(page)
  const message = field(page, 'message')
  await expect(message).toHaveValue(RegExp(question.replace(/^\d\s*/, '').slice(0, 30)))
  await expect(page.locator('section:has([name=message])')).toBeFocused()
  await expect(page.locator('h2').filter({ visible: true }).first()).toBeInViewport()
  await page.reload()
  await fill(page, { ...complete, message: `${await message.inputValue()}\nVielen Dank` })
  await send(page).click()
  await expect(successes(page)).toHaveCount(1)
  await page.reload()
  await started(page)
  await expect(message).toHaveValue('')
})

test.describe('a shared plan', () => {
  test('is the same in another tab, and no server sees it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const requests = recordRequests(page)
    await visit(page, path)
    await answer(page, mixed)
    await page.getByRole('button', { name: 'Link kopieren' }).click()
    await expect(page.locator('form p[role=status]')).toHaveText(/\S/)
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain('#mfa=no&')
    const other = await context.newPage()
    const others = recordRequests(other)
    await other.goto(link)
    await expectAnswers(other, mixed)
    await expect(other).toHaveURL(RegExp(`${path}$`))
    await other.reload()
    await expectAnswers(other, mixed)
    expect([...requests, ...others].filter((request) => /mfa|unknown/.test(request))).toEqual([])
  })

  test('does not replace what is answered in this tab', async ({ page }) => {
    await visit(page, `${path}#mfa=no&restore=perhaps&somebody=yes`)
    await expectAnswers(page, { mfa: 'no' })
    await choice(page, 'mfa', 'yes').check({ force: true })
    await page.goto('/')
    await page.goto(`${path}#mfa=no&copy=no`)
    await expect(page.locator('form p[role=status]')).toHaveText(/\S/)
    await expectAnswers(page, { mfa: 'yes' })
  })
})

test('the first question on the home page goes on in the plan, and can be answered again', async ({
  page,
}) => {
  const requests = recordRequests(page)
  for (const [label, value] of [
    ['Nein', 'no'],
    ['Ja', 'yes'],
  ] as const) {
    await visit(page, '/')
    await page.getByRole('group').getByRole('link', { name: label, exact: true }).click()
    await page.waitForURL(`**${path}`)
    await expectAnswers(page, { mfa: value })
  }
  expect(requests.filter((request) => request.includes('mfa'))).toEqual([])
})
