import { createHmac } from 'node:crypto'
import { cleanEmail } from '../src/forms/clean-email.ts'
import { query } from './database.ts'
import { asciiDomain } from './field-schema.ts'
import type { Services } from './services.ts'

const idOf = (key: string, address: string) =>
  createHmac('sha256', key).update(`subscriber\0${address}`).digest('base64url')

/**
 * The id of a subscriber, the same after a change of the secret: it needs a key of its own. Links in mails and the
 * list of deliveries name subscribers by it, so those who are stored keep the id they have.
 */
export async function subscriberId(services: Services, email: string): Promise<string> {
  const { config, database } = services
  const address = asciiDomain(cleanEmail(email)).toLowerCase()
  const stored = await identityKey(services)
  // Before there was a key, ids were made with the secret; who has unsubscribed is found by nothing else.
  const keys = [config.identityKey, stored, config.secret, config.oldSecret].filter(
    (key) => key !== undefined,
  )
  const ids = [...new Set(keys.map((key) => idOf(key, address)))]
  const sql = `select id from subscribers where id in (${ids.map(() => '?').join(', ')}) or lower(email) = ?
    order by withdrawn is not null, id limit 1`
  const [known] = await query(database, sql, ...ids, address)
  return String(known?.id ?? ids[0])
}

/** The key in the database: at first use, one that follows from the secret. None is stored if the settings have one. */
async function identityKey({ config, database }: Services): Promise<string | undefined> {
  const derived = createHmac('sha256', config.secret).update('identity').digest('base64url')
  if (config.identityKey === undefined) {
    const sql = `insert into keys (name, value) values ('identity', ?) on conflict do nothing`
    await query(database, sql, derived)
  }
  const [row] = await query(database, `select value from keys where name = 'identity'`)
  return row && String(row.value)
}
