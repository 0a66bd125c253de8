import { setTimeout } from 'node:timers/promises'
import type { Row } from '@libsql/client'
import { company } from '../src/site/company.ts'
import { compose } from './compose.ts'
import { query, statement } from './database.ts'
import type { Sent } from './mail/mail.ts'
import type { Kind, State } from './mails.ts'
import type { Services } from './services.ts'

const minute = 60_000
const hour = 60 * minute

/** Mails that are sent at the same time, and how often the same may arrive if its delivery is never confirmed. */
const [parallel, maxCopies] = [5, 3]

/** The first pause after a failure; each further one is twice as long, up to the longest. */
const [firstPauseMs, longestPauseMs] = [minute / 2, 6 * hour]

/** For how long a mail is tried again: a link that comes late is about to expire. */
const patienceMs: Record<Kind, number> = {
  message: company.kept.deliveryDays * 24 * hour,
  confirmation: (company.kept.confirmationHours * hour) / 3,
  letter: 48 * hour,
}

/** Sends what is due. One process alone may: the first call of `wake` takes up what an earlier one had under way. */
export function openWorker(services: Services) {
  const { database, now, troubles } = services
  const sending = new Set<Promise<void>>()
  const stopped = new AbortController()
  let isStopping = false
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
    if (sending.size >= parallel || isStopping) return undefined
    const mayBeLetter = sending.size < parallel - 1 && now() >= nextLetter
    // A time farther away than any pause comes from a clock that was wrong.
    const sql = `update mails set state = 'sending', attempts = attempts + 1, changed = ?1 where id = (
      select id from mails where state = 'waiting' and (next <= ?1 or next > ?1 + ${longestPauseMs})
      and (kind <> 'letter' or ?2) order by kind = 'letter', next limit 1) returning *`
    const [row] = await query(database, sql, now(), mayBeLetter ? 1 : 0)
    if (row?.kind === 'letter') nextLetter = now() + minute / services.lettersPerMinute
    return row
  }

  const deliver = async (row: Row): Promise<void> => {
    const sent = await send(services, row, stopped.signal)
    // As long as the disk is full: what is not written down would be sent again. What ends with the process is, too.
    for (let isFirst = sent.ok; isFirst || !stopped.signal.aborted; isFirst = false) {
      try {
        await record(services, row, sent)
        return troubles.set('Results', undefined)
      } catch (error) {
        troubles.set('Results', (error as Error).message)
        await setTimeout(1000, undefined, { signal: stopped.signal }).catch(() => {})
      }
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
      isStopping = true
      await looking
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
  const sql = `update mails set changed = ?1, error = 'The server ended.',
    next = case when state = 'sending' then ?1 else ?1 + copies * ${minute} end,
    state = case when state = 'sending' or (kind <> 'letter' and copies < ${maxCopies}) then 'waiting'
      when kind = 'letter' then 'uncertain' else 'failed' end where state in ('sending', 'leaving')`
  await query(database, sql, now())
}

async function send(services: Services, row: Row, signal: AbortSignal): Promise<Sent> {
  // Written down before the text of the mail leaves: from then on it may arrive.
  const sql = `update mails set state = 'leaving', copies = copies + 1 where id = ?`
  const onHandOver = () => query(services.database, sql, String(row.id))
  try {
    const mail = await compose(services, row)
    if (mail === undefined) return { ok: false, words: 'nobody waits for it any more', isOver: true }
    return await services.mailer.send(mail, { signal, onHandOver })
  } catch (error) {
    return { ok: false, words: (error as Error).message }
  }
}

/** Writes down what became of a mail. What was typed is deleted when it is sent; a message that fails is company.kept. */
async function record(services: Services, row: Row, sent: Sent): Promise<void> {
  const { database, log, now, troubles } = services
  const { id, kind, attempts, content, subscriber } = row
  const { state, copies, next } = nextStep(row, sent, now())
  const isKept = state === 'waiting' || (state === 'failed' && kind === 'message')
  const sql = `update mails set state = ?2, copies = ?3, next = ?4, changed = ?5, error = ?6,
    content = case when ?7 then content else '' end where id = ?1`
  // The visitor may sign up again at once.
  const forgetSignUp = `delete from sign_ups where token = json_extract(?, '$.token')`
  const endLetters = 'update subscribers set unreachable = ? where id = ?'
  await database.batch([
    ...(state === 'failed' && kind === 'confirmation' ? [statement(forgetSignUp, content ?? '')] : []),
    ...(sent.isUnknownAddress && kind === 'letter' ? [statement(endLetters, now(), subscriber ?? 0)] : []),
    statement(sql, id ?? '', state, copies, next, now(), sent.words ?? null, isKept ? 1 : 0),
  ])
  if (sent.ok || sent.isAboutServer) troubles.set('Sending', sent.ok ? undefined : sent.words)
  if (sent.words) log(`The ${kind} ${id} is ${state} after ${attempts} attempts: ${sent.words}`)
}

function nextStep(row: Row, sent: Sent, now: number): { state: State; copies: number; next: number } {
  const kind = row.kind as Kind
  const copies = Number(row.copies) + (sent.ok || sent.mayHaveArrived ? 1 : 0)
  const pauseMs = Math.min(firstPauseMs * 2 ** (Number(row.attempts) - 1), longestPauseMs)
  const next = now + Math.max(pauseMs, copies * minute)
  const isOver = sent.isOver || copies >= maxCopies || next > Number(row.created) + patienceMs[kind]
  const isUncertain = sent.mayHaveArrived && kind === 'letter'
  return { state: sent.ok ? 'sent' : isUncertain ? 'uncertain' : isOver ? 'failed' : 'waiting', copies, next }
}
