import { createHash, randomUUID } from 'node:crypto'
import { company } from '../src/company/company.ts'
import { fieldNames } from '../src/contact-fields.ts'
import { defaultLanguage } from '../src/i18n/languages.ts'
import { query } from './database.ts'
import type { ContactForm, Outcome } from './forms.ts'
import { consumeQuota, mailbox } from './limits.ts'
import { composeMail, withTimeout } from './mail/mail.ts'
import type { Services } from './services.ts'
import { forgetLimits, limitVisitor, type Visitor } from './slow-down.ts'
import { shellIn } from './texts.ts'

/** Messages are for the company: in its language. */
const texts = shellIn(defaultLanguage)

const day = 86_400_000

/** Milliseconds before the next attempt: half a minute, then twice as long each time, at most six hours. */
const retryAfterMs = (tries: number) => Math.min(30_000 * 2 ** Math.min(tries - 1, 20), day / 4)

/**
 * Stores a message, then sends it. A success means that it is stored, and will be sent if it was not; a refusal means
 * that the mail server refused it for good, and that the visitor should choose another way. It is kept then, too.
 */
export async function sendContact(services: Services, form: ContactForm, visitor: Visitor): Outcome {
  const { database } = services
  const { idempotencyKey: key = randomUUID(), ...fields } = form
  // A visitor who changes the message after a failure sends another one.
  const content = `${key}\0${JSON.stringify(fields)}`
  const id = createHash('sha256').update(content).digest('hex').slice(0, 32)
  const known = await query(database, 'select 1 from outbox where id = ?', id)
  if (known.length === 0) {
    const refusal = await limitVisitor(services, 'messages', visitor)
    if (refusal) return refusal
    const wait = form.email && (await consumeQuota(services, 'messagesPerAddress', mailbox(form.email)))
    if (wait) return { status: 429, problem: 'tooMany', retryAfter: wait }
    const mail = JSON.stringify(composeMessage(services, id, form))
    const sql = 'insert into outbox (id, mail, created, next) values (?1, ?2, ?3, ?3) on conflict do nothing'
    await query(database, sql, id, mail, services.now())
  }
  await withTimeout(services.sendTimeoutMs, deliver(services, id, 'now'))
  const [row] = await query(database, 'select refused from outbox where id = ?', id)
  return row?.refused ? { status: 503, problem: 'messageNotSent' } : undefined
}

/** Sends what is due, and forgets what is over. Called now and then, and at the start. */
export async function processOutbox(services: Services): Promise<void> {
  const { database } = services
  const now = services.now()
  const due = 'select id from outbox where sent is null and next <= ? order by next limit 50'
  for (const { id } of await query(database, due, now)) await deliver(services, String(id))
  // The keys of messages that were sent are kept for a day, against late repetitions.
  await query(database, 'delete from outbox where sent < ?', now - day)
  await forgetLimits(services)
}

/** Whether a message has been waiting for more than an hour. */
export async function hasOldMessages({ database, now }: Services): Promise<boolean> {
  const sql = 'select 1 from outbox where sent is null and created < ? limit 1'
  return (await query(database, sql, now() - 3_600_000)).length > 0
}

/** Sends one message, unless another process is sending it, or it was sent or is not due; `now`: due if it was refused. */
async function deliver(services: Services, id: string, due?: 'now'): Promise<void> {
  const { database, mailer, log } = services
  const now = services.now()
  const claim = `update outbox set next = ?2 + ?3, tries = tries + 1, refused = 0
    where id = ?1 and sent is null and (next <= ?2 or (refused = 1 and ?4)) returning mail, tries`
  const [row] = await query(database, claim, id, now, services.leaseMs, due ? 1 : 0)
  if (row === undefined) return
  const sent = await mailer.send(JSON.parse(String(row.mail)))
  if (sent.ok) {
    // What was typed is no longer needed here.
    await query(database, `update outbox set sent = ?, mail = '' where id = ?`, services.now(), id)
  } else {
    const tries = Number(row.tries)
    log(`Message ${id} was not sent at attempt ${tries}: ${sent.reason}`)
    const sql = 'update outbox set next = ?, refused = ? where id = ?'
    await query(database, sql, services.now() + retryAfterMs(tries), Number(sent.isPermanent), id)
  }
}

/** The mail to the company. The visitor's address is in `Reply-To` only: mail servers refuse a foreign sender. */
function composeMessage({ config }: Services, id: string, form: ContactForm) {
  const lines = fieldNames.flatMap((field) =>
    field !== 'message' && form[field] ? `${texts.fields[field]}: ${form[field]}` : [],
  )
  const name = [form.name, form.firstName, form.lastName].filter(Boolean).join(' ')
  return composeMail({ name: company.shortName, address: config.from }, id, {
    to: config.to,
    ...(form.email && { replyTo: { name, address: form.email } }),
    subject: form.subject || `${texts.footer.contactSubject} ${name}`.trim(),
    text: `${lines.join('\n')}\n\n${form.message}\n`,
    ...(form.language && { headers: { 'Content-Language': form.language } }),
  })
}
