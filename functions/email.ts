import { z } from 'zod'
import { toAscii } from '../src/forms/clean-email.ts'

/** Browsers accept the same, but also hosts without a dot, addresses of machines, and dots in a row: nobody can reply. */
export function isEmail(text: string): boolean {
  const [local = '', domain = ''] = text.split('@')
  const isOdd = /^\.|\.\.|\.$/.test(local) || local.length > 64 || !/\.[a-z][a-z\d-]+$/i.test(domain)
  return z.regexes.html5Email.test(text) && !isOdd && toAscii(domain) !== undefined
}
