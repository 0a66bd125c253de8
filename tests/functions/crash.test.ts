import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { startSmtpServer } from '../support/smtp-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { message, testSecret } from '../support/test-functions.ts'

const folder = temporaryFolder()
const smtp = await startSmtpServer()
let stop = async () => {}
afterEach(() => stop().then(smtp.close))

const [count, kills, visitors] = [100, 2, 4]

/** Starts the functions in a process of their own, at any free port the first time; returns the port. */
async function startServer(port: number): Promise<number> {
  const { VITEST: _, NODE_ENV: __, ...inherited } = process.env
  const env = {
    ...{ FUNCTIONS_DATA: folder, FUNCTIONS_SECRET: testSecret, FUNCTIONS_URL: 'http://localhost/functions' },
    ...{ SMTP_URL: smtp.url, MAIL_FROM: 'site@site.example', MAIL_TO: 'office@site.example' },
    ...{ ...inherited, TEST_PORT: String(port) },
  }
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/functions/run-server.ts'], { env })
  const ended = once(child, 'exit')
  // As a machine that loses its power: nothing can be tidied up.
  stop = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return new Promise((resolve, reject) => {
    child.on('exit', reject)
    child.stdout.on('data', (text) => {
      const [, number] = /port (\d+)/.exec(text) ?? []
      if (number) resolve(Number(number))
    })
  })
}

// A hundred mails and some starts of Node, on a machine with other work.
test('100 messages are delivered although the server is killed twice', { timeout: 600_000 }, async () => {
  const port = await startServer(0)

  /** As the form does: the same key until the server has said that it has the message. */
  const send = async (index: number) => {
    const own = { email: `a${index}@example.com`, message: `Nachricht ${index}.` }
    const idempotencyKey = `6f6e0b0e-8f0f-4a53-9d5e-${String(index).padStart(12, '0')}`
    const body = JSON.stringify({ ...message, ...own, idempotencyKey })
    // Each from an address of its own, which the proxy on the same machine names.
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${index}` }
    const url = `http://127.0.0.1:${port}/functions/send-contact-email`
    for (;;) {
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
    await stop()
    await startServer(port)
  }
  await sending
  const texts = () => new Set(smtp.received.map(({ text = '' }) => /Nachricht \d+\./.exec(text)?.[0]))
  await poll(() => texts().size).toBe(count)
  // Whatever came twice has the same id, and was under way when the server was killed.
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(count)
  expect(smtp.received.length).toBeLessThanOrEqual(count + visitors * kills)
})
