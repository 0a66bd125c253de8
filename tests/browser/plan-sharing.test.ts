import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { firstQuestion } from '../../src/content/de/first-question.ts'
import { frontNames } from '../../src/content/site-plan-copy.ts'
import { fill } from '../../src/i18n/fill.ts'
import { shortDay } from '../../src/i18n/format.ts'
import { pathOf } from '../../src/pages.ts'
import { decodePlan, encodePlan } from '../../src/site-plan/plan-address.ts'
import { countSheets, openPage, recordRequests, until, visit } from '../support/browser.ts'
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
const legend = (day: string) => fill(copy.sharing.earlier, { day: shortDay(day, 'de') })

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

describe('an older plan', () => {
  test('is drawn with its day, and below what has changed since', async () => {
    const page = await openAt(path + formerPlan)
    await until(async () => expect(await chosen(page)).toEqual(former.answers))
    await until(async () => expect(await page.locator('time').getAttribute('datetime')).toBe(former.day))
    expect(await page.getByText(legend(former.day)).count()).toBe(0)
    await page.locator('#mfa-yes').check({ force: true })
    await page.getByText(legend(former.day)).waitFor()
    expect(await page.getByText(fill(copy.sharing.now, { day: shortDay(today, 'de') })).isVisible()).toBe(
      true,
    )
    expect(await page.locator('time').getAttribute('datetime')).toBe(today)
    const first = page.locator('li[data-front=mfa]').last()
    expect(await first.innerText()).toContain(fill(copy.sharing.before, { state: copy.states.no }))
    await page.reload()
    await page.getByText(legend(former.day)).waitFor()
    for (const name of frontNames) await page.locator(`#${name}-no`).check({ force: true })
    expect(await countSheets(page)).toBe(1)
    await page.locator('form [type=reset]').click()
    expect([await chosen(page), await page.getByText(legend(former.day)).count()]).toEqual([{}, 0])
  })

  test('does not replace what is answered in this tab', async () => {
    const page = await openAt(path)
    await page.locator('#updates-no').check({ force: true })
    await page.goto(path + formerPlan)
    await page.getByText(legend(former.day)).waitFor()
    expect(await chosen(page)).toEqual({ updates: 'no' })
  })
})

// Other fragments are in the unit tests of `plan-address.ts`.
test('a fragment that is no plan draws nothing', async () => {
  const page = await openAt(`${path}#plan=1.nnnnnnn.${today}.<img src=x onerror=alert(1)>`)
  await page.locator('#reporting-yes').check({ force: true })
  expect(await chosen(page)).toEqual({ reporting: 'yes' })
  expect([await business(page).inputValue(), page.problems]).toEqual(['', []])
})

test('the picture has the plan, its days and the name, and nothing that a viewer would have to load', async () => {
  const page = await openAt(path + formerPlan)
  await until(async () => expect(await business(page).inputValue()).toBe('Muster & Söhne'))
  await page.locator('#mfa-yes').check({ force: true })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: copy.sharing.download }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`lageplan-${today}.svg`)
  const picture = await readFile(await download.path(), 'utf8')
  for (const text of ['Muster &amp; Söhne', legend(former.day), copy.fronts.reporting.label])
    expect(picture).toContain(text)
  expect(picture).not.toMatch(/var\(|href|@import|<script/)
  const states = [...picture.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state)
  const now: Record<string, string> = { ...former.answers, mfa: 'yes' }
  expect(states).toEqual(frontNames.map((name) => now[name]))
})

describe('the first question on the home page', () => {
  const answer = (page: Page) =>
    page
      .getByRole('group', { name: firstQuestion.question })
      .getByRole('link', { name: firstQuestion.answers.no })

  test('draws its answer, which the other questions find', async () => {
    const page = await openAt('/')
    await answer(page).click()
    await page.getByText(firstQuestion.drawn.no).waitFor()
    expect(await page.locator('header svg [stroke-dasharray="11 8"]').isVisible()).toBe(true)
    await page.getByRole('link', { name: firstQuestion.more }).click()
    await until(async () => expect(await chosen(page)).toEqual({ mfa: 'no' }))
    expect(page.requests.filter((request) => request.includes('mfa'))).toEqual([])
    expect(page.problems).toEqual([])
  })

  test('leads to the check without scripts', async () => {
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto('/')
    await answer(page).click()
    await page.waitForURL(`**${path}#mfa-no`)
  })
})
