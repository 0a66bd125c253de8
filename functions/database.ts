import { setTimeout } from 'node:timers/promises'
import type { InStatement, InValue, ResultSet, Row } from '@libsql/client'
import { type Client, createClient } from '@libsql/client'

/** What the functions use of a database. A batch is one transaction. */
export type Database = {
  execute: (statement: InStatement) => Promise<ResultSet>
  batch: (statements: InStatement[]) => Promise<ResultSet[]>
  close: () => void
}

/** All times are milliseconds since 1970. */
const schema = [
  // What was typed stays in `content` until the mail is sent. A letter has a row for each of its readers.
  `create table if not exists mails (
    id text primary key, kind text not null, subscriber integer, content text not null, state text not null,
    attempts integer not null default 0, copies integer not null default 0,
    created integer not null, changed integer not null, next integer not null, error text
  )`,
  'create index if not exists mails_due on mails (state, next)',
  // Who has not confirmed yet. `hash` is that of the address, `mailbox` the address without what follows a plus sign.
  `create table if not exists sign_ups (
    token text primary key, email text not null, hash text not null, mailbox text not null, first_name text not null,
    language text not null, consent_version text not null, ip text not null, created integer not null
  )`,
  // A number is never used twice: the log and the rows of letters name people by it.
  `create table if not exists subscribers (
    id integer primary key autoincrement, token text not null unique, hash text not null unique,
    email text, first_name text, language text not null, consent_version text not null,
    signed_up integer not null, signed_up_ip text, confirmed integer not null, confirmed_ip text,
    withdrawn integer, withdrawn_by text, unreachable integer
  )`,
  'create table if not exists consent_texts (version text primary key, text text not null)',
]

/**
 * Opens a database with its first statement; what fails is tried again with the next one.
 *
 * @param patienceMs how long a statement waits for another process that writes; forms give up after ten seconds
 */
export function openDatabase(url: string, patienceMs = 5000): Database {
  const client = createClient({ url })
  let isReady = false
  const use = async <T>(run: () => Promise<T>) => {
    // With a log of writes, readers and a writer do not wait for each other.
    const preparing = isReady ? [] : ['pragma journal_mode = wal', ...schema]
    for (const sql of preparing) await retryBusy(client, patienceMs, () => client.execute(sql))
    isReady = true
    return retryBusy(client, patienceMs, run)
  }
  return {
    execute: (statement) => use(() => client.execute(statement)),
    batch: (statements) => use(() => client.batch(statements, 'write')),
    close: () => client.close(),
  }
}

/** The rows of one statement. */
export async function query(database: Database, sql: string, ...args: InValue[]): Promise<Row[]> {
  return (await database.execute({ sql, args })).rows
}

/** A statement of a batch. */
export const statement = (sql: string, ...args: InValue[]): InStatement => ({ sql, args })

/** Waits for another process that writes: the driver's own wait would stop this one. */
async function retryBusy<T>(client: Client, patienceMs: number, run: () => Promise<T>): Promise<T> {
  const end = performance.now() + patienceMs
  for (let pauseMs = 5; ; pauseMs = Math.min(2 * pauseMs, 200)) {
    try {
      return await run()
    } catch (error) {
      const { code = '' } = error as { code?: string }
      // The second: another statement has renewed the connection meanwhile.
      const isBusy = /^SQLITE_(BUSY|LOCKED)/.test(code) || code === 'CLIENT_CLOSED'
      if (client.closed || !isBusy) throw error
      // The old connection is stuck in an old state of the database.
      client.reconnect()
      if (performance.now() > end) throw error
      await setTimeout(pauseMs)
    }
  }
}
