import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { shell as de } from '../../src/content/de/shell.ts'
import { answers, frontNames, type Note } from '../../src/content/site-plan-copy.ts'
import { formAnchor } from '../../src/forms/prefill.ts'
import { fill as withValues } from '../../src/i18n/fill.ts'
import { pathOf } from '../../src/pages.ts'
import { type Answers, surveyOf } from '../../src/site-plan/survey.ts'
import { violationsInBothThemes } from '../support/axe.ts'
import {
  countSheets,
  hydrated,
  openPage,
  recordRequests,
  switchToEnglish,
  until,
  visit,
} from '../support/browser.ts'
import { buttonOf, complete, field, fill, successesOf } from '../support/contact-form.ts'
import { contact, messages, sitePlan } from '../support/copies.ts'
import { readers } from '../support/scope.ts'

const path = pathOf('sitePlan', 'de')
const plan = (page: Page) => page.locator('form:has(fieldset)')
const choice = (page: Page, name: string, answer: string) => page.locator(`#${name}-${answer}`)

/** Gaps, hatching, and a note for each. */
const mixed: Answers = {
  ...{ mfa: 'no', restore: 'no', copy: 'unknown', updates: 'no' },
  ...{ networks: 'yes', leavers: 'no', reporting: 'unknown' },
}

async function answer(page: Page, given: Answers): Promise<void> {
  for (const [name, value] of Object.entries(given)) await choice(page, name, value).check({ force: true })
}

const chosen = (page: Page) =>
  plan(page).evaluate((form: HTMLFormElement) =>
    Object.fromEntries(
      [...form.querySelectorAll<HTMLInputElement>('[type=radio]:checked')].map(({ name, value }) => [
        name,
        value,
      ]),
    ),
  )

/** For each of some answers what the page shows: the drawing, the index in words, the first gaps, the notes. */
function drawnFor(page: Page, all: readonly Answers[]) {
  return page.evaluate(
    ({ all, names }) => {
      const isShown = (element: Element) => getComputedStyle(element).display !== 'none'
      const shownIn = (selector: string, attribute: string) =>
        [...document.querySelectorAll(`form ${selector}`)]
          .filter(isShown)
          .map((element) => element.getAttribute(attribute) ?? '')
      return all.map((given: Record<string, string>) => {
        for (const input of document.querySelectorAll<HTMLInputElement>('form [type=radio]')) {
          input.checked = given[input.name] === input.value
        }
        const statesIn = (place: string) =>
          Object.fromEntries(
            names.map((name) => [
              name,
              shownIn(`${place}[data-front=${name}] [data-state]`, 'data-state').join(),
            ]),
          )
        return {
          drawing: statesIn('svg '),
          index: statesIn('li'),
          gaps: shownIn('li[data-front]:not(:has([data-state]))', 'data-front'),
          notes: shownIn('[data-note]', 'data-note').toSorted(),
        }
      })
    },
    { all, names: frontNames },
  )
}

test('without JavaScript each pair of answers is drawn as the survey says', async () => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(path)
  const singles = frontNames.flatMap((name) => answers.map((given): Answers => ({ [name]: given })))
  const pairs = singles.flatMap((one, index) => singles.slice(index).map((other) => ({ ...one, ...other })))
  const closed = Object.fromEntries(frontNames.map((name) => [name, 'yes']))
  const all: Answers[] = [{}, mixed, ...singles, ...pairs.map((pair) => ({ ...closed, ...pair }))]
  const drawn = await drawnFor(page, all)
  const expected = all.map((given) => {
    const { fronts, gaps, notes } = surveyOf(given)
    return { drawing: fronts, index: fronts, gaps, notes: notes.toSorted() }
  })
  expect(drawn).toEqual(expected)
})

