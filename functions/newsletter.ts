import { createHash } from 'node:crypto'
import type { Language } from '../src/i18n/languages.ts'
import { query } from './database.ts'
import type { Outcome, SignUpForm } from './forms.ts'
import { subscriberId } from './identity.ts'
import { consumeQuota, hashOf, mailbox, refundQuota } from './limits.ts'
import { withTimeout } from './mail/mail.ts'
import { deliver, enqueue, stateOf } from './outbox/outbox.ts'
import type { Services } from './services.ts'
import { limitVisitor, type Visitor } from './slow-down.ts'
import { shellIn } from './texts.ts'
import type { Content } from './tokens.ts'
import { recordWithdrawal } from './withdrawals.ts'

const hour = 3_600_000

/** The visit of somebody who signs up: what the proof of the consent needs. */
export type Visit = Visitor & { language: Language; functionsUrl: string }

/**
 * Sends a mail with a link. What the visitor typed is stored until that mail is sent or given up; after that it is in
 * the link alone. Whether the address is known makes no difference, not even in time, since nobody looks.
 */
export async function signUp(services: Services, form: SignUpForm, visit: Visit): Outcome {
  const { email, firstName } = form
  const { ip, language, functionsUrl } = visit
  const refusal = await limitVisitor(services, 'signUps', visit)
  if (refusal) return refusal
  const box = mailbox(email)
  if (await consumeQuota(services, 'confirmationsPerAddress', box)) return undefined

  const at = services.now()
  const consentVersion = await storeConsentText(services, language)
  const id = hashOf(services, 'confirmation', box, String(Math.floor(at / hour)))
  const content = { email, firstName, language, consentVersion, ip, at, functionsUrl }
  await enqueue(services, id, 'confirmation', content)
  await withTimeout(services.sendTimeoutMs, deliver(services, id))
  if ((await stateOf(services, id)) !== 'refused') return undefined
  // The visitor may try again at once.
  await refundQuota(services, 'confirmationsPerAddress', box)
  return { status: 503, problem: 'signUpNotSent' }
}

/**
 * Stores a subscriber with the proof of the consent. `false`: since they signed up, they have unsubscribed, were
 * erased, or a letter could not be delivered.
 */
export async function confirm(services: Services, signUp: Content<'confirm'>, ip: string): Promise<boolean> {
  const { database } = services
  const id = await subscriberId(services, signUp.email)
  const { email, firstName, language, consentVersion, at } = signUp
  const sql = `insert into subscribers
      (id, email, first_name, language, consent_version, signed_up, signed_up_ip, confirmed, confirmed_ip)
    select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 where not exists (select 1 from forgotten where id = ?1 and at >= ?6)
    on conflict (id) do update set email = excluded.email, first_name = excluded.first_name,
      language = excluded.language, consent_version = excluded.consent_version, signed_up = excluded.signed_up,
      signed_up_ip = excluded.signed_up_ip, confirmed = excluded.confirmed, confirmed_ip = excluded.confirmed_ip,
      withdrawn = null, bounced = null, source = null, withdrawn_by = null, bounce_reason = null, restored = null
    where (withdrawn is not null or bounced is not null)
      and coalesce(withdrawn, 0) < excluded.signed_up and coalesce(bounced, 0) < excluded.signed_up`
  const proof = [email, firstName, language, consentVersion, at, signUp.ip, services.now(), ip]
  await query(database, sql, id, ...proof)
  const active = 'select 1 from subscribers where id = ? and withdrawn is null and bounced is null'
  return (await query(database, active, id)).length > 0
}

/** How somebody has unsubscribed; `command` is the owner, who was asked to. */
export type WithdrawnBy = 'link' | 'mail' | 'complaint' | 'command'

/**
 * Forgets a subscriber but for the proof: a hash of the address, and the times and ways of consent and withdrawal.
 * `false`: there is none, or it was done before.
 */
export async function unsubscribe(
  services: Services,
  { subscriber }: { subscriber: string; language?: Language },
  by: WithdrawnBy = 'link',
): Promise<boolean> {
  const { database } = services
  const sql = `update subscribers set email = null, first_name = null, signed_up_ip = null, confirmed_ip = null,
    withdrawn = ?, withdrawn_by = ? where id = ? and withdrawn is null returning id`
  const changed = await query(database, sql, services.now(), by, subscriber)
  if (changed.length > 0) recordWithdrawal(services, subscriber)
  await query(database, 'delete from deliveries where subscriber = ?', subscriber)
  await query(database, 'delete from refusals where subscriber = ?', subscriber)
  return changed.length > 0
}

/** Stores what visitors agree to, since the site may change it, and returns a name for exactly this wording. */
async function storeConsentText({ database }: Services, language: Language): Promise<string> {
  const { before, link, after } = shellIn(language).newsletter.consent
  const text = before + link + after
  const version = `${language}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`
  const sql = 'insert into consent_texts (version, text) values (?, ?) on conflict do nothing'
  await query(database, sql, version, text)
  return version
}
