import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { query } from './database.ts'
import { subscriberId } from './identity.ts'
import { forgetSubscriber } from './letters/subscribers.ts'
import { unsubscribe } from './newsletter.ts'
import { openServices } from './node.ts'

const folder = temporaryFolder()

test('a backup that is restored brings nobody back who has withdrawn after it', async () => {
  const { services, ready, close } = openServices({ dataFolder: folder, env: {}, log: () => {} })
  await ready
  const { database } = services
  const names = ['stays', 'leaves', 'erased', 'returns']
  const add = 'insert into subscribers (id, email, confirmed) values (?, ?, ?)'
  const ids = await Promise.all(names.map((name) => subscriberId(services, `${name}@example.com`)))
  for (const [index, name] of names.entries()) {
    await query(database, add, String(ids[index]), `${name}@example.com`, 1)
  }
  const leave = (index: number) => unsubscribe(services, { subscriber: String(ids[index]), language: 'de' })
  // Before the backup: who signs up again after a withdrawal stays.
  await leave(3)
  await query(
    database,
    'update subscribers set email = ?, withdrawn = null, confirmed = ? where id = ?',
    ...[...['returns@example.com', Date.now() + 1000, String(ids[3])]],
  )
  const copy = join(folder, 'backup.db')
  await query(database, 'vacuum into ?', copy)
  await leave(1)
  await leave(1)
  expect(await forgetSubscriber(services, 'erased@example.com')).toBe(true)
  close()

  const journal = join(folder, 'withdrawals.sql')
  const restored = createClient({ url: pathToFileURL(copy).href })
  await restored.executeMultiple(readFileSync(journal, 'utf8'))
  const rows = await query(restored, 'select email from subscribers order by email')
  expect(rows.map(({ email }) => email)).toEqual([null, 'returns@example.com', 'stays@example.com'])
  restored.close()
  expect(readFileSync(journal, 'utf8')).not.toContain('example.com')
  expect(statSync(journal).mode & 0o077).toBe(0)
})
