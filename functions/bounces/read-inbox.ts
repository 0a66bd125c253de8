import type { ImapFlow } from 'imapflow'
import { query } from '../database.ts'
import type { Services } from '../services.ts'
import { parseReport } from './parse-report.ts'
import { applyReport } from './record-report.ts'

/** So many mails at a time; the next look takes the others. */
const maxMails = 200

/** Of a longer mail only the beginning is read: the parts of a report come before the returned mail. Bytes. */
const maxBytes = 262_144

/** At the first look: what came in the last days. Milliseconds. */
const firstDays = 30 * 86_400_000

export type InboxReport = { read: number; refused: number; complaint: number; unsubscribe: number }

/**
 * Reads what has come to the mailbox for bounces since the last look, and does what the reports say. Nothing is deleted:
 * a report that was applied is marked as read, other mails stay as they are. Throws what is wrong with the mailbox.
 */
export async function readInbox(services: Services): Promise<InboxReport> {
  const { config, database, now } = services
  const report: InboxReport = { read: 0, refused: 0, complaint: 0, unsubscribe: 0 }
  const url = config.bounces?.imapUrl
  if (url === undefined) return report
  const { client, folder } = await connect(url)
  try {
    await client.mailboxOpen(folder)
    const { uidValidity } = client.mailbox as { uidValidity: bigint }
    const known = await readMark(services, String(uidValidity))
    const wanted = known === undefined ? { since: new Date(now() - firstDays) } : { uid: `${known + 1}:*` }
    const found = (await client.search(wanted, { uid: true })) || []
    // A range that ends with `*` always has the last mail.
    const uids = found.filter((uid) => uid > (known ?? 0)).sort((a, b) => a - b)
    for (const uid of uids.slice(0, maxMails)) {
      const mail = await client.fetchOne(String(uid), { source: { maxLength: maxBytes } }, { uid: true })
      const source = mail ? mail.source : undefined
      const parsed = source ? await parseReport(source, now()).catch(() => undefined) : undefined
      const done = parsed && (await applyReport(services, parsed))
      report.read += 1
      if (done) {
        report[done] += 1
        await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
      }
      const mark = `insert into notes (name, value) values ('inbox', ?1) on conflict (name) do update set value = ?1`
      await query(database, mark, `${uidValidity} ${uid}`)
    }
  } finally {
    await client.logout().catch(() => client.close())
  }
  return report
}

/** IMAP has states, literals and extensions of which each server has its own: a library that is kept up, not ours. */
async function connect(url: string): Promise<{ client: ImapFlow; folder: string }> {
  const { ImapFlow } = await import('imapflow')
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const isSecure = protocol === 'imaps:'
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 993 : 143),
    secure: isSecure,
    // A password never goes over the net in clear.
    ...(!isSecure && !isLocal && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    greetingTimeout: 30_000,
    socketTimeout: 60_000,
  })
  // What goes wrong between two commands fails the next one.
  client.on('error', () => {})
  await client.connect()
  return { client, folder: decodeURIComponent(pathname.slice(1)) || 'INBOX' }
}

/** The last mail that was read, as long as the server numbers them in the same way. */
async function readMark({ database }: Services, uidValidity: string): Promise<number | undefined> {
  const [row] = await query(database, `select value from notes where name = 'inbox'`)
  const [validity, uid] = String(row?.value ?? '').split(' ')
  return validity === uidValidity ? Number(uid) : undefined
}
