import { spawn } from 'node:child_process'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { until } from '../support/browser.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { message, testSecret } from '../support/test-functions.ts'

const folder = temporaryFolder('for each test')
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let env: Record<string, string>
let child: ReturnType<typeof startServer> | undefined
beforeEach(async () => {
  smtp = await startSmtpServer()
  env = {
    FUNCTIONS_DATA: folder,
    FUNCTIONS_SECRET: testSecret,
    FUNCTIONS_URL: 'http://localhost/functions',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@site.example',
    MAIL_TO: 'office@site.example',
  }
})
afterEach(async () => {
  await child?.kill()
  await smtp?.close()
})

const kills = 3

/** A hundred mails and some starts of Node, on a machine with other work. Milliseconds. */
const timeout = 900_000

/** Starts the functions in a process of their own, which a test may kill. */
function startServer(env: Record<string, string>) {
  const { VITEST: _, NODE_ENV: __, ...inherited } = process.env
  const args = ['--import', 'tsx', 'tests/functions/run-server.ts']
  const child = spawn(process.execPath, args, { env: { ...inherited, ...env } })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  /** As a machine that loses its power: nothing can be tidied up. */
  const kill = () => {
    child.kill('SIGKILL')
    return ended
  }
  return { output: () => output, kill }
}

const waitFor = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('100 messages are delivered although the server is killed again and again', { timeout }, async () => {
  let port = 0
  const start = async () => {
    const started = startServer({ ...env, TEST_LEASE: '500', TEST_PORT: String(port) })
    child = started
    await until(() => expect(started.output()).toMatch(/port \d+/), timeout)
    port = Number(/port (\d+)/.exec(started.output())?.[1])
  }
  await start()

  /** As the form does: the same key until the server has said that it has the message. */
  const send = async (index: number) => {
    const body = JSON.stringify({
      ...message,
      email: `a${index}@example.com`,
      message: `Nachricht ${index}.`,
      idempotencyKey: `6f6e0b0e-8f0f-4a53-9d5e-${String(index).padStart(12, '0')}`,
    })
    // Each from an address of its own, which the proxy on the same machine names.
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${index}` }
    for (;;) {
      const url = `http://127.0.0.1:${port}/functions/send-contact-email`
      const response = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
      if (response?.status === 200) return
      await waitFor(50)
    }
  }
  const visitors = (async () => {
    let next = 0
    const one = async () => {
      while (next < 100) await send(next++)
    }
    await Promise.all([one(), one(), one(), one()])
  })()
  for (let kill = 1; kill <= kills; kill++) {
    const goal = Math.floor((kill * 100) / (kills + 2))
    await until(() => expect(smtp.received.length).toBeGreaterThanOrEqual(goal), timeout)
    await waitFor(Math.random() * 30)
    await child?.kill()
    await start()
  }
  await visitors
  const texts = () => new Set(smtp.received.map(({ text = '' }) => /Nachricht \d+\./.exec(text)?.[0]))
  await until(() => expect(texts().size).toBe(100), timeout)
  // Four can be under way when the server is killed; whatever came twice has the same Message-ID.
  const ids = smtp.received.map(({ messageId }) => messageId)
  expect(new Set(ids).size).toBe(100)
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  expect(repeated.size).toBeLessThanOrEqual(4 * kills)
})
