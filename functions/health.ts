import { company } from '../src/site/company.ts'
import { query, statement } from './database.ts'
import type { Services } from './services.ts'

const hour = 3_600_000

/** Looks at everything that may need the owner, and deletes what is over. Never throws. */
export async function checkHealth(services: Services): Promise<void> {
  const { freeBytes, mailer, troubles } = services
  const check = async (name: string, find: () => Promise<string | undefined>) =>
    troubles.set(name, await find().catch((error: Error) => error.message))
  await Promise.all([
    check('Mail server', mailer.check),
    check('Disk', async () => ((await freeBytes()) < 20_000_000 ? 'it is nearly full' : undefined)),
    check('Messages', () => findLate(services)),
    check('Database', () => forgetOldData(services)),
  ])
}

/** Messages that only the owner can still save, and those that wait for long. */
async function findLate({ database, now }: Services): Promise<string | undefined> {
  const sql = `select count(*) filter (where state = 'failed') as failed,
    count(*) filter (where state not in ('failed', 'sent') and created < ?) as late from mails where kind = 'message'`
  const [row] = await query(database, sql, now() - hour)
  if (row?.failed) return `${row.failed} could not be delivered and are kept, see the command "messages"`
  return row?.late ? `${row.late} could not be delivered for an hour, and are tried again` : undefined
}

/** Deletes what is over, as the privacy policy says. It writes, and so shows whether the database can be written. */
async function forgetOldData({ database, log, now, troubles }: Services): Promise<undefined> {
  const before = (days: number) => now() - days * 24 * hour
  const ended = `delete from mails where state in ('sent', 'failed') and changed < ?`
  const [undelivered] = await database.batch([
    statement(
      `${ended} and kind = 'message' and content <> '' returning id`,
      before(company.kept.undeliveredDays),
    ),
    // The keys of messages are kept for a day, against late repetitions; those of letters, so that none comes twice.
    statement(`${ended} and kind <> 'letter' and (content = '' or kind = 'confirmation')`, before(1)),
    statement('delete from sign_ups where created < ?', before(company.kept.confirmationHours / 24)),
    statement('delete from subscribers where withdrawn < ?', before(company.kept.proofYears * 365.25)),
    statement('delete from subscribers where unreachable < ?', before(company.kept.bouncedMonths * 30.5)),
  ])
  for (const { id } of undelivered?.rows ?? []) log(`The message ${id} is deleted: it was not delivered.`)
  // What visitors send now is stored.
  troubles.set('Forms', undefined)
}
