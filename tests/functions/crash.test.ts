import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { startServer } from '../support/dev-server.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { message, testSecret } from '../support/test-functions.ts'

const folder = temporaryFolder()
const smtp = await startSmtpServer()
let server: Awaited<ReturnType<typeof startServer>> | undefined
afterEach(async () => {
  await server?.stop()
  await smtp.close()
})

const [count, kills, visitors] = [40, 2, 4]

const env = {
  ...{ FUNCTIONS_DATA: folder, FUNCTIONS_SECRET: testSecret, FUNCTIONS_URL: 'http://localhost/functions' },
  ...{ SMTP_URL: smtp.url, MAIL_FROM: 'site@site.example', MAIL_TO: 'office@site.example' },
}
const start = () => startServer(['--import', 'tsx', 'tests/functions/run-server.ts'], env)

// Mails and some starts of Node, on a machine with other work.
test('40 messages are delivered although the server is killed twice', { timeout: 600_000 }, async () => {
  server = await start()

  /** As the form does: the same key until the server has said that it has the message. */
  const send = async (index: number) => {
    const own = { email: `a${index}@example.com`, message: `Nachricht ${index}.` }
    const idempotencyKey = `6f6e0b0e-8f0f-4a53-9d5e-${String(index).padStart(12, '0')}`
    const body = JSON.stringify({ ...message, ...own, idempotencyKey })
    // Each from an address of its own, which the proxy on the same machine names.
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${index}` }
    for (;;) {
      const url = `${server?.url}/functions/send-contact-email`
      const response = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
      if (response?.status === 200) return
      await setTimeout(50)
    }
  }
  let next = 0
  const visit = async () => {
    while (next < count) await send(next++)
  }
  const sending = Promise.all(Array.from({ length: visitors }, visit))
  const poll = <T>(value: () => T) => expect.poll(value, { timeout: 300_000 })
  for (let kill = 1; kill <= kills; kill++) {
    await poll(() => smtp.received.length).toBeGreaterThanOrEqual((kill * count) / (kills + 2))
    await setTimeout(Math.random() * 30)
    // As a machine that loses its power: nothing can be tidied up.
    await server.stop('SIGKILL')
    server = await start()
  }
  await sending
  const texts = () => new Set(smtp.received.map(({ text = '' }) => /Nachricht \d+\./.exec(text)?.[0]))
  await poll(() => texts().size).toBe(count)
  // Whatever came twice has the same id, and was under way when the server was killed.
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(count)
  expect(smtp.received.length).toBeLessThanOrEqual(count + visitors * kills)
})
