import { afterEach, beforeEach, expect, test } from 'vitest'
import type { startServer } from '../support/dev-server.ts'
import { openBundle } from '../support/functions-server.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { message } from '../support/test-functions.ts'

const folder = temporaryFolder('for each test')
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let bundle: Awaited<ReturnType<typeof openBundle>>
let server: Awaited<ReturnType<typeof startServer>>
beforeEach(async () => {
  smtp = await startSmtpServer()
  bundle = await openBundle(folder, smtp)
  server = await bundle.start()
})
afterEach(async () => {
  await server.stop('SIGKILL')
  await smtp.close()
})

const post = (fields: object, ip = '192.0.2.1') => {
  // The proxy on the same machine names the visitor.
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': ip }
  const body = JSON.stringify({ ...message, ...fields })
  return fetch(`${server.url}/functions/send-contact-email`, { method: 'POST', headers, body })
}
const states = () => bundle.query('select state, copies from mails')
const poll = <T>(value: () => T) => expect.poll(value, { timeout: 60_000 })

test('20 messages arrive although the server is killed three times', { timeout: 300_000 }, async () => {
  const [count, kills, visitors] = [20, 3, 4]
  /** As the form does: the same key until the server has said that it has the message. */
  const send = async (index: number): Promise<void> => {
    const idempotencyKey = `6f6e0b0e-8f0f-4a53-9d5e-${String(index).padStart(12, '0')}`
    const sent = post({ message: `Nachricht ${index}.`, idempotencyKey }, `192.0.${index}.1`)
    if ((await sent.catch(() => null))?.status !== 200) return send(index)
  }
  let next = 0
  const visit = async () => {
    while (next < count) await send(next++)
  }
  const visiting = Promise.all(Array.from({ length: visitors }, visit))
  for (let kill = 1; kill <= kills; kill++) {
    const goal = (kill * count) / (kills + 1)
    await poll(() => smtp.received.length >= goal || next >= count).toBe(true)
    // As a machine that loses its power: nothing can be tidied up.
    await server.stop('SIGKILL')
    server = await bundle.start()
  }
  await visiting
  await server.stop()
  const risky = await bundle.query(`select * from mails where state = 'failed' or copies > 2`)
  expect(risky).toEqual([])
  // The minutes pass for what may have arrived.
  await bundle.query('update mails set next = 0')
  server = await bundle.start()
  await poll(async () => (await states()).every(({ state }) => state === 'sent')).toBe(true)
  const texts = new Set(smtp.received.map(({ text = '' }) => /Nachricht \d+\./.exec(text)?.[0]))
  const ids = smtp.received.map(({ messageId }) => messageId)
  expect([texts.size, new Set(ids).size]).toEqual([count, count])
  // Five are on the wire at most.
  expect(ids.length).toBeLessThanOrEqual(count + 5 * kills)
})

test('SIGTERM lets a mail finish, whose visitor did not wait for it', async () => {
  smtp.state.fault = 'silent after DATA'
  expect((await post({})).status).toBe(200)
  await poll(() => smtp.held.length).toBe(1)
  const stopped = server.stop()
  await poll(() => fetch(server.url).then(String, () => 'closed')).toBe('closed')
  for (const confirm of smtp.held) confirm()
  await stopped
  expect([await states(), smtp.received.length]).toEqual([[{ state: 'sent', copies: 1 }], 1])
})

test('a second process whose port is taken sends nothing again', async () => {
  smtp.state.fault = 'silent after DATA'
  await post({})
  await poll(() => smtp.held.length).toBe(1)
  const { port } = new URL(server.url)
  const { code, err } = await bundle.run('serve', '--port', port)
  expect([code, err, await states()]).toEqual([
    1,
    expect.stringMatching(/EADDRINUSE.*\n$/),
    [{ state: 'leaving', copies: 1 }],
  ])
  for (const confirm of smtp.held) confirm()
  await poll(states).toEqual([{ state: 'sent', copies: 1 }])
  expect(smtp.received.length).toBe(1)
})
