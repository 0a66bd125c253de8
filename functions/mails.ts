import type { Services } from './services.ts'

export type Kind = 'message' | 'confirmation' | 'letter'

/** Of a mail that is `sending` nothing has left; one that is `leaving`, or a letter that is `uncertain`, may have arrived. */
export type State = 'waiting' | 'sending' | 'leaving' | 'sent' | 'failed' | 'uncertain'

/** The announcement of a post. */
export type Letter = { slug: string; title: string; excerpt: string }

/** A statement that stores a mail; a condition may be added at its end. `content` is what it is written from. */
export function insertMail({ now }: Services, id: string, kind: Kind, content: object) {
  const sql = `insert or ignore into mails (id, kind, content, state, created, changed, next)
    select ?1, ?2, ?3, 'waiting', ?4, ?4, ?4`
  return { sql, args: [id, kind, JSON.stringify(content), now()] }
}
