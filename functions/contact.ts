import { createHash, randomUUID } from 'node:crypto'
import { query } from './database.ts'
import type { ContactForm, Refusal } from './forms.ts'
import { insertMail } from './mails.ts'
import type { Services } from './services.ts'

/** Stores a message, which the worker sends. `undefined`: it is on the disk, or was already. */
export async function sendContact(
  services: Services,
  form: ContactForm,
  ip: string,
): Promise<Refusal | undefined> {
  const { database, limits } = services
  const { idempotencyKey: key = randomUUID(), ...fields } = form
  // A visitor who changes the message after a failure sends another one.
  const id = createHash('sha256')
    .update(`${key}\0${JSON.stringify(fields)}`)
    .digest('hex')
    .slice(0, 32)
  // A repetition takes no place in a limit.
  if ((await query(database, 'select 1 from mails where id = ?', id)).length > 0) return undefined
  const retryAfter = limits.take('messages', ip)
  if (retryAfter > 0) return { status: 429, problem: 'tooMany', retryAfter }
  await database.execute(insertMail(services, id, 'message', fields))
  return undefined
}
