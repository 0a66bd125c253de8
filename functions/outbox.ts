import { setTimeout } from 'node:timers/promises'
import type { Row } from '@libsql/client'
import { compose } from './compose.ts'
import { query, statement } from './database.ts'
import { kept } from './kept.ts'
import type { Sent } from './mail/mail.ts'
import type { Kind, State } from './mails.ts'
import type { Services } from './services.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Mails that are sent at the same time, as many as there are connections to a mail server. */
const parallel = 5

/** So often may the same mail arrive, if its delivery is never confirmed. */
const maxCopies = 3

/** The first pause after a failure; each further one is twice as long, up to the longest. */
const [firstPauseMs, longestPauseMs] = [minute / 2, 6 * hour]

/** For how long a mail is tried again: a link that comes late is about to expire. */
const patienceMs: Record<Kind, number> = {
  message: kept.deliveryDays * day,
  confirmation: (kept.confirmationHours * hour) / 3,
  letter: 2 * day,
}

export type Worker = ReturnType<typeof openWorker>

/**
 * Sends what is due. One process alone may do so with a database: the first call of `wake` takes up what an earlier one
 * had under way, so it comes when the server has its port.
 */
export function openWorker(services: Services) {
  const { database, now, troubles } = services
  const sending = new Set<Promise<void>>()
  const stopping = new AbortController()
  const stopped = new AbortController()
  let isRecovered = false
  let nextLetter = 0
  let looking: Promise<void> | undefined

  /** Begins what is due, as far as there are places. Never throws. */
  const wake = (): Promise<void> => {
    looking ??= look()
      .catch((error: Error) => troubles.set('Outbox', error.message))
      .finally(() => {
        looking = undefined
      })
    return looking
  }

  const look = async () => {
    if (!isRecovered) await recover(services)
    isRecovered = true
    for (let row = await claim(); row; row = await claim()) {
      const done = deliver(row).finally(() => {
        sending.delete(done)
        void wake()
      })
      sending.add(done)
    }
    troubles.set('Outbox', undefined)
  }

  /** Takes the next mail. Letters come last, and leave a place for a message. */
  const claim = async (): Promise<Row | undefined> => {
    if (sending.size >= parallel || stopping.signal.aborted) return undefined
    const mayBeLetter = sending.size < parallel - 1 && now() >= nextLetter
    // A time farther away than any pause comes from a clock that was wrong.
    const sql = `update mails set state = 'sending', attempts = attempts + 1, changed = ?1 where id = (
      select id from mails where state = 'waiting' and (next <= ?1 or next > ?1 + ${longestPauseMs})
      and (kind <> 'letter' or ?2) order by kind = 'letter', next limit 1) returning *`
    const [row] = await query(database, sql, now(), mayBeLetter ? 1 : 0)
    if (row?.kind === 'letter') nextLetter = now() + minute / services.lettersPerMinute
    return row
  }

  const deliver = async (row: Row) => {
    const sent = await send(row)
    // The next start takes up what this process breaks off. While the disk is full this one goes on: a mail that is not
    // written down would be sent again.
    while (sent.ok || !stopped.signal.aborted) {
      try {
        return await record(services, row, sent)
      } catch (error) {
        troubles.set('Outbox', (error as Error).message)
        if (stopped.signal.aborted) return
        await setTimeout(1000, undefined, { signal: stopped.signal }).catch(() => {})
      }
    }
  }

  const send = async (row: Row): Promise<Sent> => {
    // Written down before the text of the mail leaves: from then on it may arrive.
    const sql = `update mails set state = 'leaving', copies = copies + 1 where id = ?`
    const onHandOver = () => query(database, sql, String(row.id))
    try {
      const mail = await compose(services, row)
      if (mail === undefined) return { ok: false, words: 'nobody waits for it any more', isOver: true }
      return await services.mailer.send(mail, { signal: stopped.signal, onHandOver })
    } catch (error) {
      return { ok: false, words: (error as Error).message }
    }
  }

  return {
    wake,
    /** Until nothing is due or under way. */
    async settle(): Promise<void> {
      do {
        await Promise.all(sending)
        // The first one may have looked already.
        await wake()
        await wake()
      } while (sending.size > 0)
    },
    /** Begins no further mail, and breaks off what is under way when the time is over. */
    async stop(waitMs: number): Promise<void> {
      stopping.abort()
      const timer = globalThis.setTimeout(() => stopped.abort(), waitMs)
      await Promise.all(sending)
      clearTimeout(timer)
    },
  }
}

/**
 * Takes up what was being sent when the process before this one died. What never left starts at once. What may have
 * arrived waits a minute for each copy, so that a crash loop does not use up the copies; a letter is not sent again.
 */
async function recover({ database, now }: Services): Promise<void> {
  const sql = `update mails set changed = ?1, next = ?1 + copies * ${minute}, state = case
    when state = 'sending' or (kind <> 'letter' and copies < ${maxCopies}) then 'waiting'
    when kind = 'letter' then 'uncertain' else 'failed' end, error = 'The server ended.'
    where state in ('sending', 'leaving')`
  await query(database, sql, now())
}

/** Writes down what became of a mail. What was typed is deleted when it is sent; a message that fails is kept. */
async function record(services: Services, row: Row, sent: Sent): Promise<void> {
  const { database, log, now, troubles } = services
  const { id, kind, attempts, content } = row
  const { state, copies, next } = nextStep(row, sent, now())
  const isKept = state === 'waiting' || (state === 'failed' && kind === 'message')
  const sql = `update mails set state = ?2, copies = ?3, next = ?4, changed = ?5, error = ?6, content = ?7 where id = ?1`
  const ends = [
    statement(sql, String(id), state, copies, next, now(), sent.words ?? null, isKept ? (content ?? '') : ''),
  ]
  if (sent.isUnknownAddress && kind === 'letter') {
    ends.push(statement('update subscribers set unreachable = ? where id = ?', now(), Number(row.subscriber)))
  }
  if (state === 'failed' && kind === 'confirmation') {
    // The visitor may sign up again at once.
    ends.push(statement(`delete from sign_ups where token = json_extract(?, '$.token')`, String(content)))
  }
  await database.batch(ends)
  if (sent.ok) troubles.set('Sending', undefined)
  else if (sent.isAboutServer) troubles.set('Sending', sent.words)
  if (sent.words) log(`The ${kind} ${id} is ${state} after ${attempts} attempts: ${sent.words}`)
}

function nextStep(row: Row, sent: Sent, now: number): { state: State; copies: number; next: number } {
  const kind = row.kind as Kind
  const copies = Number(row.copies) + (sent.ok || sent.mayHaveArrived ? 1 : 0)
  const pauseMs = Math.min(firstPauseMs * 2 ** (Number(row.attempts) - 1), longestPauseMs)
  const next = now + Math.max(pauseMs, copies * minute)
  const isTooLate = next > Number(row.created) + patienceMs[kind]
  if (sent.ok) return { state: 'sent', copies, next }
  if (sent.mayHaveArrived && kind === 'letter') return { state: 'uncertain', copies, next }
  return { state: sent.isOver || copies >= maxCopies || isTooLate ? 'failed' : 'waiting', copies, next }
}