test('without JavaScript gaps lead to services, notes say something, and no button does nothing', async () => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(path)
  expect(await page.getByRole('button', { name: sitePlan.de.print }).isVisible()).toBe(false)
  await answer(page, mixed)
  const { gaps, notes } = surveyOf(mixed)
  for (const name of gaps) {
    const item = page.locator(`li[data-front=${name}]:has(a)`)
    expect(await item.isVisible()).toBe(true)
    expect(await item.getByRole('link').getAttribute('href')).toBe(sitePlan.de.fronts[name].link.to)
  }
  const shown = await page.locator('[data-note]:visible').allTextContents()
  expect(shown.toSorted()).toEqual(notes.map((note: Note) => sitePlan.de.notes[note]).toSorted())
  await choice(page, 'mfa', 'no').press('Enter')
  expect([new URL(page.url()).search, await chosen(page)]).toEqual(['', mixed])
  await page.getByRole('button', { name: sitePlan.de.reset }).click()
  expect(await chosen(page)).toEqual({})
  await page.getByRole('link', { name: sitePlan.de.enquire }).click()
  expect(new URL(page.url()).pathname).toBe(pathOf('contact', 'de'))
})

test('answers stay in the tab over a reload and a change of the language, and come with an enquiry', async () => {
  const page = await openPage()
  const requests = recordRequests(page, (request) => `${request.method()} ${request.url()}`)
  await visit(page, path)
  await answer(page, mixed)
  await page.reload()
  await until(async () => expect(await chosen(page)).toEqual(mixed))
  const copy = sitePlan.en
  await switchToEnglish(page, pathOf('sitePlan', 'en'))
  await until(async () => expect(await chosen(page)).toEqual(mixed))
  await page.getByRole('link', { name: copy.enquire }).click()
  const subject = withValues(messages.en.enquirySubject, { about: messages.en.labels.sitePlan })
  await until(async () => expect(await field(page, 'subject').inputValue()).toBe(subject))
  const message = await field(page, 'message').inputValue()
  for (const [name, given] of Object.entries(mixed)) {
    const { question } = copy.fronts[name as keyof typeof mixed]
    expect(message).toContain(`${question} ${copy.answers[given]}`)
  }
  await field(page, 'message').fill('Anders')
  await field(page, 'subject').fill('Auch anders')
  expect(await field(page, 'message').inputValue()).toBe('Anders')
  expect([...requests, page.url()].filter((request) => /^POST|mfa|unknown/.test(request))).toEqual([])
  await page.goBack()
  await until(async () => expect(await chosen(page)).toEqual(mixed))
  await page.locator('form [type=reset]').click()
  await visit(page, path)
  expect(await chosen(page)).toEqual({})
  expect(page.problems).toEqual([])
})

test.each(readers)(
  'on paper the plan is one A4 sheet, whatever is answered (%s)',
  async (locale, language) => {
    const page = await openPage({ locale })
    await visit(page, pathOf('sitePlan', language))
    for (const [what, given] of Object.entries({
      'there are gaps and hatching': mixed,
      'all are gaps': Object.fromEntries(frontNames.map((name) => [name, 'no'])) as Answers,
    })) {
      await answer(page, given)
      expect(await countSheets(page), what).toBe(1)
    }
    await page.emulateMedia({ media: 'print' })
    const others = page.locator('header, footer, fieldset, nav, button').locator('visible=true')
    expect(await others.count()).toBe(0)
    expect(await page.locator('form svg').first().isVisible()).toBe(true)
  },
)

test('with the keyboard alone, and without storage, all questions are answered, and the plan has no violation of axe', async () => {
  const page = await openPage({ reducedMotion: 'reduce', viewport: { width: 360, height: 800 } })
  await page.addInitScript(
    "Object.defineProperty(window, 'sessionStorage', { get() { throw new Error('refused') } })",
  )
  await visit(page, path)
  await page.getByRole('button', { name: de.consent.decline }).click()
  await choice(page, 'mfa', 'yes').focus()
  for (const _ of frontNames) {
    // Focus is on the first answer; the arrow chooses the second one.
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
  }
  expect(await chosen(page)).toEqual(Object.fromEntries(frontNames.map((name) => [name, 'no'])))
  expect(await page.locator('svg [data-front=mfa] [data-state=no]').isVisible()).toBe(true)
  expect(page.problems).toEqual([])
  await answer(page, mixed)
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await violationsInBothThemes(page)).toEqual([])
})

