import { createHash } from 'node:crypto'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { judgeRefusal, type Verdict } from './judge-refusal.ts'

/** What a mail to the address for bounces says about a copy of a letter. */
export type Report = {
  /** The same for the same mail. */
  id: string
  /** What may name the copy: it is in return path, Message-ID and headers, and nobody can guess it. */
  copies: string[]
  at: number
} & ({ kind: 'refused'; verdict: Verdict; detail: string } | { kind: 'complaint' } | { kind: 'unsubscribe' })

/** The id of a copy. Letters of both cases are the same, since mail servers change them. */
const copyPattern = /(?<![\da-z])[\da-f]{32}(?![\da-z])/gi

/** More than any report has. */
const maxCopies = 20

/** What a reader wants by "List-Unsubscribe". */
const unsubscribeWords = /^\s*(unsubscribe|abmelden|abbestellen|d[ée]sabonner)\b/i

/** Who writes reports, and what their subjects are if the report has no part for programs. */
const daemons = /^(mailer-daemon|postmaster|mail-?daemon|maildaemon)@/i
const delayed = /delay|warning|verzöger|retard/i

/** Where the returned mail begins: it is a letter about anything. */
const returned =
  /^.{0,12}(-{3}.*\b(copy|original|below this line|kopie|returned message)\b|this is a copy of).*$/im

/** Reads a report of a mail server or of a mailbox provider (RFC 3464, RFC 5965), or the wish to unsubscribe. `undefined`: another mail. */
export async function parseReport(source: Uint8Array | string, now: number): Promise<Report | undefined> {
  const mail = await PostalMime.parse(source, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' })
  const found = readWish(mail) ?? readComplaint(mail) ?? readStatus(mail) ?? readPlainBounce(mail)
  if (found === undefined) return undefined
  const text = found.kind === 'unsubscribe' ? headersOf(mail) : everythingIn(mail)
  const copies = [...new Set(text.match(copyPattern)?.map((copy) => copy.toLowerCase()))]
  const at = Math.min(Date.parse(mail.date ?? '') || now, now)
  const id = createHash('sha256')
    .update(mail.messageId ?? source)
    .digest('hex')
  return { ...found, id, copies: copies.slice(0, maxCopies), at }
}

/** A mail that a person sends by the link in the header. Vacation replies are not of a person. */
function readWish(mail: Email): { kind: 'unsubscribe' } | undefined {
  const isAutomatic = !/^(no)?$/i.test(header(mail, 'auto-submitted')) || header(mail, 'x-autoreply') !== ''
  const isWish = unsubscribeWords.test(mail.subject ?? '')
  return isWish && !isAutomatic && !isFromDaemon(mail) ? { kind: 'unsubscribe' } : undefined
}

function readComplaint(mail: Email): { kind: 'complaint' } | undefined {
  const report = partOf(mail, /^message\/feedback-report$/)
  const type = report && fieldsOf(report)[0]?.get('feedback-type')
  return type && /^(abuse|fraud|opt-out)/i.test(type) ? { kind: 'complaint' } : undefined
}

function readStatus(mail: Email) {
  const report = partOf(mail, /^message\/(global-)?delivery-status$/)
  const failed = report && fieldsOf(report).find((fields) => /^failed/i.test(fields.get('action') ?? ''))
  if (failed === undefined) return undefined
  return refusedBy(failed.get('diagnostic-code') ?? '', failed.get('status') ?? '')
}

/** Of qmail, Exim and others, which write in words only. */
function readPlainBounce(mail: Email) {
  const isStructured = mail.attachments.some(({ mimeType }) => /^message\/.*(status|report)$/.test(mimeType))
  const isReply = /^auto-replied/i.test(header(mail, 'auto-submitted')) && !isFromDaemon(mail)
  const isBounce = isFromDaemon(mail) || header(mail, 'x-failed-recipients') !== ''
  if (isStructured || isReply || !isBounce || delayed.test(mail.subject ?? '')) return undefined
  const [words = ''] = (mail.text ?? mail.html ?? '').split(returned, 1)
  return refusedBy(words.replace(/\s+/g, ' '), '')
}

/** Of what a server said, only codes are kept: the text has the address. */
function refusedBy(said: string, status: string) {
  const code = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(said)?.[0] ?? status.split(' ', 1)[0] ?? ''
  const reply = /(?:^|[\s;:])([45]\d\d)(?![\d.])/.exec(said)?.[1] ?? ''
  return {
    kind: 'refused' as const,
    verdict: judgeRefusal(said, status),
    detail: `${reply} ${code}`.trim(),
  }
}

function isFromDaemon({ from, headers }: Email): boolean {
  const isNobody = headers.some(({ key, value }) => key === 'return-path' && value.trim() === '<>')
  return (isNobody && !from?.address) || daemons.test(from?.address ?? '')
}

const header = ({ headers }: Email, name: string) =>
  headers.find(({ key }) => key === name)?.value.trim() ?? ''

const partOf = ({ attachments }: Email, type: RegExp) =>
  attachments.find(({ mimeType }) => type.test(mimeType))

/** Groups of fields, divided by blank lines. */
function fieldsOf(part: Attachment): Map<string, string>[] {
  const lines = contentOf(part)
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
  return lines.split(/\n{2,}/).map((group) => {
    const fields = group.split('\n').map((line) => /^([\w-]+)\s*:\s*(.*)$/.exec(line))
    return new Map(fields.flatMap((it) => (it ? [[String(it[1]).toLowerCase(), String(it[2])]] : [])))
  })
}

const contentOf = ({ content }: Attachment) => String(content)

const headersOf = ({ headers }: Email) => headers.map(({ value }) => value).join('\n')

const everythingIn = (mail: Email) =>
  [headersOf(mail), mail.text, mail.html, ...mail.attachments.map(contentOf)].join('\n')
