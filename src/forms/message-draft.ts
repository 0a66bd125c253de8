import { mailDraft } from '../links/contact-links.ts'

/** A mail draft with what was typed into a contact form: who writes, then the message. */
export function messageDraft(
  address: string,
  { subject = '', message = '', ...sender }: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
  fallbackSubject: string,
) {
  const lines = Object.entries(sender).flatMap(([name, value]) =>
    value === '' ? [] : [`${labels[name]}: ${value}`],
  )
  const body = [lines.join('\n'), message].filter((part) => part !== '').join('\n\n')
  return mailDraft(address, subject || fallbackSubject, body)
}
