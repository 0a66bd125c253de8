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
