/** Windows passes at most 2,083 characters of an address to a program, and adds some of its own. */
const maxMailLinkLength = 1800

/** The part of it that the subject may take. */
const maxMailSubjectLength = 400

/** `tel:` address of a phone number as it is written. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

export function mailLink(address: string, subject?: string): string {
  return subject === undefined ? `mailto:${address}` : `mailto:${address}?subject=${encodeText(subject)}`
}

/**
 * A mail with a subject and a text. `isCut`: something was left out, since an address that is too long opens no mail
 * program.
 */
export function mailDraft(address: string, subject: string, body: string): { href: string; isCut: boolean } {
  const title = encodeWithin(subject, maxMailSubjectLength)
  const start = `mailto:${address}?subject=${title.encoded}`
  if (body === '') return { href: start, isCut: title.isCut }
  const text = encodeWithin(body, maxMailLinkLength - start.length - '&body='.length)
  return { href: `${start}&body=${text.encoded}`, isCut: title.isCut || text.isCut }
}

/** The address in OpenStreetMap; only a link, nothing is loaded from there. */
export function mapLink(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeText(address)}`
}

/** A text for an address. Replaces lone surrogates, for which `encodeURIComponent` throws; a cut text can have one. */
function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
}

/** The beginning of a text that has at most `limit` characters when it is encoded; a mail's lines end with CRLF. */
function encodeWithin(text: string, limit: number): { encoded: string; isCut: boolean } {
  let encoded = ''
  for (const [character] of text.matchAll(/\r\n|./gsu)) {
    const next = encodeText(/^[\r\n]/.test(character) ? '\r\n' : character)
    if (encoded.length + next.length > limit) return { encoded, isCut: true }
    encoded += next
  }
  return { encoded, isCut: false }
}
