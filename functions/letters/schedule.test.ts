import { expect, test } from 'vitest'
import { addReaders, refusal, testFunctionsForEach } from '../../tests/support/test-functions.ts'
import { currentNotices } from '../alerts/troubles.ts'
import { openNewsletterTimer } from '../newsletter-timer.ts'
import { isTimerRunning, scheduleLetter, sendDueLetters, stopLetter } from './schedule.ts'

const letter = { slug: 'a-post', title: 'Ein Titel', excerpt: 'Ein Auszug.' }
const hour = 3_600_000
const site = testFunctionsForEach()

async function schedule(readers: number): Promise<number> {
  await addReaders(site.services, readers)
  const at = site.state.now + hour
  await scheduleLetter(site.services, letter, at, 1e6)
  return at
}

const due = () => sendDueLetters(site.services)
const times = () => site.rows('select send_at, runs from letters')

test('a letter is sent at its time, once', async () => {
  const at = await schedule(3)
  site.state.now = at - 1
  await due()
  expect(site.mails).toEqual([])
  site.state.now = at
  await Promise.all([due(), due()])
  await due()
  expect(site.mails.map(({ to }) => to).sort()).toEqual([0, 1, 2].map((index) => `r${index}@example.com`))
  expect(await times()).toEqual([{ send_at: null, runs: 1 }])
})

test('a letter of a site that is tried out can be unsubscribed, too', async () => {
  site.services.config.functionsUrl = undefined
  site.state.now = await schedule(1)
  await due()
  expect(site.mails[0]?.text).toMatch(/^http:\/\/localhost\S+\/newsletter\/unsubscribe\?token=/m)
})

test('a letter that is stopped before its time is not sent, and one with a new time is', async () => {
  site.state.now = await schedule(2)
  expect(await stopLetter(site.services, letter.slug)).toBe(true)
  expect(await stopLetter(site.services, letter.slug)).toBe(false)
  await due()
  expect(site.mails).toEqual([])
  await scheduleLetter(site.services, letter, site.state.now, 1e6)
  await due()
  expect(site.mails.length).toBe(2)
})

test('what a mail server did not take is tried again later, and the owner learns of it', async () => {
  site.state.now = await schedule(2)
  site.state.answer = refusal()
  await due()
  expect(site.attempts.length).toBe(2)
  expect(currentNotices(site.services)).toMatchObject([{ name: 'letters', isHealthy: true }])
  await due()
  expect(site.attempts.length).toBe(2)
  site.state.answer = { ok: true }
  site.state.now += hour
  await due()
  expect([site.mails.length, await times()]).toEqual([2, [{ send_at: null, runs: 2 }]])
})

test('it is not tried for ever', async () => {
  site.state.now = await schedule(1)
  site.state.answer = refusal()
  for (let index = 0; index < 20; index++) {
    await due()
    site.state.now += 48 * hour
  }
  expect([site.attempts.length, await times()]).toEqual([8, [{ send_at: null, runs: 8 }]])
})

test('the timer of a server sends letters, and shows that it runs', async () => {
  expect(await isTimerRunning(site.services)).toBe(false)
  site.state.now = await schedule(2)
  const timer = openNewsletterTimer(site.services)
  timer.work()
  timer.work()
  await timer.rest()
  expect([site.mails.length, await isTimerRunning(site.services)]).toEqual([2, true])
  site.state.now += hour
  expect(await isTimerRunning(site.services)).toBe(false)
})
