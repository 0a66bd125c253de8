/**
 * Words that visitors type, and those that the pages have: whoever searches for a word of a group finds all of them. Plurals
 * and endings need no entry, nor do `ae`, `oe`, `ue` and `ss`.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['Rücksicherung', 'Wiederherstellung', 'Restore', 'Recovery'],
  ['Datensicherung', 'Backup', 'Sicherungskopie', 'Sicherheitskopie'],
  ['Ransomware', 'Erpressungstrojaner', 'Verschlüsselungstrojaner'],
  ['Passwort', 'Kennwort'],
  ['MFA', '2FA', 'Zwei-Faktor-Authentifizierung', 'Multi-Faktor-Authentifizierung'],
  ['DSGVO', 'GDPR', 'Datenschutz-Grundverordnung'],
  ['E-Mail', 'Mail'],
  ['Telefonie', 'Telefonanlage', 'VoIP'],
  ['WLAN', 'Wi-Fi', 'Funknetz'],
  ['Preis', 'Kosten', 'Tarif'],
  ['Arzt', 'Praxis', 'Gesundheitswesen'],
  ['Steuerberater', 'Steuerkanzlei', 'Kanzlei'],
  ['KMU', 'Mittelstand'],
  ['Karriere', 'Stellenangebot', 'Stelle', 'Job'],
  ['Adresse', 'Anschrift', 'Kontakt'],
]
