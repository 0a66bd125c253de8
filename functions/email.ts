import { z } from 'zod'
import { cleanEmail } from '../src/forms/clean-email.ts'

/** Browsers accept the same, but also hosts without a dot, addresses of machines, and dots in a row: nobody can reply. */
export function isEmail(text: string): boolean {
  const [local = '', domain = ''] = text.split('@')
  const isOdd = /^\.|\.\.|\.$/.test(local) || local.length > 64 || !/\.[a-z][a-z\d-]+$/i.test(domain)
  return z.regexes.html5Email.test(text) && !isOdd && toAscii(domain) !== undefined
}

/** `<info@müller.example>` as mail servers write it: `info@xn--mller-kva.example`. What is no address stays as it is. */
export function normalizeEmail(text: string): string {
  const address = cleanEmail(text)
  const [, local, domain = ''] = /^(.*)@(.*)$/s.exec(address) ?? []
  return toAscii(domain) === undefined ? address : `${local}@${toAscii(domain)}`
}

/** `undefined` for what cannot be a host, such as one with a blank. */
function toAscii(domain: string): string | undefined {
  const isHost = /^[\p{L}\p{M}\d.-]+$/u.test(domain) && URL.canParse(`http://${domain}`)
  return isHost ? new URL(`http://${domain}`).hostname : undefined
}
