import type { Services } from './services.ts'

export type Kind = 'message' | 'confirmation' | 'letter'

/**
 * What becomes of a mail. `sending`: nothing of it has left; `leaving`: it may have arrived. `failed`: it was refused,
 * tried for too long, or may have arrived often enough. `uncertain`: a letter that may have arrived.
 */
export type State = 'waiting' | 'sending' | 'leaving' | 'sent' | 'failed' | 'uncertain'

/** The announcement of a post. */
export type Letter = { slug: string; title: string; excerpt: string }

/** A statement that stores a mail; a condition may be added at its end. `content` is what it is written from. */
export function insertMail({ now }: Services, id: string, kind: Kind, content: object) {
  const sql = `insert or ignore into mails (id, kind, content, state, created, changed, next)
    select ?1, ?2, ?3, 'waiting', ?4, ?4, ?4`
  return { sql, args: [id, kind, JSON.stringify(content), now()] }
}
