/**
 * An e-mail address as contact lists, mail programs and keyboards of other scripts hand it over, in its usual form:
 * `<mailto:anna＠firma．example>.` is `anna@firma.example`. Blanks elsewhere stay: nobody knows what they stand for.
 */
export function cleanEmail(text: string): string {
  const plain = text
    // Full-width letters and signs.
    .normalize('NFKC')
    .replace(/。/g, '.')
    // What has no shape, such as soft hyphens and marks of direction.
    .replace(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/^[\s<([{"'„“‚‘«]+|[\s.,;:!>)\]}"'“”’»]+$/g, '')
  const address = /^mailto:/i.test(plain) ? plain.slice('mailto:'.length).replace(/\?.*/, '') : plain
  return address.trim().replace(/\s*@\s*/g, '@')
}

/** `<info@müller.example>` as mail servers write it: `info@xn--mller-kva.example`. What is no address stays as it is. */
export function normalizeEmail(text: string): string {
  const address = cleanEmail(text)
  const [, local, domain = ''] = /^(.*)@(.*)$/s.exec(address) ?? []
  return toAscii(domain) === undefined ? address : `${local}@${toAscii(domain)}`
}

/** A host in ASCII; `undefined` for what cannot be a host, such as one with a blank. */
export function toAscii(domain: string): string | undefined {
  if (!/^[\p{L}\p{M}\d.-]+$/u.test(domain)) return undefined
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return undefined
  }
}
