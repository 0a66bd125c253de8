import { company } from '../../src/company/company.ts'
import { query } from '../database.ts'
import { hashOf } from '../limits.ts'
import { composeMail } from '../mail/mail.ts'
import type { Services } from '../services.ts'
import type { Trouble } from './troubles.ts'

/** A trouble is over if it was not seen for so long. Milliseconds. */
const quietMs = 600_000

const webhookTimeoutMs = 10_000

type Event = { state: 'began' | 'over'; name: string; words: string }

/**
 * Reports each trouble once, and once when it is over: in the log, by mail and to a webhook. What was reported is in the
 * database, so that a restart repeats nothing, and in memory while there is none.
 */
export function openAlerts(services: Services) {
  const { database, now, log } = services
  const inMemory = new Set<string>()

  /** What was not reported yet. Of several processes one alone gets each. */
  async function begin(troubles: Trouble[]): Promise<Event[]> {
    for (const { name, words } of troubles) {
      const add = `insert into troubles (name, words, since, seen, told) values (?1, ?2, ?3, ?3, ?4) on conflict do nothing returning name`
      const isNew =
        (await query(database, add, name, words, now(), inMemory.has(name) ? now() : null)).length > 0
      if (isNew && !inMemory.has(name)) log(`Trouble: ${words}`)
      await query(database, 'update troubles set seen = ?, words = ? where name = ?', now(), words, name)
    }
    inMemory.clear()
    const rows = await query(
      database,
      'update troubles set told = ? where told is null returning name, words',
      now(),
    )
    return rows.map(({ name, words }) => ({ state: 'began', name: String(name), words: String(words) }))
  }

  async function end(): Promise<Event[]> {
    const sql = `delete from troubles where abs(seen - ?) > ${quietMs} returning name, words, told`
    const rows = await query(database, sql, now())
    for (const { words } of rows) log(`Over: ${words}`)
    return rows
      .filter(({ told }) => told !== null)
      .map(({ name, words }) => ({ state: 'over', name: String(name), words: String(words) }))
  }

  async function undo(events: Event[]): Promise<void> {
    for (const { state, name, words } of events) {
      if (state === 'began') await query(database, 'update troubles set told = null where name = ?', name)
      else {
        const sql =
          'insert into troubles (name, words, since, seen, told) values (?1, ?2, ?3, 0, ?3) on conflict do nothing'
        await query(database, sql, name, words, now())
      }
    }
  }

  async function beginInMemory(troubles: Trouble[]): Promise<Event[]> {
    const fresh = troubles.filter(({ name }) => !inMemory.has(name))
    for (const { name, words } of fresh) {
      inMemory.add(name)
      log(`Trouble: ${words}`)
    }
    return fresh.map(({ name, words }) => ({ state: 'began', name, words }))
  }

  /** Never throws. */
  return async (all: readonly Trouble[]): Promise<void> => {
    const troubles = all.filter(({ isQuiet }) => !isQuiet)
    const isMailDown = troubles.some(({ name }) => name === 'mail server')
    const isUnmailable = ({ state, name }: Event) => state === 'began' && name === 'mail server'
    try {
      const events = [...(await begin(troubles)), ...(await end())]
      if (events.length === 0) return
      const isSent = await send(services, events, isMailDown)
      // The log has it. Without a webhook nothing else can report that the mail server is down.
      if (!isSent) await undo(events.filter((event) => !isUnmailable(event)))
    } catch {
      const events = await beginInMemory(troubles)
      if (events.length > 0) await send(services, events, isMailDown)
    }
  }
}

/** All at once in one mail and one call. `false` if neither arrived, and there is somebody to tell. */
async function send(services: Services, events: Event[], isMailDown: boolean): Promise<boolean> {
  const { to, url } = services.config.alerts
  const results = [
    ...(to === undefined ? [] : [isMailDown ? false : sendMail(services, to, events)]),
    ...(url === undefined ? [] : [callWebhook(url, events)]),
  ]
  return results.length === 0 || (await Promise.all(results)).includes(true)
}

async function sendMail(services: Services, to: string, events: Event[]): Promise<boolean> {
  const { config, mailer, now } = services
  const id = hashOf(services, 'alert', String(now()), ...events.map(({ name }) => name))
  const [first] = events
  const sent = await mailer.send(
    composeMail({ name: company.shortName, address: config.from }, id, {
      to,
      subject: `${company.shortName}: ${first?.state === 'over' ? 'over' : 'trouble'} (${events.length})`,
      text: `${textOf(events)}\n`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    }),
  )
  return sent.ok
}

/** `text` is what Slack, Mattermost and Teams show. */
async function callWebhook(url: string, events: Event[]): Promise<boolean> {
  const body = JSON.stringify({ text: textOf(events), site: company.siteUrl, events })
  const headers = { 'Content-Type': 'application/json' }
  const signal = AbortSignal.timeout(webhookTimeoutMs)
  return fetch(url, { method: 'POST', headers, body, redirect: 'error', signal }).then(
    ({ ok }) => ok,
    () => false,
  )
}

const textOf = (events: readonly Event[]) =>
  events.map(({ state, words }) => (state === 'over' ? `Over: ${words}` : words)).join('\n\n')
