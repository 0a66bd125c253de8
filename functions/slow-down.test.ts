import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, test } from 'vitest'
import { company } from '../src/company/company.ts'
import { message, testFunctionsForEach } from '../tests/support/test-functions.ts'
import { forgetLimits } from './slow-down.ts'

const site = testFunctionsForEach()

const hour = 3_600_000

/** Sends a sign-up from an address; each has a mail address of its own. */
const signUp = async (ip: string, more: object = {}) => {
  site.state.ip = ip
  const response = await site.signUp({ email: `a${site.mails.length}@example.com`, ...more })
  return { status: response.status, ...(await response.json()) }
}

/** What the browser answers to a challenge. */
const proofOf = async (challenge: Parameters<typeof solveChallenge>[0]['challenge']) =>
  JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })

/** Limits that are reached at once. */
function lower(limits: Partial<typeof site.services.limits>): void {
  site.services.limits = { ...site.services.limits, ...limits }
}

/** So many sign-ups and messages that the next ones are slowed down. */
async function attack(): Promise<void> {
  lower({ signUps: { count: 1, windowMs: hour }, messages: { count: 1, windowMs: hour } })
  await signUp('203.0.113.1')
  await site.send(message)
}

test('sign-ups of many networks close the form to nobody', async () => {
  lower({ signUps: { count: 30, windowMs: hour } })
  for (let index = 0; index < 40; index++) await signUp(`10.${index}.1.1`)
  expect(site.mails.length).toBe(30)
  // The flood goes on; an honest browser works once, and is through.
  const flood = Array.from({ length: 20 }, (_, index) => signUp(`10.1.${index}.2`))
  expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([429]))
  const { challenge, error } = await signUp('192.0.2.1')
  expect([error.includes(company.email.general), error.includes(company.phone)]).toEqual([true, true])
  expect((await signUp('192.0.2.1', { proof: await proofOf(challenge) })).status).toBe(200)
})

test('a proof lets one form through, of its kind and within ten minutes', async () => {
  await attack()
  const challenge = async () => (await signUp('192.0.2.1')).challenge
  const proof = await proofOf(await challenge())
  const statusOf = async (it: string) => (await signUp('192.0.2.1', { proof: it })).status
  expect((await site.send({ ...message, proof })).status).toBe(429)
  expect([await statusOf(proof), await statusOf(proof)]).toEqual([200, 429])

  const solved = JSON.parse(await proofOf(await challenge()))
  const changed = structuredClone(solved)
  changed.challenge.parameters.data.until += hour
  const unsigned = { ...solved, challenge: { ...solved.challenge, signature: '' } }
  for (const it of ['', 'x', '{}', 'null', JSON.stringify(changed), JSON.stringify(unsigned)]) {
    expect([it, await statusOf(it)]).toEqual([it, 429])
  }
  site.state.now += 600_001
  expect(await statusOf(JSON.stringify(solved))).toBe(429)
})

test('one visitor can work for more, and is refused beyond that with another way to write', async () => {
  lower({ signUpsPerIp: { count: 1, max: 2, windowMs: hour } })
  expect((await signUp('192.0.2.1')).status).toBe(200)
  const { challenge } = await signUp('192.0.2.1')
  expect((await signUp('192.0.2.1', { proof: await proofOf(challenge) })).status).toBe(200)
  const refused = await signUp('192.0.2.1')
  expect([refused.status, refused.challenge]).toEqual([429, undefined])
  expect(refused.error).toContain(company.email.general)
  expect((await signUp('192.0.2.2')).status).toBe(200)
})

test('addresses of one network count together, and others do not', async () => {
  lower({ signUpsPerNetwork: { count: 2, windowMs: hour } })
  const networks = [
    ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.3.1'],
    ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2::1'],
    ['::ffff:198.51.100.1', '198.51.100.2', '::ffff:198.51.100.3', '198.51.101.1'],
  ]
  for (const ips of networks) {
    const statuses: number[] = []
    for (const ip of ips) statuses.push((await signUp(ip)).status)
    expect([ips, statuses]).toEqual([ips, [200, 200, 429, 200]])
  }
})

test('who is asked to work is counted where it is done', async () => {
  await attack()
  for (let index = 0; index < 15; index++) expect((await signUp('192.0.2.1')).status).toBe(429)
  lower({ signUps: { count: 2, windowMs: hour } })
  expect((await signUp('192.0.2.1')).status).toBe(200)
})

test('an address that the host does not know counts for all visitors only', async () => {
  lower({ signUpsPerIp: { count: 1, windowMs: hour } })
  expect([(await signUp('unknown')).status, (await signUp('unknown')).status]).toEqual([200, 200])
})

test('the log has one line when a limit begins to slow down, and one when it ends', async () => {
  lower({ signUps: { count: 2, windowMs: hour } })
  for (const ip of [1, 2, 3, 4]) await signUp(`192.0.2.${ip}`)
  expect(site.lines).toEqual([expect.stringMatching(/^signUps: 2 .* slower/)])
  await forgetLimits(site.services)
  expect(site.lines.length).toBe(1)
  site.state.now += hour
  await forgetLimits(site.services)
  await forgetLimits(site.services)
  expect(site.lines.slice(1)).toEqual([expect.stringMatching(/^signUps: 2 .* as usual/)])
  await signUp('192.0.2.1')
  site.state.now += hour
  await forgetLimits(site.services)
  expect(site.lines.length).toBe(2)
})
