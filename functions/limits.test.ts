import { expect, test } from 'vitest'
import { message, testFunctionsForEach } from '../tests/support/test-functions.ts'
import { networkOf } from './limits.ts'

const site = testFunctionsForEach()

const hour = 3_600_000
const send = async (ip: string, text: string) => {
  site.state.ip = ip
  return (await site.send({ ...message, message: text })).status
}

test('a visitor sends ten messages in an hour, and is told when the next one is taken', async () => {
  for (let index = 0; index < 10; index++) expect(await send('192.0.2.1', `${index}`)).toBe(200)
  site.state.now += 1000
  const { status, headers } = await site.send(message)
  expect([status, headers.get('Retry-After')]).toEqual([429, '3599'])
  expect([await send('192.0.2.2', 'x'), (await site.signUp({ email: 'a@example.com' })).status]).toEqual([
    200, 200,
  ])
  site.state.now += hour
  expect(await send('192.0.2.1', 'x')).toBe(200)
})

test.each([
  ['messages', (index: number) => site.send({ ...message, message: `${index}` })],
  ['sign-ups', (index: number) => site.signUp({ email: `a${index}@example.com` })],
])('a flood of %s closes the form to nobody else', async (_, flood) => {
  const statuses: number[] = []
  for (let index = 0; index < 150; index++) {
    site.state.ip = `10.0.0.${index % 30}`
    statuses.push((await flood(index)).status)
  }
  expect(statuses.filter((status) => status === 200).length).toBe(120)
  for (let index = 150; index < 550; index++) {
    site.state.ip = `10.1.${index % 30}.1`
    await flood(index)
  }
  site.state.ip = '192.0.2.1'
  expect((await flood(1000)).status).toBe(200)
})

test('addresses of one customer or one network count together, and others do not', () => {
  const rows = [
    ['192.0.2.1', '192.0.2.1', '192.0.2'],
    ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2'],
    ['2001:db8:1:2:3::1', '2001:db8:1:2', '2001:db8:1'],
    ['2001:0DB8:1:0002::1', '2001:db8:1:2', '2001:db8:1'],
    ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
    ['unknown', 'unknown', 'unknown'],
  ] as const
  expect(rows.map(([ip]) => [ip, networkOf(ip, 'narrow'), networkOf(ip, 'wide')])).toEqual(rows)
})
