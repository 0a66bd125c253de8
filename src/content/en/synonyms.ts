import { isOffered } from '../../pages.ts'

/**
 * Words that visitors type, and those that the pages have: whoever searches for a word of a group finds all of them. Plurals
 * and endings need no entry.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['restore', 'recovery', 'restoration'],
  ['password', 'passphrase'],
  ['MFA', '2FA', 'two-factor', 'multi-factor'],
  ['GDPR', 'DSGVO'],
  ['email', 'mail'],
  ...(isOffered('telephony') ? [['telephony', 'phone', 'VoIP']] : []),
  ['WLAN', 'Wi-Fi'],
  ['price', 'cost'],
  ...(isOffered('careers') ? [['career', 'job', 'vacancy']] : []),
  ['address', 'contact'],
]
