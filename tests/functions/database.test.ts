import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { describe, expect, test } from 'vitest'
import { openDatabase, query } from '../../functions/database.ts'
import { columns, migrations } from '../../functions/migrations.ts'
import { openFunctions } from '../../functions/node.ts'
import { processOutbox } from '../../functions/outbox/outbox.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { message, openTestFunctions } from '../support/test-functions.ts'

const folder = temporaryFolder('for each test')
const file = () => join(folder, 'site.db')
const connect = () => createClient({ url: pathToFileURL(file()).href })
const lines: string[] = []

function open() {
  lines.length = 0
  return openDatabase(connect, (line) => lines.push(line))
}

/** Another program that writes, until it is let go. */
async function lock() {
  const other = connect()
  const transaction = await other.transaction('write')
  await transaction.execute('create table if not exists other (a)')
  await transaction.execute('insert into other values (1)')
  return async () => {
    await transaction.commit()
    other.close()
  }
}

const schemaOf = async (database: ReturnType<typeof open>) =>
  (await query(database, 'select name, sql from sqlite_master order by name')).map(({ name, sql }) => [
    name,
    String(sql).replace(/\s/g, ''),
  ])

describe('a database of an earlier schema', () => {
  const schemas = readdirSync('tests/functions/schemas')
  test('is kept for each version but the newest', () => {
    expect(schemas).toEqual(migrations.slice(1).map((_, index) => `${index + 1}.sql`))
  })

  test.each(schemas)('%s becomes one of today with all its rows', async (name) => {
    const old = connect()
    await old.executeMultiple(readFileSync(join('tests/functions/schemas', name), 'utf8'))
    const tables = ['limits', 'outbox', 'consent_texts', 'subscribers', 'letters', 'deliveries']
    const count = async (run: (sql: string) => Promise<{ rows: unknown[] }>) =>
      Promise.all(tables.map(async (table) => (await run(`select * from ${table}`)).rows.length))
    const before = await count((sql) => old.execute(sql))
    old.close()
    const database = open()
    expect(await count((sql) => database.execute(sql))).toEqual(before)
    expect(Math.min(...before)).toBeGreaterThan(0)

    const site = await openTestFunctions({ database })
    await processOutbox(site.services)
    const [mail, ...others] = site.mails
    expect(others).toEqual([])
    expect(mail).toMatchObject({ from: { address: 'site@site.example' }, to: 'office@site.example' })
    expect(mail).toMatchObject({
      text: 'Wartet',
      messageId: 'waiting@site.example',
      replyTo: { name: 'Zoë' },
    })
    const states = await query(database, 'select id, state from outbox order by id')
    expect(states).toMatchObject([{ state: 'refused' }, { state: 'sent' }, { state: 'sent' }])
    const upgraded = await schemaOf(database)
    database.close()
    rmSync(file())
    const created = open()
    expect(upgraded).toEqual(await schemaOf(created))
    created.close()
  })
})

test('several processes may open a new database at once', async () => {
  const all = [open(), open(), open(), open()]
  await Promise.all(all.map((database) => query(database, 'select * from outbox')))
  expect(await query(all[0] as (typeof all)[0], 'select version from versions')).toHaveLength(
    migrations.length,
  )
  for (const database of all) database.close()
})

describe('a database that is not what the program expects', () => {
  const tables = Object.keys(columns)
  test.each([
    [`alter table ${tables[3]} drop column bounced`, /no such column: bounced/],
    ['drop table consent_texts', /no such table: consent_texts/],
    ['alter table limits rename column ends to other', /no such column: ends/],
    [`insert into versions values (${migrations.length + 1}, 0)`, /update the program/],
  ])('after "%s" is reported at the start', async (change, words) => {
    const first = open()
    await query(first, 'select 1')
    await query(first, change)
    first.close()
    const database = open()
    for (const _ of [1, 2, 3]) await expect(query(database, 'select 1')).rejects.toThrow()
    expect([lines.length, lines[0]]).toEqual([1, expect.stringMatching(words)])
    database.close()
  })
})

describe('a lock of another program', () => {
  test('delays messages, and keeps nothing else waiting', async () => {
    const database = open()
    const site = await openTestFunctions({ database })
    await query(database, 'select 1')
    const unlock = await lock()
    const sending = Promise.all([1, 2, 3, 4].map((index) => site.send({ ...message, message: `${index}` })))
    // A wait of the driver itself would stop this process, and the lock would never end.
    await setTimeout(1000)
    await unlock()
    expect((await sending).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(site.mails.length).toBe(4)
    database.close()
  })

  test('delays a transaction, whose connection is stuck after it', async () => {
    const database = open()
    await query(database, 'select 1')
    const unlock = await lock()
    const adding = database.batch([
      `insert into notes values ('a', '1')`,
      `insert into notes values ('b', '2')`,
    ])
    await setTimeout(300)
    await unlock()
    await adding
    expect(await query(database, `select name from notes`)).toHaveLength(2)
    database.close()
  })

  test('that lasts refuses forms, and all works at once when it ends', { timeout: 30_000 }, async () => {
    const database = open()
    const site = await openTestFunctions({ database })
    await query(database, 'select 1')
    const unlock = await lock()
    const answers = await Promise.all([1, 2, 3].map(() => site.send(message)))
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    expect(site.lines[0]).toMatch(/keeps it locked/)
    await unlock()
    expect((await site.send(message)).status).toBe(200)
    expect((await site.signUp({ email: 'zoe@example.com' })).status).toBe(200)
    database.close()
  })
})

describe('a database that cannot be opened at the start is tried again, and reported once', () => {
  const faults: [string, () => Promise<() => unknown>][] = [
    [
      'is no database',
      async () => {
        writeFileSync(file(), 'not a database, but a text that is longer than the head of one'.repeat(20))
        return () => rmSync(file())
      },
    ],
    ['is locked', lock],
  ]
  test.each(faults)('that %s', { timeout: 40_000 }, async (_, breakIt) => {
    const repair = await breakIt()
    const log: string[] = []
    const functions = openFunctions({
      dataFolder: folder,
      env: {},
      log: (line) => log.push(line),
      healthWaitMs: 100,
    })
    const reported = () => log.filter((line) => line.includes('cannot be opened'))
    await expect.poll(() => reported().length, { timeout: 15_000 }).toBe(1)
    await repair()
    const database = open()
    await expect.poll(() => query(database, 'select 1').catch(() => []), { timeout: 10_000 }).toHaveLength(1)
    database.close()
    await functions.close()
    expect(reported().length).toBe(1)
  })
})
