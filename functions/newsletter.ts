import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Row } from '@libsql/client'
import { company } from '../src/site/company.ts'
import type { Language } from '../src/site/languages.ts'
import { query, statement } from './database.ts'
import type { Refusal, SignUpForm } from './forms.ts'
import { insertMail, type Letter } from './mails.ts'
import type { Services } from './services.ts'
import { shellIn } from './texts.ts'

const hourMs = 3_600_000

/** Who gets letters. */
export const isActive = 'withdrawn is null and unreachable is null'

/** The same for any writing of an address; also the proof who has left. */
export const hashOf = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('hex')

/** Nobody can guess it: 192 bits. */
const newToken = () => randomBytes(24).toString('base64url')

/** A token of a link, without what mail programs add to it: line ends within, dots and brackets behind it. */
export function readToken(text: string | null): string | undefined {
  return /^[\w-]{32}/.exec(text?.replace(/\s/g, '') ?? '')?.[0]
}

/** What the proof of the consent needs, and where the link leads. */
type Visit = { ip: string; language: Language; functionsUrl: string }

/**
 * Stores a sign-up and the mail with its link; one mail to a mailbox in an hour. Whether the address is known makes no
 * difference, not even in time, since nobody looks.
 */
export async function signUp(
  services: Services,
  form: SignUpForm,
  visit: Visit,
): Promise<Refusal | undefined> {
  const { database, limits, now } = services
  const { email, firstName } = form
  const { ip, language, functionsUrl } = visit
  const retryAfter = limits.take('signUps', ip)
  if (retryAfter > 0) return { status: 429, problem: 'tooMany', retryAfter }
  const token = newToken()
  const mailbox = hashOf(email.replace(/\+[^@]*@/, '@'))
  const { before, link, after } = shellIn(language).newsletter.consent
  const wording = before + link + after
  const version = `${language}-${createHash('sha256').update(wording).digest('hex').slice(0, 12)}`
  const mail = insertMail(services, randomUUID(), 'confirmation', { token, functionsUrl })
  await database.batch([
    statement('insert or ignore into consent_texts (version, text) values (?, ?)', version, wording),
    statement(
      `insert into sign_ups (token, email, hash, mailbox, first_name, language, consent_version, ip, created)
        select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
        where not exists (select 1 from sign_ups where mailbox = ?4 and created between ?9 - ${hourMs} and ?9)`,
      ...[token, email, hashOf(email), mailbox, firstName, language, version, ip, now()],
    ),
    {
      ...mail,
      sql: `${mail.sql} where exists (select 1 from sign_ups where token = json_extract(?3, '$.token'))`,
    },
  ])
  return undefined
}

/** A sign-up whose link is still valid. Who unsubscribes, or is erased, has none any more. */
export async function findSignUp({ database, now }: Services, token: string): Promise<Row | undefined> {
  const since = now() - company.kept.confirmationHours * hourMs
  return (await query(database, 'select * from sign_ups where token = ? and created >= ?', token, since))[0]
}

/** Somebody who gets letters, or has unsubscribed. */
export async function findSubscriber({ database }: Services, token: string): Promise<Row | undefined> {
  return (await query(database, 'select * from subscribers where token = ?', token))[0]
}

/** Stores a subscriber with the proof of the consent. Who is subscribed already keeps the first one. */
export async function confirm({ database, now }: Services, token: string, ip: string): Promise<void> {
  const sql = `insert into subscribers (token, hash, email, first_name, language, consent_version,
      signed_up, signed_up_ip, confirmed, confirmed_ip)
    select ?2, hash, email, first_name, language, consent_version, created, ip, ?3, ?4 from sign_ups where token = ?1
    on conflict (hash) do update set email = excluded.email, first_name = excluded.first_name,
      language = excluded.language, consent_version = excluded.consent_version, signed_up = excluded.signed_up,
      signed_up_ip = excluded.signed_up_ip, confirmed = excluded.confirmed, confirmed_ip = excluded.confirmed_ip,
      withdrawn = null, withdrawn_by = null, unreachable = null
    where not (${isActive})`
  await query(database, sql, token, newToken(), now(), ip)
}

/**
 * Forgets a subscriber but for the proof: a hash of the address, and the times and ways of consent and withdrawal. The
 * log has the number, for a backup from before that is restored.
 */
export async function unsubscribe(services: Services, id: number, by: 'link' | 'command'): Promise<void> {
  const { database, now, log } = services
  const sql = `update subscribers set email = null, first_name = null, signed_up_ip = null, confirmed_ip = null,
    withdrawn = ?2, withdrawn_by = ?3 where id = ?1 and withdrawn is null returning id`
  const [changed] = await database.batch([statement(sql, id, now(), by), ...forgetTraces(id)])
  if (changed?.rows.length) log(`Unsubscribed: subscriber ${id}`)
}

/** Erases an address with everything about it, but for messages to the company. `false`: it was not there. */
export async function forget({ database, log }: Services, email: string): Promise<boolean> {
  const hash = hashOf(email)
  const [row] = await query(database, 'select id from subscribers where hash = ?', hash)
  const results = await database.batch([
    ...forgetTraces(Number(row?.id ?? 0)),
    statement('delete from sign_ups where hash = ? returning 1', hash),
    statement('delete from subscribers where hash = ? returning 1', hash),
  ])
  if (row) log(`Erased: subscriber ${row.id}`)
  return results.some(({ rows }) => rows.length > 0)
}

/** The letters of a subscriber, and the sign-ups, whose links are dead then. */
const forgetTraces = (id: number) => [
  statement('delete from mails where subscriber = ?', id),
  statement('delete from sign_ups where hash = (select hash from subscribers where id = ?)', id),
]

/** Lets a letter be sent to all who have not got it yet; its key stays when the post is renamed. Returns to how many. */
export async function queueLetter({ database, now }: Services, key: string, letter: Letter): Promise<number> {
  const sql = `insert into mails (id, kind, subscriber, content, state, created, changed, next)
    select 'letter/' || ?1 || '/' || id, 'letter', id, ?2, 'waiting', ?3, ?3, ?3 from subscribers
    where ${isActive} on conflict do nothing returning 1`
  return (await query(database, sql, key, JSON.stringify(letter), now())).length
}

/** Takes back what is not sent yet. Returns how many copies. */
export async function stopLetter({ database }: Services, key: string): Promise<number> {
  const sql = `delete from mails where state = 'waiting' and id = 'letter/' || ? || '/' || subscriber returning 1`
  return (await query(database, sql, key)).length
}
