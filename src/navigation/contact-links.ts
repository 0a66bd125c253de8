/** Windows passes at most 2,083 characters of an address to a program, and adds some of its own. */
const maxMailLinkLength = 1800

/** `tel:` address of a phone number as it is written. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

export function mailLink(address: string, subject?: string): string {
  return subject === undefined ? `mailto:${address}` : `mailto:${address}?subject=${encodeText(subject)}`
}

/**
 * A mail with a subject and a text, whose lines end with CRLF. `isCut`: the end was left out, since an address that is too
 * long opens no mail program.
 */
export function mailDraft(address: string, subject: string, body: string): { href: string; isCut: boolean } {
  const characters = [...body.replace(/\r\n?|\n/g, '\r\n')]
  const kept = characters.map(encodeText)
  const start = `${mailLink(address, subject)}${body && '&body='}`
  let length = start.length + kept.join('').length
  while (length > maxMailLinkLength && kept.length > 0) length -= kept.pop()?.length ?? 0
  return { href: start + kept.join(''), isCut: kept.length < characters.length }
}

/** The address in OpenStreetMap; only a link, nothing is loaded from there. */
export function mapLink(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeText(address)}`
}

/** A text for an address. Replaces lone surrogates, for which `encodeURIComponent` throws; a cut text can have one. */
function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
}
