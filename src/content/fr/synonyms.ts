import { isOffered } from '../../pages.ts'

/**
 * Words that visitors type, and those that the pages have: whoever searches for a word of a group finds all of them. Plurals
 * and accents need no entry.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['restauration', 'récupération'],
  ['rançongiciel', 'ransomware'],
  ['RGPD', 'DSGVO', 'GDPR'],
  ['courriel', 'e-mail', 'mail'],
  ...(isOffered('telephony') ? [['téléphonie', 'VoIP']] : []),
  ['prix', 'tarif', 'coût'],
  ...(isOffered('careers') ? [['emploi', 'carrière', 'poste']] : []),
  ['adresse', 'contact'],
]
