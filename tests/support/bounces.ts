/** A report of a mail server in the shape of RFC 3464. */
export type DsnParts = {
  to?: string
  headers?: string
  text?: string
  /** Fields of the recipient. */
  status?: string
  /** The headers of the returned mail. */
  original?: string
}

/** A mail with headers and a text. */
export function mailOf(headers: string, text: string): string {
  return `${headers.trim()}\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\n${text}\n`.replaceAll(
    '\n',
    '\r\n',
  )
}

/** As Postfix, Exchange and Google write it: a text, fields for programs, and the headers of the returned mail. */
export function dsnOf({
  to = 'site@site.example',
  headers = '',
  text = '',
  status = '',
  original = '',
}: DsnParts) {
  return `Return-Path: <>
From: Mail Delivery System <MAILER-DAEMON@mx.example>
To: <${to}>
Date: Mon, 5 Jan 2026 08:30:00 +0000
Message-ID: <report-${Buffer.from(status + original + to)
    .toString('base64url')
    .slice(-40)}@mx.example>
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
${headers ? `${headers}\n` : ''}Content-Type: multipart/report; report-type=delivery-status; boundary="=-part"

--=-part
Content-Type: text/plain; charset=utf-8

${text || 'Your message could not be delivered.'}

--=-part
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
Arrival-Date: Mon, 5 Jan 2026 08:29:00 +0000

${status.trim()}

--=-part
Content-Type: text/rfc822-headers

${original.trim()}

--=-part--
`.replaceAll('\n', '\r\n')
}
