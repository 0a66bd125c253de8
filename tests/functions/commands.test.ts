import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { openServices } from '../../functions/node.ts'
import { enqueue } from '../../functions/outbox/outbox.ts'
import { languages } from '../../src/i18n/languages.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { message } from '../support/test-functions.ts'

const folder = temporaryFolder('for each test')
const env = () => ({ ...process.env, NODE_ENV: 'test', FUNCTIONS_DATA: folder })
const [language = ''] = languages
const [first, second] = ['a1b2c3'.padEnd(32, '0'), 'd4e5f6'.padEnd(32, '0')]

type Result = { code: number; out: string; err: string }

/** Runs a command as npm does, but faster. */
const run = (name: string, ...args: string[]) =>
  new Promise<Result>((resolve) => {
    const command = ['--import', 'tsx', `scripts/${name}.ts`, ...args]
    execFile(process.execPath, command, { env: env() }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })

const json = async (name: string, ...args: string[]) => {
  const { code, out } = await run(name, ...args, '--json')
  return { code, value: JSON.parse(out) }
}

/** Does something with the services of the server. */
async function withServices(
  work: (services: ReturnType<typeof openServices>['services']) => Promise<unknown>,
) {
  const { services, ready, close } = openServices({ env: env(), log: () => {} })
  await ready()
  await work(services)
  await close()
}

describe('npm run messages', { timeout: 120_000 }, () => {
  beforeEach(() =>
    withServices(async (services) => {
      const { language: _, ...form } = { ...message, language }
      await enqueue(services, first, 'message', form as never)
      await enqueue(services, second, 'message', form as never)
      const refuse = `update outbox set state = 'refused', reason = 'recipient', detail = 'SMTP 550', tries = 1 where id = ?`
      await services.database.execute({ sql: refuse, args: [second] })
    }),
  )

  test('lists, shows, retries and drops', async () => {
    const list = await run('messages')
    expect(list).toMatchObject({ code: 0, err: '' })
    expect(list.out).toMatch(new RegExp(`${first}.*wartet[^]*${second}.*abgelehnt.*\n.*SMTP 550`))
    expect(list.out).not.toContain(message.email)
    expect((await run('messages', 'show', second.slice(0, 6))).out).toContain(message.email)
    expect(await json('messages', 'show', second)).toMatchObject({
      value: { id: second, failure: 'recipient', content: { email: message.email } },
    })
    expect(await json('messages', 'retry', '--all')).toEqual({ code: 0, value: { retried: [second] } })
    expect(await json('messages', 'drop', first.slice(0, 6))).toEqual({
      code: 0,
      value: { dropped: [first] },
    })
    expect((await json('messages')).value).toMatchObject([{ id: second, state: 'waiting' }])
  })
})

describe('npm run subscribers', { timeout: 120_000 }, () => {
  test('imports, finds, unsubscribes, erases and exports', async () => {
    const file = join(folder, 'readers.csv')
    const line = (email: string) => `${email},Zoë,${language},Ja,2025-03-01,Messe`
    const head = 'email,first_name,language,consent_text,consent_time,source'
    writeFileSync(file, [head, line('nobody'), line('a@b.example'), line('')].join('\n'))
    const refused = await run('subscribers', 'import', file)
    expect(refused.code).toBe(1)
    expect(refused.out).toMatch(/readers\.csv:2: email.*\n.*readers\.csv:4: email/)

    writeFileSync(file, [head, line('info@müller.example'), line('a@b.example')].join('\n'))
    expect(await json('subscribers', 'import', file)).toMatchObject({ code: 0, value: { imported: 2 } })
    expect((await run('subscribers', 'find', 'info@müller.example')).out).toContain('import: Messe')
    expect((await run('subscribers', 'export')).out.split('\r\n')).toHaveLength(4)
    expect((await run('subscribers', 'list')).out).toContain('a@b.example')
    expect(await json('subscribers', 'restore', 'a@b.example')).toEqual({
      code: 0,
      value: { restored: false },
    })

    expect((await json('subscribers', 'unsubscribe', 'a@b.example')).value).toMatchObject({
      unsubscribed: true,
    })
    expect(await json('subscribers', 'unsubscribe', 'a@b.example')).toMatchObject({
      code: 0,
      value: { unsubscribed: false },
    })
    expect((await json('subscribers', 'find', 'a@b.example')).value).toMatchObject({
      subscriber: { withdrawn_by: 'command', source: 'import: Messe' },
    })
    expect(await json('subscribers', 'forget', 'info@müller.example')).toMatchObject({
      code: 0,
      value: { forgotten: true },
    })
    expect((await run('subscribers', 'forget', 'info@müller.example')).code).toBe(1)
    expect((await json('subscribers')).value).toEqual({ active: 0, paused: 0, withdrawn: 1 })
  })
})

/** A command with its arguments, the exit code, and what it says. */
test.each<[command: string, code: number, says: RegExp]>([
  ['messages --help', 0, /npm run messages/],
  ['messages toString', 2, /toString/],
  ['messages retry', 2, /npm run messages/],
  ['messages drop nowhere', 1, /nowhere/],
  ['subscribers constructor', 2, /Unbekannt oder unvollständig/],
  ['subscribers find nobody', 2, /nobody/],
  ['subscribers restore nobody@example.com', 1, /nobody@example\.com/],
  ['subscribers import nowhere.csv', 1, /nowhere\.csv/],
  ['subscribers --bounces', 1, /BOUNCE_IMAP_URL/],
  // Where readers are exported and erased.
  ['newsletter --export', 2, /npm run subscribers/],
  ['newsletter posts/x.md --send --stop', 2, /npm run newsletter/],
  ['newsletter posts/x.md --at 2001-01-01T09:00', 2, /2001/],
  ['newsletter posts/x.md --rate 0.5', 2, /--rate: ganze Zahl ab 1 erwartet, „0\.5“/],
])('"%s" ends with %s and a reason, without a trace of the program', async (command, expected, says) => {
  const [name = '', ...args] = command.split(' ')
  const { code, out, err } = await run(name, ...args)
  expect([code, out + err]).toEqual([expected, expect.stringMatching(says)])
  expect(out + err).not.toMatch(/\.ts:\d+|Error:/)
})
