import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../support/dev-server.ts'
import { type Fault, startSmtpServer } from '../support/smtp-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { message, testSecret } from '../support/test-functions.ts'

const folder = temporaryFolder('for each test')
const smtp = await startSmtpServer()
afterAll(smtp.close)

// Each starts a server, and waits for what it has under way.
test.each<[string, object, Fault, string]>([
  ['send-newsletter-email', { email: 'zoe@example.com' }, { answersAfterMs: 1500 }, 'sent'],
  ['send-contact-email', message, 'never answers', 'waiting'],
])(
  'SIGTERM ends a server after %s with %j has its answer, while the mail server %j',
  {
    timeout: 120_000,
  },
  async (call, fields, fault, state) => {
    writeFileSync(join(folder, 'index.html'), '<!doctype html>')
    smtp.state.fault = fault
    smtp.received.length = 0
    const connections = smtp.connections()
    const server = await startServer(['--import', 'tsx', 'scripts/serve.ts', '--dist', folder], {
      ...{
        FUNCTIONS_DATA: folder,
        FUNCTIONS_SECRET: testSecret,
        FUNCTIONS_URL: 'http://localhost/functions',
      },
      ...{ SMTP_URL: smtp.url, MAIL_FROM: 'site@site.example', MAIL_TO: 'office@site.example' },
    })
    expect((await fetch(server.url)).status).toBe(200)
    const headers = { 'Content-Type': 'application/json' }
    const request = fetch(`${server.url}/functions/${call}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(fields),
    })
    const isUnderWay = () =>
      smtp.received.length > 0 || (fault === 'never answers' && smtp.connections() > connections + 1)
    await expect.poll(isUnderWay, { timeout: 30_000 }).toBe(true)
    const stopped = server.stop()
    expect((await request).status).toBe(200)
    await stopped
    const database = createClient({ url: pathToFileURL(join(folder, 'site.db')).href })
    const { rows } = await database.execute('select state, copies from outbox')
    database.close()
    expect(rows).toMatchObject([{ state, copies: state === 'sent' ? 1 : 0 }])
  },
)
