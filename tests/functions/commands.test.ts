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

/** Arguments, the exit code, and what the command says. */
type Case = [args: string[], code: number, says?: string]
const elsewhere = 'npm run subscribers'

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

  const cases: Case[] = [
    [['show', 'nowhere'], 1],
    [['retry', 'nowhere'], 1],
    [['drop', first, 'nowhere'], 1],
    [['show'], 2],
    [['retry'], 2],
    [['drop', first, '--all'], 2],
    [['toString'], 2],
    [['--what'], 2],
    [['--help'], 0],
  ]
  test('ends bad use with a code, and without a trace of the program', async () => {
    const results = await Promise.all(cases.map(([args]) => run('messages', ...args)))
    for (const [index, { code, out, err }] of results.entries()) {
      const [args, expected] = cases[index] as Case
      expect([args, code]).toEqual([args, expected])
      expect(out + err).not.toMatch(/\.ts:\d+|Error:/)
    }
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
    expect((await json('subscribers')).value).toEqual({ active: 0, paused: 0, withdrawn: 0 })

    writeFileSync(file, [head, line('info@müller.example'), line('a@b.example')].join('\n'))
    expect(await json('subscribers', 'import', file)).toMatchObject({ code: 0, value: { imported: 2 } })
    for (const writing of ['info@müller.example', 'Info@XN--MLLER-KVA.example']) {
      expect((await run('subscribers', 'find', writing)).out).toContain('import: Messe')
    }
    expect((await run('subscribers', 'export')).out.split('\r\n')).toHaveLength(4)
    expect((await json('subscribers', 'export')).value).toHaveLength(2)
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

  const cases: Case[] = [
    [['find', 'nobody@example.com'], 1],
    [['unsubscribe', 'nobody@example.com'], 1],
    [['restore', 'nobody@example.com'], 1],
    [['import', 'nowhere.csv'], 1],
    [['--bounces'], 1],
    [['find', 'nobody'], 2],
    [['find'], 2],
    [['import'], 2],
    [['export', 'x'], 2],
    [['find', 'a@b.example', 'c@d.example'], 2],
    [['constructor'], 2],
    [['--help'], 0],
  ]
  test('ends bad use with a code, and without a trace of the program', async () => {
    const results = await Promise.all(cases.map(([args]) => run('subscribers', ...args)))
    for (const [index, { code, out, err }] of results.entries()) {
      const [args, expected] = cases[index] as Case
      expect([args, code]).toEqual([args, expected])
      expect(out + err).not.toMatch(/\.ts:\d+|Error:/)
    }
  })
})

describe('npm run newsletter', { timeout: 120_000 }, () => {
  const cases: Case[] = [
    [[], 2, elsewhere],
    [['posts/x.md', '--at', '2027-02-30T09:00'], 2],
    [['posts/x.md', '--at', '2001-01-01T09:00'], 2],
    [['posts/x.md', '--send', '--stop'], 2],
    [['posts/x.md', '--rate', '0'], 2],
    [['posts/x.md', '--to', 'nobody'], 2],
    [['--export'], 2, elsewhere],
    [['--help'], 0, elsewhere],
  ]
  test('ends bad use with a code, and says where readers are exported and erased', async () => {
    const results = await Promise.all(cases.map(([args]) => run('newsletter', ...args)))
    for (const [index, { code, out, err }] of results.entries()) {
      const [args, expected, says] = cases[index] as Case
      expect([args, code]).toEqual([args, expected])
      expect(out + err).not.toMatch(/\.ts:\d+|Error:/)
      if (says) expect(out + err).toContain(says)
    }
  })
})
