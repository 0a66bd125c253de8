import type { Row } from '@libsql/client'
import { query } from '../database.ts'
import { explain, fail, sameForAll } from '../mail/failures.ts'
import type { Sent } from '../mail/mail.ts'
import type { Services } from '../services.ts'
import { type Contents, compose, giveUpAfterMs, type Kind } from './compose.ts'
import { afterFailure, longestPauseMs, maxCopies, type State } from './schedule.ts'

/** Mails that are sent at the same time: as many as there are connections to a mail server. */
const parallel = 5

/** Stores a mail. One that was refused is tried again if the visitor sends it again. */
export async function enqueue<K extends Kind>(services: Services, id: string, kind: K, content: Contents[K]) {
  const sql = `insert into outbox (id, kind, content, state, created, changed, next)
    values (?1, ?2, ?3, 'waiting', ?4, ?4, ?4) on conflict (id) do update
    set state = 'waiting', content = ?3, next = ?4, changed = ?4, tries = 0, waited = 0
    where state in ('refused', 'given up') and copies < ${maxCopies}`
  await query(services.database, sql, id, kind, JSON.stringify(content), services.now())
}

/** The state of a mail; `undefined`: it was never stored, or is forgotten. */
export async function stateOf({ database }: Services, id: string): Promise<State | undefined> {
  const [row] = await query(database, 'select state from outbox where id = ?', id)
  return row?.state as State | undefined
}

/** Due, or farther away than any pause: then a clock was wrong. */
const isDue = `state in ('waiting', 'sending') and (next <= ?1 or next > ?1 + ${longestPauseMs})`

/**
 * Sends what is due, and stops at the first failure that is the same for every mail. May be called at any time: mails
 * that take long keep their places, and the others are sent in the free ones.
 */
export async function processOutbox(services: Services): Promise<void> {
  const { database, now, log } = services
  // What was being sent when servers died, so often that no more copies may be risked.
  const giveUp = `update outbox set state = 'given up', reason = 'perhaps delivered', detail = 'the server ended', changed = ?1,
    content = case kind when 'confirmation' then '' else content end
    where ${isDue} and copies >= ${maxCopies} returning id`
  for (const { id } of await query(database, giveUp, now())) {
    log(`Mail ${id} is given up: ${explain('perhaps delivered', `${maxCopies} attempts`)}`)
  }
  const due = await query(database, `select id from outbox where ${isDue} order by next limit 50`, now())
  let isServerDown = false
  const work = async () => {
    for (let row = due.shift(); row && !isServerDown && !services.stopping.aborted; row = due.shift()) {
      const sent = await deliver(services, String(row.id))
      if (sent?.ok === false && sameForAll.includes(sent.kind)) isServerDown = true
    }
  }
  await Promise.all(Array.from({ length: Math.max(0, parallel - services.sending.size) }, work))
}

/** Sends one mail, unless it is being sent, or was sent, or is not due. */
export async function deliver(services: Services, id: string): Promise<Sent | undefined> {
  const { database, sending, now } = services
  if (sending.has(id)) return undefined
  let finish = () => {}
  sending.set(id, new Promise((resolve) => (finish = resolve)))
  let renewal: ReturnType<typeof setInterval> | undefined
  try {
    const claim = `update outbox set state = 'sending', next = ?1 + ?3, changed = ?1, tries = tries + 1
      where id = ?2 and ${isDue} and copies < ${maxCopies} returning *`
    const [row] = await query(database, claim, now(), id, services.leaseMs)
    if (row === undefined) return undefined
    renewal = setInterval(() => {
      const renew = `update outbox set next = ? where id = ? and state = 'sending'`
      query(database, renew, now() + services.leaseMs, id).catch(() => {})
    }, services.leaseMs / 3)
    const sent = await send(services, row)
    await record(services, row, sent)
    return sent
  } finally {
    clearInterval(renewal)
    sending.delete(id)
    finish()
  }
}

async function send(services: Services, { id, kind, content }: Row): Promise<Sent> {
  const mail = await Promise.resolve()
    .then(() => compose(services, String(id), kind as Kind, String(content)))
    .catch((error: Error) => fail('mail', `it cannot be written: ${error.name}`))
  if ('ok' in mail) return mail
  // Counted before the mail may arrive: a server that dies then has written it down.
  const onHandOver = async () => {
    await query(services.database, 'update outbox set copies = copies + 1 where id = ?', String(id))
  }
  return services.mailer.send(mail, { signal: services.stopped, onHandOver })
}

/** Writes down what became of a mail. If the disk is full, it waits: a mail that is not written down is sent again. */
async function record(services: Services, row: Row, sent: Sent): Promise<void> {
  for (;;) {
    try {
      return await (sent.ok ? recordSuccess(services, row) : recordFailure(services, row, sent))
    } catch (error) {
      const { code = '' } = error as { code?: string }
      if (!/^SQLITE_(FULL|IOERR|BUSY)/.test(code) || services.stopped.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, 1000).unref?.())
    }
  }
}

/** What was typed is no longer needed. */
async function recordSuccess({ database, now }: Services, { id }: Row): Promise<void> {
  const sql = `update outbox set state = 'sent', content = '', reason = null, detail = null, changed = ? where id = ?`
  await query(database, sql, now(), String(id))
}

async function recordFailure(services: Services, row: Row, failure: Sent & { ok: false }): Promise<void> {
  const { database, now, log } = services
  const kind = row.kind as Kind
  const attempt = { tries: Number(row.tries), waited: Number(row.waited), copies: Number(row.copies) + 1 }
  const { state, pauseMs, copies, waited } = afterFailure(attempt, failure, giveUpAfterMs[kind])
  const isOver = state !== 'waiting'
  const sql = `update outbox set state = ?, reason = ?, detail = ?, changed = ?, next = ?, copies = ?, waited = ?,
    content = case when ? then '' else content end where id = ? and state = 'sending'`
  const times = [now(), now() + pauseMs, copies, waited]
  // Nobody sends a sign-up again: nothing of it is kept.
  const isForgotten = isOver && kind === 'confirmation' ? 1 : 0
  await query(database, sql, state, failure.kind, failure.detail, ...times, isForgotten, String(row.id))
  if (failure.kind === 'stopped') return
  const what = kind === 'confirmation' ? 'Confirmation' : 'Message'
  log(
    `${what} ${row.id} was not sent at attempt ${attempt.tries}${isOver ? ` and is ${state}` : ''}: ${failure.reason}`,
  )
}
