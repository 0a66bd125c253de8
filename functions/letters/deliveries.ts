import { createHash } from 'node:crypto'
import type { InValue } from '@libsql/client'
import { firstSlug } from '../../src/blog/post.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { query } from '../database.ts'
import { hashOf } from '../limits.ts'
import type { Services } from '../services.ts'
import type { Letter } from './compose-letter.ts'

/** What becomes of a copy. `uncertain`: it may have been sent, and is not sent again. */
export type CopyState = 'waiting' | 'sending' | 'sent' | 'bounced' | 'uncertain'

/** A copy that is being sent now. */
export type Copy = { id: string; subscriber: string; email: string; firstName: string; language: Language }

/** Who gets letters. */
export const isActive = 'confirmed is not null and withdrawn is null and bounced is null'

/** Another run is sending this letter, or was interrupted a moment ago. */
export class LetterLocked extends Error {
  constructor(readonly seconds: number) {
    super(`locked for ${seconds} s`)
  }
}

/**
 * The id of a copy: hexadecimal, since mail servers change the case of addresses, and it is in the return path. The
 * same for every attempt; nobody can guess it.
 */
export function copyId(services: Services, letter: string, subscriber: string): string {
  return createHash('sha256')
    .update(hashOf(services, 'letter', letter, subscriber))
    .digest('hex')
    .slice(0, 32)
}

/** The deliveries of a letter. A copy is `sending` in the database before it is sent, so that none is sent twice. */
export function openDeliveries(services: Services, letter: Letter) {
  const { database, now, leaseMs } = services
  const key = firstSlug(letter)
  let lockedUntil = 0
  const run = (sql: string, ...args: InValue[]) => query(database, sql, ...args)

  async function lock(): Promise<void> {
    lockedUntil = now() + leaseMs
    const sql = `insert into letters (slug, locked_until) values (?1, ?2) on conflict (slug) do update
      set locked_until = ?2, stopped = null where locked_until <= ?3 returning slug`
    if ((await run(sql, key, lockedUntil, now())).length > 0) return
    const [row] = await run('select locked_until from letters where slug = ?', key)
    throw new LetterLocked(Math.ceil((Number(row?.locked_until) - now()) / 1000))
  }

  async function addReaders(): Promise<void> {
    const without = `select id from subscribers left join deliveries on letter = ? and subscriber = id
      where copy is null and ${isActive}`
    const copies = (await run(without, key)).map(({ id }) => [id, copyId(services, key, String(id))])
    const add = `insert into deliveries (letter, subscriber, copy, state, changed)
      select ?1, value ->> 0, value ->> 1, 'waiting', ?2 from json_each(?3) where true
      on conflict do update set copy = excluded.copy`
    await run(add, key, now(), JSON.stringify(copies))
  }

  return {
    /** Returns how many copies of a run that crashed may have been sent. Throws `LetterLocked`. */
    async begin(): Promise<number> {
      await lock()
      // Copies that went out under another address of the post, in whatever order its aliases are.
      for (const other of [letter.slug, ...(letter.aliases ?? [])]) {
        if (other !== key)
          await run('update or ignore deliveries set letter = ? where letter = ?', key, other)
      }
      const crashed = `update deliveries set state = 'uncertain', changed = ?2
        where letter = ?1 and state = 'sending' returning 1`
      const uncertain = await run(crashed, key, now())
      // Each run tries a copy once: what is refused for now is refused a second later, too.
      await run(`update deliveries set tries = 0 where letter = ? and state = 'waiting'`, key)
      await addReaders()
      return uncertain.length
    },

    /**
     * Writes down what became of copies, and takes the next ones, in one transaction; checks that the readers have not
     * unsubscribed since. `undefined`: the owner has stopped the letter, or another run has it.
     */
    async next(results: ReadonlyMap<string, CopyState>, size: number, pauseMs: number) {
      // Never the same value again: another run would take it for its own.
      const until = Math.max(now() + Math.round(pauseMs) + leaseMs, lockedUntil + 1)
      const [, locked, claimed] = await database.batch([
        {
          sql: `update deliveries set state = value ->> 1, changed = ?2 from json_each(?3)
            where letter = ?1 and subscriber = value ->> 0`,
          args: [key, now(), JSON.stringify([...results])],
        },
        {
          sql: `update letters set locked_until = ?3 where slug = ?1 and locked_until = ?2 and stopped is null returning 1`,
          args: [key, lockedUntil, until],
        },
        {
          sql: `update deliveries set state = 'sending', tries = tries + 1, changed = ?2
            where letter = ?1 and exists (select 1 from letters where slug = ?1 and locked_until = ?3 and stopped is null)
            and subscriber in (
              select subscriber from deliveries join subscribers on id = subscriber
              where letter = ?1 and state = 'waiting' and tries = 0 and ${isActive} order by subscriber limit ?4)
            returning copy, subscriber,
              (select json_array(email, first_name, language) from subscribers where id = subscriber) as reader`,
          args: [key, now(), until, size],
        },
      ])
      if (!locked?.rows.length) return undefined
      lockedUntil = until
      return (claimed?.rows ?? []).map((row): Copy => {
        const [email, firstName, language] = JSON.parse(String(row.reader))
        const [id, subscriber] = [String(row.copy), String(row.subscriber)]
        return { id, subscriber, email, firstName: firstName ?? '', language }
      })
    },

    /** Returns how many readers are left for the next run. */
    async end(): Promise<number> {
      await run('update letters set locked_until = 0 where slug = ? and locked_until = ?', key, lockedUntil)
      const waiting = `select count(*) as count from deliveries join subscribers on id = subscriber
        where letter = ? and state = 'waiting' and ${isActive}`
      return Number((await run(waiting, key))[0]?.count)
    },
  }
}
