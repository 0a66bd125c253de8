import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Row } from '@libsql/client'
import { composeLetter } from '../../functions/compose.ts'
import { query } from '../../functions/database.ts'
import { forget, hashOf, isActive, queueLetter, stopLetter, unsubscribe } from '../../functions/newsletter.ts'
import type { Services } from '../../functions/services.ts'
import { firstSlug, type Post } from '../../src/blog/post.ts'
import { normalizeEmail } from '../../src/forms/clean-email.ts'
import { defaultLanguage } from '../../src/site/languages.ts'

/** Its result is printed, as JSON or as a sentence; `undefined`: there is no such thing. */
type Action = (services: Services, argument: string, other: string) => Promise<unknown>

/** What the owner can do, by command, action and arguments. Without an action it is the first of the command. */
export const commands: Record<string, Action> = {
  /** What waits, or could not be delivered, without what was typed. */
  'messages list': async ({ database }) => {
    const columns = 'id, kind, state, attempts, created, changed, next, error'
    const sql = `select ${columns} from mails where kind <> 'letter' and state <> 'sent' order by created`
    return (await query(database, sql)).map(readable)
  },
  'messages show ID': async ({ database }, id) =>
    (await query(database, 'select * from mails where id = ?', id)).map(readable)[0],
  /** What failed starts as if it were new, what waits is next; without an ID all of both. Never what is being sent. */
  'messages retry [ID]': async ({ database, now }, id) => {
    const sql = `update mails set state = 'waiting', attempts = 0, next = ?1,
      copies = iif(state = 'failed', 0, copies), created = iif(state = 'failed', ?1, created)
      where (state = 'waiting' and kind <> 'letter' or state = 'failed' and kind = 'message')
      and ?2 in ('', id) returning id`
    const { length } = await query(database, sql, now(), id)
    return length > 0 ? `${length} will be sent.` : undefined
  },
  'messages drop ID': async ({ database }, id) => {
    const sql = `delete from mails where id = ? and kind <> 'letter' and state in ('waiting', 'failed') returning 1`
    return (await query(database, sql, id)).length > 0 ? 'It is deleted.' : undefined
  },

  'subscribers count': async ({ database }) => {
    const sql = `select count(*) filter (where ${isActive}) as active, count(unreachable) as unreachable,
      count(withdrawn) as withdrawn from subscribers`
    return (await query(database, sql))[0]
  },
  /** All with the proof of their consent, as CSV (RFC 4180). */
  'subscribers export': async ({ database }) => {
    const { columns, rows } = await database.execute(`${withWording} order by id`)
    const lines = rows.map(readable).map((row) => columns.map((name) => row[name]))
    return [columns, ...lines].map((line) => line.map(quote).join(',')).join('\r\n')
  },
  /** Everything about an address, for somebody who asks. */
  'subscribers find ADDRESS': async ({ database }, text) => {
    const subscriber = await findSubscriber(database, text)
    const email = normalizeEmail(text).toLowerCase()
    const signUps = await query(database, 'select * from sign_ups where hash = ?', hashOf(email))
    const sql = `select id, kind, state, created, content from mails where subscriber = ?
      or (content <> '' and lower(json_extract(content, '$.email')) = ?)`
    const mails = await query(database, sql, Number(subscriber?.id ?? 0), email)
    if (!subscriber && signUps.length + mails.length === 0) return undefined
    return { subscriber, signUps: signUps.map(readable), mails: mails.map(readable) }
  },
  'subscribers unsubscribe ADDRESS|NUMBER': async (services, text) => {
    const subscriber = await findSubscriber(services.database, text)
    if (subscriber) await unsubscribe(services, Number(subscriber.id), 'command')
    return subscriber && 'Unsubscribed; times and ways are kept as the proof.'
  },
  /** Erases an address with everything about it, but for messages to the company. */
  'subscribers forget ADDRESS': async (services, text) =>
    (await forget(services, normalizeEmail(text))) ? 'Erased.' : undefined,

  'newsletter list': ({ database }) => {
    const letter = `substr(id, 8, length(id) - 8 - length(subscriber))`
    const sql = `select ${letter} as letter, state, count(*) as copies from mails where kind = 'letter' group by 1, 2`
    return query(database, sql)
  },
  'newsletter try FILE ADDRESS': async ({ config, database, mailer }, file, address) => {
    const email = normalizeEmail(address)
    const reader = { id: 0, email, first_name: '', language: defaultLanguage, token: 'a-test', length: 0 }
    const sent = await mailer.send(composeLetter(config, randomUUID(), readPost(file), reader))
    if (!sent.ok) throw new Error(`It was not sent: ${sent.words}`)
    const [row] = await query(database, `select count(*) as count from subscribers where ${isActive}`)
    return `Sent. With "send" it goes to ${row?.count} subscribers.`
  },
  'newsletter send FILE': async (services, file) => {
    const post = readPost(file)
    return `${await queueLetter(services, firstSlug(post), post)} copies will be sent.`
  },
  'newsletter stop FILE': async (services, file) =>
    `${await stopLetter(services, firstSlug(readPost(file)))} copies are taken back.`,
}

/** The data of a post on the published site. */
function readPost(file: string): Pick<Post, 'slug' | 'title' | 'excerpt' | 'aliases'> {
  const post: Partial<Post> = file.endsWith('.json') ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const { slug, title, excerpt, aliases = [] } = post
  if (slug && title && excerpt) return { slug, title, excerpt, aliases }
  throw new Error(`"${file}" is no data of a post, such as dist/content/posts/a-post.json.`)
}

const withWording = `select subscribers.*, text as consent_text from subscribers
  left join consent_texts on version = consent_version`

async function findSubscriber(database: Services['database'], text: string) {
  const id = /^\d+$/.test(text) ? Number(text) : 0
  const sql = `${withWording} where hash = ? or subscribers.id = ?`
  return (await query(database, sql, hashOf(normalizeEmail(text)), id)).map(readable)[0]
}

const times = ['created', 'changed', 'next', 'signed_up', 'confirmed', 'withdrawn', 'unreachable']

/** A row with times as people read them, and without what is empty. */
function readable(row: Row): Record<string, unknown> {
  const entries = Object.entries(row).filter(([, value]) => value !== null && value !== '')
  const read = (name: string, value: unknown) => (times.includes(name) ? new Date(Number(value)) : value)
  return Object.fromEntries(entries.map(([name, value]) => [name, read(name, value)]))
}

/** A spreadsheet would run what begins with one of these signs. */
function quote(value: unknown = ''): string {
  const text = value instanceof Date ? value.toISOString() : String(value)
  return `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`
}
