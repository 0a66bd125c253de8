import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { expect, test } from 'vitest'
import { openDatabase, query } from '../../functions/database.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { message, openTestFunctions } from '../support/test-functions.ts'

const folder = temporaryFolder('for each test')
const url = () => pathToFileURL(join(folder, 'functions.db')).href

/** Another program that writes, until it is let go. */
async function lock() {
  const other = createClient({ url: url() })
  const transaction = await other.transaction('write')
  await transaction.execute('create table if not exists other (a)')
  await transaction.execute('insert into other values (1)')
  return async () => {
    await transaction.commit()
    other.close()
  }
}

test('a lock of another program delays forms, and keeps nothing else waiting', async () => {
  const database = openDatabase(url())
  const site = await openTestFunctions({ database })
  await query(database, 'select 1')
  const unlock = await lock()
  let answered = 0
  const send = async (index: number) => {
    const { status } = await site.send({ ...message, message: `${index}` })
    answered += 1
    return status
  }
  const sending = Promise.all([1, 2, 3, 4].map(send))
  // A wait of the driver itself would stop this process, and the lock would never end.
  expect((await site.request('newsletter/confirm?token=x')).status).toBe(400)
  expect(answered).toBe(0)
  await unlock()
  expect(await sending).toEqual([200, 200, 200, 200])
  await site.settle()
  expect(site.mails.length).toBe(4)
  database.close()
})

test('a lock that lasts refuses forms, and all works at once when it ends', async () => {
  const database = openDatabase(url(), 200)
  const site = await openTestFunctions({ database })
  await query(database, 'select 1')
  const unlock = await lock()
  const answers = await Promise.all([1, 2, 3].map(() => site.send(message)))
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
  expect([site.lines.join(), (await site.request('health')).status]).toEqual([
    expect.stringMatching(/locked/),
    503,
  ])
  await unlock()
  expect((await site.send(message)).status).toBe(200)
  expect((await site.request('health')).status).toBe(200)
  await site.settle()
  expect(site.mails.length).toBe(1)
  database.close()
})

test('a mail that cannot be written down as sent is not sent again', async () => {
  const database = openDatabase(url(), 200)
  let unlock = async () => {}
  const site = await openTestFunctions({ database })
  site.state.answer = async () => {
    unlock = await lock()
    return { ok: true }
  }
  await site.send(message)
  const settled = site.settle()
  await expect.poll(() => site.lines.join(), { timeout: 30_000 }).toMatch(/Results: .*locked/)
  await unlock()
  await settled
  expect([site.mails.length, await site.rows('select state from mails')]).toEqual([1, [{ state: 'sent' }]])
  database.close()
})
