import { isOffered } from '../../pages.ts'

/**
 * Words that visitors type, and those that the pages have: whoever searches for a word of a group finds all of them. Plurals
 * and endings need no entry, nor do `ae`, `oe`, `ue` and `ss`.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['Rücksicherung', 'Wiederherstellung', 'Restore', 'Recovery'],
  ...(isOffered('backup') ? [['Datensicherung', 'Backup', 'Sicherungskopie', 'Sicherheitskopie']] : []),
  ['Ransomware', 'Erpressungstrojaner', 'Verschlüsselungstrojaner'],
  ['Passwort', 'Kennwort'],
  ['MFA', '2FA', 'Zwei-Faktor-Authentifizierung', 'Multi-Faktor-Authentifizierung'],
  ['DSGVO', 'GDPR', 'Datenschutz-Grundverordnung'],
  ['E-Mail', 'Mail'],
  ...(isOffered('telephony') ? [['Telefonie', 'Telefonanlage', 'VoIP']] : []),
  ['WLAN', 'Wi-Fi', 'Funknetz'],
  ['Preis', 'Kosten', 'Tarif'],
  ...(isOffered('healthcare') ? [['Arzt', 'Praxis', 'Gesundheitswesen']] : []),
  ...(isOffered('taxAdvisors') ? [['Steuerberater', 'Steuerkanzlei', 'Kanzlei']] : []),
  ['KMU', 'Mittelstand'],
  ...(isOffered('careers') ? [['Karriere', 'Stellenangebot', 'Stelle', 'Job']] : []),
  ['Adresse', 'Anschrift', 'Kontakt'],
]
