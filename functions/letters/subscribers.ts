import { query } from '../database.ts'
import { subscriberId } from '../identity.ts'
import type { Services } from '../services.ts'
import { recordErasure } from '../withdrawals.ts'

const times = ['signed_up', 'confirmed', 'withdrawn', 'bounced']

const columns = [
  ...['email', 'first_name', 'language', 'signed_up', 'signed_up_ip', 'confirmed', 'confirmed_ip'],
  ...['withdrawn', 'bounced', 'consent_version', 'consent_text'],
]

/** Everything about all subscribers, and the wording that each has agreed to, as CSV (RFC 4180). */
export async function exportSubscribers({ database }: Services): Promise<string> {
  const sql = `select subscribers.*, text as consent_text from subscribers
    left join consent_texts on version = consent_version order by confirmed, id`
  const rows = (await query(database, sql)).map((row) =>
    columns.map((column) => {
      const value = row[column]
      return value && times.includes(column) ? new Date(Number(value)).toISOString() : String(value ?? '')
    }),
  )
  return [columns, ...rows].map((row) => `${row.map(quote).join(',')}\r\n`).join('')
}

/**
 * Erases one address with everything about it. `false` if it was not there. A hash of it stays until links in mails
 * that were sent before are no longer valid, so that none of them stores it again.
 */
export async function forgetSubscriber(services: Services, email: string): Promise<boolean> {
  const { database, now } = services
  const id = await subscriberId(services, email)
  const remember = 'insert into forgotten (id, at) values (?1, ?2) on conflict (id) do update set at = ?2'
  await query(database, remember, id, now())
  await query(database, 'delete from deliveries where subscriber = ?', id)
  const erased = await query(database, 'delete from subscribers where id = ? returning id', id)
  if (erased.length > 0) recordErasure(services, id)
  return erased.length > 0
}

/** A spreadsheet would run what begins with one of these signs. */
function quote(value: string): string {
  return `"${value.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`
}