test('beside each question most of the plan is in view', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 800 } })
  await visit(page, path)
  await page.getByRole('button', { name: de.consent.decline }).click()
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    const shares = await page.evaluate(() => {
      const header = document.querySelector('header') as Element
      const drawing = document.querySelector('form svg[role=img]') as Element
      return [...document.querySelectorAll('form fieldset')].map((question) => {
        question.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { top, bottom, height } = drawing.getBoundingClientRect()
        const { bottom: covered } = header.getBoundingClientRect()
        return (Math.min(bottom, innerHeight) - Math.max(top, covered, 0)) / height
      })
    })
    expect(Math.min(...shares), `${width} × ${height}`).toBeGreaterThan(0.6)
  }
})

describe('from the plan to the contact form', () => {
  const enquire = (page: Page) => page.getByRole('link', { name: sitePlan.de.enquire }).click()
  const message = (page: Page) => field(page, 'message')
  const question = (name: keyof typeof sitePlan.de.fronts) => sitePlan.de.fronts[name].question
  const attached = (gaps: number) => {
    const { none, one, several } = contact.de.attachedPlan
    return gaps === 0 ? none : gaps === 1 ? one : withValues(several, { count: gaps })
  }

  const enquireWith = async (given: Answers, options = {}) => {
    const page = await openPage(options)
    await visit(page, path)
    await answer(page, given)
    await enquire(page)
    await until(async () => expect(await message(page).inputValue()).toContain(question('mfa')))
    return page
  }

  test.each([360, 1280])('it lands at the form, which shows the plan (%i px)', async (width) => {
    const page = await enquireWith(mixed, { viewport: { width, height: 800 } })
    const plan = page.getByRole('link', { name: attached(4) })
    await plan.waitFor()
    expect(await plan.locator('[data-front=mfa] [data-state=no]').isVisible()).toBe(true)
    expect(await plan.locator('[data-front=networks] [data-state=no]').isVisible()).toBe(false)
    const top = await page.locator(`#${formAnchor}`).evaluate((form) => form.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(0)
    expect(top).toBeLessThan(300)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(formAnchor)
    expect(page.problems).toEqual([])
  })

  test('a plan that was sent is not filled in again', async () => {
    const page = await enquireWith(mixed)
    await page.route('**/send-contact-email', (route) => route.fulfill({ json: { success: true } }))
    await page.reload()
    await hydrated(page)
    await fill(page, { ...complete, message: `${await message(page).inputValue()}\nVielen Dank` })
    await buttonOf(page).click()
    await successesOf(page).waitFor()
    expect(await page.getByRole('link', { name: attached(4) }).count()).toBe(0)
    await page.reload()
    await hydrated(page)
    expect(await message(page).inputValue()).toBe('')
  })

  test.each([
    ['somebody has gone on writing', (text: string) => `${text}\n\nBitte vormittags.`, 'Bitte vormittags.'],
    ['somebody has shortened', (text: string) => `Hallo\n${text.slice(text.indexOf('2.'))}`, 'Hallo'],
  ])('a new plan takes the old answers out of a message that %s', async (_, change, rest) => {
    const page = await enquireWith(mixed)
    await fill(page, { firstName: 'Zoë', message: change(await message(page).inputValue()) })
    await page.goBack()
    await page.locator('form [type=reset]').click()
    await enquire(page)
    await page.waitForURL((url) => url.hash !== '')
    await page.reload()
    await hydrated(page)
    expect(await message(page).inputValue()).toBe(rest)
    expect(await field(page, 'firstName').inputValue()).toBe('Zoë')
    expect(await page.getByRole('link', { name: attached(4) }).count()).toBe(0)
    await page.goBack()
    await answer(page, { mfa: 'yes' })
    await enquire(page)
    await until(async () => expect(await message(page).inputValue()).toContain(`${question('mfa')} `))
    expect(await message(page).inputValue()).toMatch(new RegExp(`${rest}$`))
  })
})
