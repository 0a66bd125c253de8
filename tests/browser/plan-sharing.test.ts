import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { firstQuestion } from '../../src/content/de/first-question.ts'
import { frontNames } from '../../src/content/site-plan-copy.ts'
import { pathOf } from '../../src/pages.ts'
import { decodePlan, encodePlan } from '../../src/site-plan/plan-address.ts'
import { openPage, recordRequests, until, visit } from '../support/browser.ts'
import { sitePlan } from '../support/copies.ts'

const path = pathOf('sitePlan', 'de')
const today = '2026-11-26'
const copy = sitePlan.de
const allClosed = Object.fromEntries(frontNames.map((name) => [name, 'yes'])) as Record<string, 'yes'>
const former = { answers: { ...allClosed, mfa: 'no', copy: 'unknown' }, day: '2026-05-20' } as const
const formerPlan = encodePlan({ ...former, business: 'Muster & Söhne' })

const chosen = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('form [type=radio]:checked')].map((input) => [
        input.name,
        input.value,
      ]),
    ),
  )
const business = (page: Page) => page.getByLabel(copy.sharing.business, { exact: true })
async function openAt(address: string) {
  const page = await openPage()
  await page.clock.setFixedTime(`${today}T12:00:00Z`)
  const requests = recordRequests(page, (request) => `${request.url()} ${request.postData()}`)
  await visit(page, address)
  return Object.assign(page, { requests })
}

test('a plan is the same in another browser, and no server sees it', async () => {
  const page = await openAt(path)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const name of frontNames.slice(0, 5)) await page.locator(`#${name}-no`).check({ force: true })
  await business(page).fill('Muster & Söhne')
  await page.getByRole('button', { name: copy.sharing.copyLink }).click()
  await page.getByText(copy.sharing.copied).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(decodePlan(new URL(link).hash, today)).toEqual({
    answers: await chosen(page),
    day: today,
    business: 'Muster & Söhne',
  })
  const other = await openAt(link)
  await until(async () => expect(await chosen(other)).toEqual(await chosen(page)))
  expect(await business(other).inputValue()).toBe('Muster & Söhne')
  expect(new URL(other.url()).hash).toBe('')
  await other.reload()
  await until(async () => expect(await chosen(other)).toEqual(await chosen(page)))
  const sent = [...page.requests, ...other.requests].filter((request) => /plan=|Muster/.test(request))
  expect([sent, page.problems, other.problems]).toEqual([[], [], []])
})

test('a shared plan is drawn with its day until an answer changes', async () => {
  const page = await openAt(path + formerPlan)
  await until(async () => expect(await chosen(page)).toEqual(former.answers))
  await until(async () => expect(await page.locator('time').getAttribute('datetime')).toBe(former.day))
  await page.locator('#mfa-yes').check({ force: true })
  await until(async () => expect(await page.locator('time').getAttribute('datetime')).toBe(today))
})

test('a shared plan does not replace what is answered in this tab, and the page says so', async () => {
  const page = await openAt(path)
  await page.locator('#updates-no').check({ force: true })
  await page.goto(path + formerPlan)
  await page.getByText(copy.sharing.kept).waitFor()
  expect(await chosen(page)).toEqual({ updates: 'no' })
})

// Other fragments are in the unit tests of `plan-address.ts`.
test('a fragment that is no plan draws nothing', async () => {
  const page = await openAt(`${path}#plan=1.nnnnnnn.${today}.<img src=x onerror=alert(1)>`)
  await page.locator('#reporting-yes').check({ force: true })
  expect(await chosen(page)).toEqual({ reporting: 'yes' })
  expect([await business(page).inputValue(), page.problems]).toEqual(['', []])
})

describe('the first question on the home page', () => {
  const no = (page: Page) => page.getByLabel(firstQuestion.answers.no, { exact: true })
  const more = (page: Page) => page.getByRole('link', { name: firstQuestion.more })

  test('draws its answer, which the other questions find', async () => {
    const page = await openAt('/')
    expect(await page.getByRole('group', { name: firstQuestion.question }).count()).toBe(1)
    await no(page).check({ force: true })
    expect(await page.locator('header svg [stroke-dasharray="11 8"]').isVisible()).toBe(true)
    await more(page).click()
    await page.waitForURL(`**${path}`)
    await until(async () => expect(await chosen(page)).toEqual({ mfa: 'no' }))
    await page.goBack()
    await until(async () => expect(await no(page).isChecked()).toBe(true))
    expect(page.requests.filter((request) => request.includes('mfa'))).toEqual([])
    expect(page.problems).toEqual([])
  })

  test('says without scripts, too, what an answer means, and leads to the check', async () => {
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto('/')
    await no(page).check({ force: true })
    expect(await page.getByText(firstQuestion.drawn.no).isVisible()).toBe(true)
    await more(page).click()
    await page.waitForURL(`**${path}`)
  })

  test('a chosen answer looks as it does on the plan', async () => {
    const page = await openAt('/')
    const look = (answer: string) =>
      page.locator(`label:has([name=mfa][value=${answer}])`).evaluate((label) => {
        const { backgroundColor, color, borderTopColor } = getComputedStyle(label)
        return [backgroundColor, color, borderTopColor]
      })
    await no(page).check({ force: true })
    // The pointer is on neither, and no colour is on its way.
    await page.mouse.move(0, 0)
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    const onHome = [await look('no'), await look('yes')]
    await more(page).click()
    await page.waitForURL(`**${path}`)
    await until(async () => expect(await chosen(page)).toEqual({ mfa: 'no' }))
    await until(async () => expect([await look('no'), await look('yes')]).toEqual(onHome))
  })
})
